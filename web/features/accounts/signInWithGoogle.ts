import { useMutation } from '@tanstack/react-query';
import { loginWithGoogle } from '../../../contract/accounts/accounts.ts';
import { call } from '../../lib/api.ts';
import { readSiteLanguage } from '../../lib/siteLanguage.ts';
import { beginSession } from './beginSession.ts';

export function useSignInWithGoogle() {
  return useMutation({
    mutationFn: (credential: string) => call(loginWithGoogle, { body: { credential, language: readSiteLanguage() } }),
    onSuccess: (session) => beginSession(session, false),
  });
}
