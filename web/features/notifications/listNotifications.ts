import { useQuery } from '@tanstack/react-query';
import type { planNames } from '../../../contract/accounts/accounts.ts';
import type { AnswerOf } from '../../../contract/http.ts';
import { listNotifications, listSubscriptions } from '../../../contract/notifications.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** What the person wants, each at its usual times or at their own. */
export type Subscriptions = AnswerOf<typeof listSubscriptions>;

/** What the plan holds. */
export const useNotifications = (plan: (typeof planNames)[number]) =>
  useQuery({
    queryKey: [...queryKeys.notifications, plan],
    queryFn: ({ signal }) => call(listNotifications, { query: { plan } }, signal),
  });

export const useSubscriptions = (userId: string) =>
  useQuery({
    queryKey: queryKeys.subscriptions,
    queryFn: ({ signal }) => call(listSubscriptions, { params: { userId } }, signal),
  });
