import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { loginWithPasskey, reauthenticate } from '../../../../contract/accounts/accounts.ts';
import { addPasskey, deletePasskey, listPasskeys, renamePasskey } from '../../../../contract/accounts/passkeys.ts';
import { call } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';
import { beginSession } from '../beginSession.ts';
import { makePasskey, signWithPasskey } from './ceremonies.ts';

export const usePasskeys = () =>
  useQuery({ queryKey: queryKeys.passkeys, queryFn: ({ signal }) => call(listPasskeys, {}, signal) });

export const useAddPasskey = () =>
  useChange(async (name: string) => call(addPasskey, { body: { name, response: await makePasskey() } }));
export const useRenamePasskey = () =>
  useChange(({ id, name }: { id: string; name: string }) => call(renamePasskey, { params: { id }, body: { name } }));
export const useDeletePasskey = () => useChange((id: string) => call(deletePasskey, { params: { id } }));

export const useSignInWithPasskey = () =>
  useMutation({
    mutationFn: async () => call(loginWithPasskey, { body: { response: await signWithPasskey(), remember: true } }),
    onSuccess: (session) => beginSession(session, true),
  });

export const useProveWithPasskey = () =>
  useMutation({ mutationFn: async () => call(reauthenticate, { body: { passkey: await signWithPasskey() } }) });

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        [queryKeys.passkeys, queryKeys.secondFactors, queryKeys.devices].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
