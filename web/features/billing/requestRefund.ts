import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requestRefund } from '../../../contract/commerce/subscriptions.ts';
import { call } from '../../lib/api.ts';
import { savingKey } from '../../lib/logging.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export function useRequestRefund() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: savingKey,
    mutationFn: (request: { orderId: string; reason: string }) => call(requestRefund, { body: request }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.orders }),
  });
}
