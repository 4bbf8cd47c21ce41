import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createReminder, deleteReminder, listReminders, updateReminder } from '../../../contract/reminders.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useReminders = () =>
  useQuery({ queryKey: queryKeys.reminders, queryFn: ({ signal }) => call(listReminders, { query: {} }, signal) });

function useChanging<Change>(change: (given: Change) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.reminders }),
  });
}

export const useAddingReminder = () =>
  useChanging((body: { text: string; times: string[] }) => call(createReminder, { body }));
export const usePausingReminder = () =>
  useChanging(({ id, paused }: { id: string; paused: boolean }) =>
    call(updateReminder, { params: { id }, body: { paused } }),
  );
export const useRemovingReminder = () => useChanging((id: string) => call(deleteReminder, { params: { id } }));
