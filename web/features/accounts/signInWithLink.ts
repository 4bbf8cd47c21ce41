import { useMutation } from '@tanstack/react-query';
import { loginWithLink } from '../../../contract/accounts/accounts.ts';
import { call } from '../../lib/api.ts';
import { startSession } from '../../lib/session.ts';

export function useSignInWithLink() {
  return useMutation({
    mutationFn: (code: string) => call(loginWithLink, { body: { code } }),
    onSuccess: (session) => startSession(session, true),
  });
}
