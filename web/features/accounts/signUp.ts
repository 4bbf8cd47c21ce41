import { useMutation } from '@tanstack/react-query';
import { createAccount } from '../../../contract/accounts.ts';
import { call } from '../../lib/api.ts';

export function useSignUp() {
  return useMutation({
    mutationFn: ({ userName, password }: { userName: string; password: string }) =>
      call(createAccount, { body: { userName, password, termsAccepted: true, signupSrc: 'site' } }),
  });
}
