import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createReadingKind, listReadingKinds } from '../../../contract/entries/readings.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useOwnKinds = () =>
  useQuery({ queryKey: queryKeys.readingKinds, queryFn: ({ signal }) => call(listReadingKinds, {}, signal) });

export function useMakingKind() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; unit: string }) => call(createReadingKind, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.readingKinds }),
  });
}
