import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { savingKey } from '../../lib/logging.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { showToast } from '../../ui/toasts.ts';
import { type KeptRow, keptLists, type ListName, type Values } from './keptLists.ts';

/** A list of the page, and how it is changed; what was deleted comes back by the toast's button. */
export function useKeptList(name: ListName) {
  const list = keptLists[name];
  const { calls } = list;
  const queryClient = useQueryClient();
  const queryKey = queryKeys.savedFoods(name);
  const refresh = () => queryClient.invalidateQueries({ queryKey });

  const rows = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(calls.list, { query: {} } as never, signal)) as KeptRow[],
  });
  const save = useMutation({
    mutationKey: savingKey,
    mutationFn: ({ row, values }: { row: KeptRow | undefined; values: Values }) => {
      const body = list.toBody(values);
      const input = row ? { params: { id: row.id }, body } : { body, idempotencyKey: crypto.randomUUID() };
      return call(row ? calls.update : calls.create, input as never);
    },
    onSuccess: refresh,
  });
  const bringBack = useMutation({
    mutationFn: (row: KeptRow) => call(calls.create, { body: list.toBody(list.toValues(row)) } as never),
    onSuccess: refresh,
    onError: (error) => showToast('danger', error.message),
  });
  const remove = useMutation({
    mutationFn: (row: KeptRow) => call(calls.remove, { params: { id: row.id } } as never),
    onSuccess: (_, row) => {
      refresh();
      showToast('info', `${list.nameOf(row)} deleted.`, { label: 'Undo', run: () => bringBack.mutate(row) });
    },
    onError: (error) => showToast('danger', error.message),
  });
  return { list, rows, save, remove };
}
