import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createAccount } from '../../../../contract/accounts/accounts.ts';
import type { BodyOf } from '../../../../contract/http.ts';
import { ApiProblem, call } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';

const longestReason = 200;

export type NewUser = Pick<BodyOf<typeof createAccount>, 'userName' | 'password' | 'plan' | 'role'>;

export function useCreateUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (user: NewUser) =>
      call(createAccount, {
        body: { ...user, termsAccepted: true, signupSrc: 'site', msgCarrierId: '' },
        asAdmin: true,
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.people }),
  });
}

/** "Create failed (409): That user name is taken. Choose another." */
export const createFailure = (error: Error): string =>
  error instanceof ApiProblem && error.status > 0
    ? `Create failed (${error.status}): ${error.message.slice(0, longestReason)}`
    : error.message;
