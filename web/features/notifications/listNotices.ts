import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listNotices, readAllNotices, readNotice } from '../../../contract/notifications.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

const refetchMs = 120_000;

export const useNotices = () =>
  useQuery({
    queryKey: queryKeys.notices,
    queryFn: ({ signal }) => call(listNotices, {}, signal),
    refetchInterval: refetchMs,
  });

/** Marks one notice as read, or all of them. */
export function useReadNotices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? call(readAllNotices, {}) : call(readNotice, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.notices }),
  });
}
