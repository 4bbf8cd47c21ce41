import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createDoctorPage, listDoctorPages, revokeDoctorPage } from '../../../contract/doctorPages.ts';
import type { BodyOf } from '../../../contract/http.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useDoctorPages = () =>
  useQuery({ queryKey: queryKeys.doctorPages, queryFn: ({ signal }) => call(listDoctorPages, {}, signal) });

function useChanging<Change, Answer>(change: (given: Change) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.doctorPages }),
  });
}

export const useMakingPage = () =>
  useChanging((body: BodyOf<typeof createDoctorPage>) => call(createDoctorPage, { body }));
export const useRevokingPage = () => useChanging((id: string) => call(revokeDoctorPage, { params: { id } }));
