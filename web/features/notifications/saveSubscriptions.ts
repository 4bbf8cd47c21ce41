import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type NotificationCode, subscribe, unsubscribe } from '../../../contract/notifications.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

interface Change {
  before: NotificationCode[];
  after: NotificationCode[];
}

/** One call for each code that was ticked or unticked. */
export function useSaveSubscriptions(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ before, after }: Change) =>
      Promise.all([
        ...after
          .filter((code) => !before.includes(code))
          .map((notificationCode) => call(subscribe, { body: { userId, notificationCode } })),
        ...before
          .filter((code) => !after.includes(code))
          .map((code) => call(unsubscribe, { params: { userId, code } })),
      ]),
    onSuccess: (_, { after }) => queryClient.setQueryData(queryKeys.subscriptions, after),
    onError: () => queryClient.invalidateQueries({ queryKey: queryKeys.subscriptions }),
  });
}
