import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteMe } from '../../../contract/accounts/me.ts';
import type { BodyOf } from '../../../contract/http.ts';
import { call } from '../../lib/api.ts';
import { endSession } from '../../lib/session.ts';

export function useDeleteAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof deleteMe>) => call(deleteMe, { body }),
    onSuccess: () => {
      endSession();
      queryClient.clear();
    },
  });
}
