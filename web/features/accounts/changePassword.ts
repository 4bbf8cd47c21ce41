import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changePassword } from '../../../contract/accounts/accounts.ts';
import type { BodyOf } from '../../../contract/http.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof changePassword>) => call(changePassword, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.devices }),
  });
}
