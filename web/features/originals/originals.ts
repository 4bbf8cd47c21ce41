import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteOriginal,
  getOriginal,
  listOriginals,
  type Original,
  originalFileName,
} from '../../../contract/originals.ts';
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

export const useDownloadOriginal = () =>
  useMutation({
    mutationFn: async (original: Original) =>
      download(await callForFile(getOriginal, { params: { id: original.id } }), originalFileName(original)),
  });
