import { useMutation } from '@tanstack/react-query';
import { createAccount, login } from '../../../contract/accounts/accounts.ts';
import { call } from '../../lib/api.ts';
import { readSiteLanguage } from '../../lib/siteLanguage.ts';
import { beginSession } from './beginSession.ts';

interface NewAccount {
  userName: string;
  email: string;
  password: string;
}

/** Makes the account and signs in to it, so that nobody types twice what they have just chosen. */
export function useSignUp() {
  return useMutation({
    mutationFn: async (account: NewAccount) => {
      const language = readSiteLanguage();
      await call(createAccount, { body: { ...account, termsAccepted: true, signupSrc: 'site', language } });
      const { userName, password } = account;
      return call(login, { body: { userName, password, remember: true } });
    },
    onSuccess: (session) => beginSession(session, true),
  });
}
