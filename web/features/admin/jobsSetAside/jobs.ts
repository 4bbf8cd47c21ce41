import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listJobsSetAside, runJobAgain } from '../../../../contract/admin/adminJobs.ts';
import { call } from '../../../lib/api.ts';
import { savingKey } from '../../../lib/logging.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';

export const useJobsSetAside = () =>
  useQuery({
    queryKey: queryKeys.jobsSetAside,
    queryFn: ({ signal }) => call(listJobsSetAside, {}, signal),
  });

export function useRunJobAgain() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: savingKey,
    mutationFn: (name: string) => call(runJobAgain, { params: { name } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.jobsSetAside }),
  });
}
