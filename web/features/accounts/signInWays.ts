import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSignInWays, setSignInWays } from '../../../contract/accounts/accounts.ts';
import type { BodyOf } from '../../../contract/http.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { updateSession } from '../../lib/session.ts';

/** Whether the account can be opened by the Telegram chat alone. */
export const useOpensByChatOnly = () =>
  useQuery({
    queryKey: queryKeys.signInWays,
    queryFn: ({ signal }) => call(getSignInWays, {}, signal),
    select: ({ hasPassword, hasGoogle, hasPasskey }) => !hasPassword && !hasGoogle && !hasPasskey,
  });

export function useSetSignInWays() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof setSignInWays>) => call(setSignInWays, { body }),
    onSuccess: (ways) => {
      queryClient.setQueryData(queryKeys.signInWays, ways);
      updateSession({ userName: ways.userName, email: ways.email });
      return queryClient.invalidateQueries({ queryKey: queryKeys.profile });
    },
  });
}
