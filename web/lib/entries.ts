import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DiaryDay, getDiary, type OtherKind, otherKinds } from '../../contract/diary.ts';
import { type EntryKind, entryKinds } from '../../contract/entries/entryKinds.ts';
import { undo as undoLabel } from '../../texts/portal/controls.ts';
import * as texts from '../../texts/portal/entries/entries.ts';
import { removedHere } from '../../texts/portal/waiting.ts';
import { showToast } from '../ui/toasts.ts';
import { call } from './api.ts';
import { type Deleted, deleteEntry } from './outbox/changeEntry.ts';
import { isWaiting, type Waiting } from './outbox/logEntry.ts';
import { useWaiting } from './outbox/sendWaiting.ts';
import { addWaiting, removeWaiting } from './outbox/waiting.ts';
import { type EntryOf, idOf, type KindEntry, withWaiting } from './outbox/waitingEntries.ts';
import { readPageLocale } from './pageLocale.ts';
import { queryKeys } from './queryKeys.ts';
import { reasonOf } from './reasons.ts';

/** The calls of every kind are alike; their own types stand in its contract. */
const routesOf = (kind: EntryKind) => entryKinds[kind].routes as (typeof entryKinds)['weight']['routes'];

/** The day of a local date as the server has it; the person's today without one. All that shows of it share one call. */
export const diaryOf = (date?: string) =>
  queryOptions({
    queryKey: queryKeys.diary(date),
    queryFn: ({ signal }) => call(getDiary, { query: { date } }, signal),
  });

/** The entries of a kind on a local date, with those that wait; of the person's today without one. */
export function useEntries<K extends OtherKind>(kind: K, date?: string) {
  const waiting = useWaiting();
  return useQuery({
    ...diaryOf(date),
    select: (day) => withWaiting(kind, day.date, day[kind] as EntryOf<K>[], waiting),
  });
}

/** Takes an entry out of its lists at once, and offers to put it back. */
export function useRemoving<K extends EntryKind>(kind: K, nameOf: (entry: EntryOf<K>) => string) {
  const queryClient = useQueryClient();
  const days = { queryKey: queryKeys.diaries };
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.logged });
  const params = (entry: EntryOf<K>) => ({ params: { id: idOf(entry) } });

  const undo = async (entry: EntryOf<K>) => {
    try {
      await call(routesOf(kind).restore, params(entry));
      showToast('success', texts.isBack(readPageLocale(), nameOf(entry)));
    } catch (error) {
      showToast('danger', texts.notPutBack(readPageLocale(), nameOf(entry), sentenceOf(error)));
    }
    refresh();
  };

  const undoOnDevice = async (entry: EntryOf<K>, deleted: Exclude<Deleted, null>) => {
    await (isWaiting(deleted) ? removeWaiting(deleted.waitingId) : addWaiting(deleted.taken));
    showToast('success', texts.isBack(readPageLocale(), nameOf(entry)));
    refresh();
  };

  return useMutation({
    mutationFn: (entry: EntryOf<K>) => deleteEntry(routesOf(kind).remove, entry),
    onMutate: async (entry) => {
      await queryClient.cancelQueries(days);
      queryClient.setQueriesData<DiaryDay>(days, (known) => known && without(known, entry));
    },
    onSuccess: (deleted, entry) => {
      const say = isWaiting(deleted) ? removedHere : texts.removed;
      showToast(
        'info',
        say(readPageLocale(), nameOf(entry)),
        undoing(() => (deleted ? undoOnDevice(entry, deleted) : undo(entry))),
      );
    },
    onError: (error) => {
      const locale = readPageLocale();
      const title = texts.kindTitles[kind](locale);
      showToast('danger', texts.notRemoved(locale, { kind, title }, reasonOf(error)));
    },
    onSettled: refresh,
  });
}

function without(day: DiaryDay, gone: KindEntry): DiaryDay {
  const others = otherKinds.map((kind) => [kind, (day[kind] as KindEntry[]).filter((one) => idOf(one) !== idOf(gone))]);
  return { ...day, ...Object.fromEntries(others) };
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
    showToast(
      'info',
      texts.savedHere(readPageLocale()),
      undoing(() => takeBack(saved)),
    );
  };
}

/** Says that an entry was logged at a tap, and offers to take it back. */
export function useSayingLogged<K extends EntryKind>(kind: K) {
  const queryClient = useQueryClient();
  const saySaved = useSayingSaved();
  const takeBack = async (entry: EntryOf<K>) => {
    try {
      await deleteEntry(routesOf(kind).remove, entry);
    } catch (error) {
      showToast('danger', texts.notTakenBack(readPageLocale(), sentenceOf(error)));
    }
    queryClient.invalidateQueries({ queryKey: queryKeys.logged });
  };
  return (saved: EntryOf<K> | Waiting, textOf: (entry: EntryOf<K>) => string) =>
    isWaiting(saved)
      ? saySaved(saved, '')
      : saySaved(
          saved,
          textOf(saved),
          undoing(() => takeBack(saved)),
        );
}

const undoing = (run: () => void) => ({ label: undoLabel(readPageLocale()), run });

const sentenceOf = (error: unknown) => (error instanceof Error ? reasonOf(error) : '');
