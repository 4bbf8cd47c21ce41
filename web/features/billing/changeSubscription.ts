import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelSubscription, resumeSubscription } from '../../../contract/commerce/subscriptions.ts';
import { call } from '../../lib/api.ts';
import { savingKey } from '../../lib/logging.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

const routes = { cancel: cancelSubscription, resume: resumeSubscription };

export function useChangeSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: savingKey,
    mutationFn: (change: keyof typeof routes) => call(routes[change], { body: {} }),
    onSuccess: (subscription) => queryClient.setQueryData(queryKeys.subscription, subscription),
  });
}
