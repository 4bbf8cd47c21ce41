import { useQuery } from '@tanstack/react-query';
import type { planNames } from '../../../contract/accounts.ts';
import { listNotifications, listSubscriptions } from '../../../contract/notifications.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** What the plan holds. */
export const useNotifications = (plan: (typeof planNames)[number]) =>
  useQuery({
    queryKey: [...queryKeys.notifications, plan],
    queryFn: ({ signal }) => call(listNotifications, { query: { plan } }, signal),
  });

/** The codes that the person wants. */
export const useSubscriptions = (userId: string) =>
  useQuery({
    queryKey: queryKeys.subscriptions,
    queryFn: async ({ signal }) => {
      const subscriptions = await call(listSubscriptions, { params: { userId } }, signal);
      return subscriptions.map(({ notificationCode }) => notificationCode);
    },
  });
