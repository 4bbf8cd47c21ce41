import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteSession, listSessions } from '../../../contract/accounts.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useDevices = () =>
  useQuery({ queryKey: queryKeys.devices, queryFn: ({ signal }) => call(listSessions, {}, signal) });

export function useSignOutDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteSession, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.devices }),
  });
}

/** "Chrome on Android" from what a browser says of itself. */
export function deviceName(userAgent: string): string {
  const browser = [
    ['Edg', 'Edge'],
    ['OPR', 'Opera'],
    ['SamsungBrowser', 'Samsung Internet'],
    ['Firefox', 'Firefox'],
    ['Chrome', 'Chrome'],
    ['Safari', 'Safari'],
  ].find(([mark = '']) => userAgent.includes(`${mark}/`))?.[1];
  const system = [
    ['Android', 'Android'],
    ['iPhone', 'iPhone'],
    ['iPad', 'iPad'],
    ['Windows', 'Windows'],
    ['Mac OS', 'macOS'],
    ['Linux', 'Linux'],
  ].find(([mark = '']) => userAgent.includes(mark))?.[1];
  if (!browser && !system) return 'Unknown device';
  return [browser ?? 'A browser', system].filter(Boolean).join(' on ');
}
