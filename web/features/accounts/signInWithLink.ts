import { useMutation } from '@tanstack/react-query';
import { loginWithLink } from '../../../contract/accounts/accounts.ts';
import { call } from '../../lib/api.ts';
import { beginSession } from './beginSession.ts';

export function useSignInWithLink() {
  return useMutation({
    mutationFn: (code: string) => call(loginWithLink, { body: { code } }),
    onSuccess: (session) => beginSession(session, true),
  });
}
