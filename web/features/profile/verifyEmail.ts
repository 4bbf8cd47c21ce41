import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendEmailVerification, verifyEmail } from '../../../contract/accounts/emailVerification.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useSendVerification = () => useMutation({ mutationFn: () => call(sendEmailVerification, {}) });

export function useVerifyEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(verifyEmail, { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.profile }),
  });
}
