import { type EntryRow, type EntryTable, findEntries, listEntries } from '../db/entries.ts';
import type { ToldEntry } from '../language/corrections/meant/diary.ts';
import { daysBetween } from '../lib/dates.ts';
import { diaryDateOf } from '../lib/diaryDates.ts';
import { type FigureOf, keptOf } from './correctFigure.ts';
import { type Effect, idsLeft, type Turn } from './skill.ts';
import { datesTold } from './toldDates.ts';

/** The entries of a kind with one figure, as a message may speak of them. */
export async function toldFigures<Table extends EntryTable>(
  turn: Turn,
  latest: Effect[],
  { table, count, isNamed, read }: FigureOf<Table>,
  isTold: (row: EntryRow<Table>) => boolean = () => true,
): Promise<ToldEntry[]> {
  const { db, person, now } = turn;
  const today = diaryDateOf(now, person);
  const { first, last } = datesTold(turn);
  const ofLatest = new Set(idsLeft(latest, table));
  const ofDays = await listEntries(db, table, person.owner, first, last);
  const before = [...ofLatest].filter((id) => !ofDays.some((row) => keptOf(row).id === id));
  const rows = [...ofDays, ...(before.length > 0 ? await findEntries(db, table, person.owner, before) : [])];
  return rows.filter(isTold).map((row) => {
    const { id, createdAt, localDate } = keptOf(row);
    return {
      id,
      daysAgo: daysBetween(localDate, today),
      minutesAgo: (now.getTime() - createdAt.getTime()) / 60_000,
      isLatest: ofLatest.has(id),
      quantity: count(row),
      isCalled: (words) => isNamed?.(words, row) === true,
      fits: async ({ text }) => (await read(text, row, turn)) !== undefined,
      isCountedIn: () => true,
      mayBe: () => false,
    };
  });
}
