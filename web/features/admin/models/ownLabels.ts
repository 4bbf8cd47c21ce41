import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteOwnLabels, exportOwnLabels, getOwnLabels } from '../../../../contract/admin/ownLabels.ts';
import { call, callForFile } from '../../../lib/api.ts';
import { download } from '../../../lib/download.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';

export const useOwnLabels = () =>
  useQuery({ queryKey: queryKeys.ownLabels, queryFn: ({ signal }) => call(getOwnLabels, {}, signal) });

export const useOwnLabelsExport = () =>
  useMutation({
    mutationFn: async () => download(await callForFile(exportOwnLabels, {}), 'fitpulse-own-labels.jsonl'),
  });

export function useDeleteOwnLabels() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteOwnLabels, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.ownLabels }),
  });
}
