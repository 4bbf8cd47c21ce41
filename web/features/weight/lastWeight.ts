import { useQuery } from '@tanstack/react-query';
import { getProfile } from '../../../contract/accounts/profile.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { useSession } from '../../lib/session.ts';

/** The weight that was logged last, in kg; 0 where there is none, undefined while it isn't known. */
export function useLastWeight(): number | undefined {
  const userId = useSession()?.userId ?? '';
  const query = useQuery({
    queryKey: queryKeys.lastWeight,
    queryFn: async ({ signal }) => (await call(getProfile, { params: { userId } }, signal)).weightKg,
  });
  return query.data;
}
