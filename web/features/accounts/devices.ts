import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteOtherSessions, deleteSession, listSessions } from '../../../contract/accounts/accounts.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useDevices = () =>
  useQuery({ queryKey: queryKeys.devices, queryFn: ({ signal }) => call(listSessions, {}, signal) });

const useSignOut = <Which>(signOut: (which: Which) => Promise<null>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: signOut,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.devices }),
  });
};

export const useSignOutDevice = () => useSignOut((id: string) => call(deleteSession, { params: { id } }));
export const useSignOutOthers = () => useSignOut(() => call(deleteOtherSessions, {}));
