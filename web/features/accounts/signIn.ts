import { useMutation } from '@tanstack/react-query';
import { login } from '../../../contract/accounts/accounts.ts';
import type { BodyOf } from '../../../contract/http.ts';
import { call } from '../../lib/api.ts';
import { beginSession } from './beginSession.ts';

export function useSignIn() {
  return useMutation({
    mutationFn: (credentials: BodyOf<typeof login>) => call(login, { body: credentials }),
    onSuccess: (session, { remember }) => beginSession(session, remember ?? false),
  });
}
