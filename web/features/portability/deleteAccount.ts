import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../contract/http.ts';
import { deleteMe } from '../../../contract/me.ts';
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
