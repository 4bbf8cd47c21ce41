import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type EntryKind, entryKinds } from '../../contract/entries/entryKinds.ts';
import type { AnswerOf } from '../../contract/http.ts';
import { showToast } from '../ui/toasts.ts';
import { call } from './api.ts';
import { isWaiting, type Waiting } from './logEntry.ts';
import { queryKeys } from './queryKeys.ts';
import { removeWaiting } from './waiting.ts';

export type EntryOf<K extends EntryKind> = AnswerOf<(typeof entryKinds)[K]['routes']['create']>;

/** The calls of every kind are alike; their own types stand in its contract. */
const routesOf = (kind: EntryKind) => entryKinds[kind].routes as (typeof entryKinds)['weight']['routes'];

export const idOf = (entry: EntryOf<EntryKind>): string => ('entryId' in entry ? entry.entryId : entry.id);
export const instantOf = (entry: EntryOf<EntryKind>): string =>
  'activityDatetime' in entry ? entry.activityDatetime : entry.createdAt;

/** The entries of a kind on a local date; of the person's today without one. */
export const useEntries = <K extends EntryKind>(kind: K, date?: string) =>
  useQuery({
    queryKey: queryKeys.entries(kind).of(date),
    queryFn: async ({ signal }) =>
      (await call(routesOf(kind).list, { query: { date } }, signal)) as unknown as EntryOf<K>[],
  });

/** Takes an entry out of its lists at once, and offers to put it back. */
export function useRemoving<K extends EntryKind>(kind: K, nameOf: (entry: EntryOf<K>) => string) {
  const queryClient = useQueryClient();
  const lists = { queryKey: queryKeys.entries(kind).all };
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.logged });
  const params = (entry: EntryOf<K>) => ({ params: { id: idOf(entry) } });

  const undo = async (entry: EntryOf<K>) => {
    try {
      await call(routesOf(kind).restore, params(entry));
      showToast('success', `${nameOf(entry)} is back.`);
    } catch (error) {
      showToast('danger', `${nameOf(entry)} could not be put back. ${sentenceOf(error)}`);
    }
    refresh();
  };

  return useMutation({
    mutationFn: (entry: EntryOf<K>) => call(routesOf(kind).remove, params(entry)),
    onMutate: async (entry) => {
      await queryClient.cancelQueries(lists);
      queryClient.setQueriesData<EntryOf<K>[]>(lists, (known) => known?.filter((other) => idOf(other) !== idOf(entry)));
    },
    onSuccess: (_, entry) => showToast('info', `${nameOf(entry)} deleted.`, { label: 'Undo', run: () => undo(entry) }),
    onError: (error) => showToast('danger', `Failed to delete ${kind} log. ${sentenceOf(error)}`),
    onSettled: refresh,
  });
}

/** Says that something was logged; or that it waits on this device, with a way back. */
export function useSayingSaved() {
  const queryClient = useQueryClient();
  const takeBack = async ({ waitingId }: Waiting) => {
    await removeWaiting(waitingId);
    queryClient.invalidateQueries({ queryKey: queryKeys.logged });
  };
  return (saved: unknown, text: string, action?: { label: string; run: () => void }) => {
    if (!isWaiting(saved)) return showToast('success', text, action);
    const run = () => takeBack(saved);
    showToast('info', 'Saved on this device. We’ll send it as soon as you’re back online.', { label: 'Undo', run });
  };
}

/** Says that an entry was logged at a tap, and offers to take it back. */
export function useSayingLogged<K extends EntryKind>(kind: K) {
  const queryClient = useQueryClient();
  const saySaved = useSayingSaved();
  const takeBack = async (entry: EntryOf<K>) => {
    try {
      await call(routesOf(kind).remove, { params: { id: idOf(entry) } });
    } catch (error) {
      showToast('danger', `It could not be taken back. ${sentenceOf(error)}`);
    }
    queryClient.invalidateQueries({ queryKey: queryKeys.logged });
  };
  return (saved: EntryOf<K> | Waiting, textOf: (entry: EntryOf<K>) => string) =>
    isWaiting(saved)
      ? saySaved(saved, '')
      : saySaved(saved, textOf(saved), { label: 'Undo', run: () => takeBack(saved) });
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : '');
