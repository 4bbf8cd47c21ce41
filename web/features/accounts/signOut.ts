import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logout } from '../../../contract/accounts/accounts.ts';
import { call } from '../../lib/api.ts';
import { forgetWaiting } from '../../lib/outbox/waiting.ts';
import { endSession } from '../../lib/session.ts';

/** Signs this browser out even when the server can't be told. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // What is asked for still would come back refused.
      await queryClient.cancelQueries();
      return call(logout, {});
    },
    onSettled: async () => {
      // A tab that is killed now is still signed in rather than signed out with entries behind.
      await forgetWaiting().catch(() => undefined);
      endSession();
      queryClient.clear();
    },
  });
}
