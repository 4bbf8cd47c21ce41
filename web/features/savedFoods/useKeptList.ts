import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { undo } from '../../../texts/portal/controls.ts';
import { removed } from '../../../texts/portal/entries/entries.ts';
import { call } from '../../lib/api.ts';
import { savingKey } from '../../lib/logging.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { reasonOf } from '../../lib/reasons.ts';
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
    onError: (error) => showToast('danger', reasonOf(error)),
  });
  const remove = useMutation({
    mutationFn: (row: KeptRow) => call(calls.remove, { params: { id: row.id } } as never),
    onSuccess: (_, row) => {
      refresh();
      const locale = readPageLocale();
      showToast('info', removed(locale, list.nameOf(row)), { label: undo(locale), run: () => bringBack.mutate(row) });
    },
    onError: (error) => showToast('danger', reasonOf(error)),
  });
  return { list, rows, save, remove };
}
