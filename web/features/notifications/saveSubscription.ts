import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type NotificationCode, subscribe, unsubscribe } from '../../../contract/notifications.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

interface Choice {
  code: NotificationCode;
  isWanted: boolean;
  /** Null for the usual times; those that hold where it is left out. */
  times?: string[] | null;
}

/** Saves the choice of one notification. */
export function useSaveSubscription(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ code, isWanted, times }: Choice): Promise<void> => {
      if (isWanted) await call(subscribe, { body: { userId, notificationCode: code, times } });
      else await call(unsubscribe, { params: { userId, code } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.subscriptions }),
  });
}
