import type { Updateable } from 'kysely';
import { changedTo, itWas } from '../../texts/food/corrections.ts';
import { type EntryRow, type EntryTable, findEntries, listEntries, updateEntry } from '../db/entries.ts';
import type { DB } from '../db/schema.ts';
import type { Correction } from '../language/correction.ts';
import { addDays, localDateOf } from '../lib/dates.ts';
import { findMeantEffects } from './data.ts';
import { idsLeft, type Outcome, type Person, type Turn } from './skill.ts';

/** How entries of a kind that have one figure are corrected. */
export interface FigureOf<Table extends EntryTable> {
  table: Table;
  show(person: Person, row: EntryRow<Table>): string;
  /** The figure as people tell it: hours, kg, glasses. */
  count(row: EntryRow<Table>): number;
  /** The columns after "6 hours" or "6" was told; undefined where it tells of something else, or of what cannot be. */
  read(
    amount: string,
    row: EntryRow<Table>,
    turn: Turn,
  ): Updateable<DB[Table]> | undefined | Promise<Updateable<DB[Table]> | undefined>;
  /** Whether the words name what the row is of: "the walk was 40 min". */
  isNamed?(of: string, row: EntryRow<Table>): boolean;
  /** Whether "one more" adds to `count`. */
  isCounted?: true;
  /** The columns after so many times the amount; left out where that makes no sense. */
  times?(factor: number, row: EntryRow<Table>): Updateable<DB[Table]> | undefined;
}

const freshMs = 12 * 3_600_000;

/** "No, 6 hours", "68.4 not 64.8", "one more glass" after an entry of this kind; undefined when it is about something else. */
export async function correctFigure<Table extends EntryTable>(
  correction: Correction,
  turn: Turn,
  figure: FigureOf<Table>,
): Promise<Outcome | undefined> {
  const { db, now, person } = turn;
  // A setting that followed from what was written is no second thing that was logged.
  const effects = (await findMeantEffects(turn)).filter((effect) => effect.table !== 'users');
  const rows = await findEntries(db, figure.table, person.owner, idsLeft(effects, figure.table));
  const row =
    rowMeant(correction, rows, figure) ?? (rows.length === 0 ? await rowNamed(correction, turn, figure) : undefined);
  const kept = row as unknown as { id: string; createdAt: Date } | undefined;
  const isFresh = kept && (turn.about !== undefined || now.getTime() - kept.createdAt.getTime() < freshMs);
  // "Make it 3" after water and rotis is about what was counted: the foods know.
  const isClear =
    effects.length === rows.length || rows.length === 0 || (correction.kind === 'amount' && correction.hasUnit);
  const values = row && isFresh && isClear ? await valuesAfter(correction, row, turn, figure) : undefined;
  if (!row || !kept || !values) return undefined;
  const after = await updateEntry(db, figure.table, person.owner, kept.id, values);
  if (!after) return undefined;
  const columns = Object.keys(values) as (keyof EntryRow<Table>)[];
  const before = Object.fromEntries(columns.map((column) => [column, row[column]]));
  const { locale } = person;
  return {
    text: [changedTo(locale, figure.show(person, after)), itWas(locale, figure.show(person, row))].join('\n'),
    effects: [{ table: figure.table, id: kept.id, change: 'updated', before }],
  };
}

/** "The weight was 64.8, not 64.5": the latest of today and yesterday, or the one with the figure that is taken back. */
async function rowNamed<Table extends EntryTable>(
  correction: Correction,
  { db, person, now }: Turn,
  { table, isNamed, count }: FigureOf<Table>,
): Promise<EntryRow<Table> | undefined> {
  if (correction.kind !== 'amount' || correction.of === undefined) return undefined;
  const { of, was } = correction;
  const today = localDateOf(now, person.timeZone);
  const rows = await listEntries(db, table, person.owner, addDays(today, -1), today);
  const named = rows.filter((row) => isNamed?.(of, row));
  return named.findLast((row) => count(row) === was) ?? named.at(-1);
}

/** The only entry, or the only one with the figure that is taken back. */
function rowMeant<Table extends EntryTable>(
  correction: Correction,
  rows: EntryRow<Table>[],
  { count }: FigureOf<Table>,
): EntryRow<Table> | undefined {
  const was = correction.kind === 'amount' ? correction.was : undefined;
  const meant = was === undefined || rows.length === 1 ? rows : rows.filter((row) => count(row) === was);
  return meant.length === 1 ? meant[0] : undefined;
}

function valuesAfter<Table extends EntryTable>(
  correction: Correction,
  row: EntryRow<Table>,
  turn: Turn,
  { count, isCounted, isNamed, read, times }: FigureOf<Table>,
) {
  if (correction.kind === 'amount' && (correction.of === undefined || isNamed?.(correction.of, row))) {
    // "5 not 6" and "not 5, 6": what it is already was wrong.
    const isSwapped = correction.quantity === count(row) && correction.was !== undefined;
    return read(isSwapped ? `${correction.was}` : correction.amount, row, turn);
  }
  if (correction.kind === 'scale' && correction.of === undefined) return times?.(correction.factor, row);
  if (correction.kind === 'more' && isCounted) return times?.((count(row) + correction.quantity) / count(row), row);
  return undefined;
}
