import { useMutation } from '@tanstack/react-query';
import { resetPassword } from '../../../contract/accounts/accounts.ts';
import type { BodyOf } from '../../../contract/http.ts';
import { call } from '../../lib/api.ts';
import { endSession } from '../../lib/session.ts';

/** A reset ends every session, this browser's too. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (reset: BodyOf<typeof resetPassword>) => call(resetPassword, { body: reset }),
    onSuccess: endSession,
  });
}
