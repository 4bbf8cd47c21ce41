import { useQuery } from '@tanstack/react-query';
import { getLastBilling } from '../../../contract/commerce/orders.ts';
import type { AnswerOf } from '../../../contract/http.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export type LastBilling = NonNullable<AnswerOf<typeof getLastBilling>>;

/** Asked for once each time the page opens, so that nothing changes under who is typing. */
export const useLastBilling = () =>
  useQuery({
    queryKey: queryKeys.lastBilling,
    queryFn: ({ signal }) => call(getLastBilling, { query: {} }, signal),
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false },
  });
