import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getModelState, tryReading } from '../../../../contract/admin/adminModels.ts';
import { call } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';

export const useModelState = () =>
  useQuery({ queryKey: queryKeys.modelState, queryFn: ({ signal }) => call(getModelState, {}, signal) });

export function useTryReading() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(tryReading, { body: { text } }),
    onSettled: () => {
      queryClient.invalidateQueries({ queryKey: queryKeys.modelState });
      queryClient.invalidateQueries({ queryKey: queryKeys.modelUsage });
    },
  });
}
