import { useMutation } from '@tanstack/react-query';
import { forgotPassword } from '../../../contract/accounts/accounts.ts';
import { call } from '../../lib/api.ts';

export function useForgotPassword() {
  return useMutation({
    mutationFn: (nameOrEmail: string) => call(forgotPassword, { body: { userName: nameOrEmail } }),
  });
}
