import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { grantRefund, listOpenRefunds, refuseRefund } from '../../../../contract/commerce/subscriptions.ts';
import type { AnswerOf } from '../../../../contract/http.ts';
import { call } from '../../../lib/api.ts';
import { savingKey } from '../../../lib/logging.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';

export type Refund = AnswerOf<typeof grantRefund>;

export const useOpenRefunds = () =>
  useQuery({
    queryKey: queryKeys.refunds,
    queryFn: ({ signal }) => call(listOpenRefunds, {}, signal),
  });

const refresh = (queryClient: QueryClient) => {
  queryClient.invalidateQueries({ queryKey: queryKeys.refunds });
  queryClient.invalidateQueries({ queryKey: queryKeys.adminStats });
};

export function useGrantRefund() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: savingKey,
    mutationFn: (id: string) => call(grantRefund, { params: { id } }),
    onSettled: () => refresh(queryClient),
  });
}

export function useRefuseRefund() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: savingKey,
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(refuseRefund, { params: { id }, body: { reason } }),
    onSettled: () => refresh(queryClient),
  });
}
