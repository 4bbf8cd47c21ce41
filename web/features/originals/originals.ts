import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteOriginal, getOriginal, listOriginals, type Original } from '../../../contract/originals.ts';
import { call, callForFile } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useOriginals = () =>
  useQuery({ queryKey: queryKeys.originals, queryFn: ({ signal }) => call(listOriginals, {}, signal) });

export function useDeleteOriginal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteOriginal, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.originals }),
  });
}

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf', 'text/plain': 'txt' };

export const useDownloadOriginal = () =>
  useMutation({
    mutationFn: async ({ id, kind, mediaType, createdAt }: Original) =>
      download(
        await callForFile(getOriginal, { params: { id } }),
        `${kind === 'mealPhoto' ? 'meal' : 'report'}-${createdAt.slice(0, 10)}.${extensions[mediaType] ?? 'bin'}`,
      ),
  });
