import { useMutation } from '@tanstack/react-query';
import { loginWithGoogle } from '../../../contract/accounts/accounts.ts';
import { call } from '../../lib/api.ts';
import { startSession } from '../../lib/session.ts';

export function useSignInWithGoogle() {
  return useMutation({
    mutationFn: (credential: string) => call(loginWithGoogle, { body: { credential } }),
    onSuccess: (session) => startSession(session, false),
  });
}
