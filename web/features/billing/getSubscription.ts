import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSubscription } from '../../../contract/commerce/subscriptions.ts';
import type { AnswerOf } from '../../../contract/http.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { readSession, updateSession } from '../../lib/session.ts';

export type Subscription = AnswerOf<typeof getSubscription>;

const askAgainMs = 300_000;

/** The plan that holds now. The session's plan follows it, after a purchase as after an end. */
export function useSubscription(userId: string) {
  const query = useQuery({
    queryKey: queryKeys.subscription,
    queryFn: ({ signal }) => call(getSubscription, { query: {} }, signal),
    enabled: userId !== '',
    refetchInterval: askAgainMs,
  });
  const plan = query.data?.plan;
  useEffect(() => {
    if (plan && plan !== readSession()?.plan) updateSession({ plan });
  }, [plan]);
  return query;
}
