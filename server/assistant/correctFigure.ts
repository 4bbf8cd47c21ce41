import type { Updateable } from 'kysely';
import { changedTo, itWas, removedRepeat } from '../../texts/food/corrections.ts';
import { removed } from '../../texts/food/food.ts';
import { deleteEntry, type EntryRow, type EntryTable, findEntries, listEntries, updateEntry } from '../db/entries.ts';
import type { DB } from '../db/schema.ts';
import type { Correction } from '../language/corrections/correction.ts';
import { dayIn, type Moved } from '../language/corrections/when.ts';
import type { Role } from '../language/lexicon.ts';
import { readMessage } from '../language/message.ts';
import { addDays } from '../lib/dates.ts';
import { diaryDateOf } from '../lib/diaryDates.ts';
import { findMeantEffects } from './data.ts';
import { momentAfter, movedText } from './movedMoment.ts';
import { type Effect, idsLeft, type Outcome, type Person, type Reach, type Turn } from './skill.ts';

/** How entries of a kind that have one figure are corrected. */
export interface FigureOf<Table extends EntryTable> {
  table: Table;
  show(person: Person, row: EntryRow<Table>): string;
  /** The figure as people tell it: hours, kg, glasses. */
  count(row: EntryRow<Table>): number;
  /** The other figures by which people may remember it: minutes, kilometres, pounds. */
  toldAs?(row: EntryRow<Table>): number[];
  /** The columns after "6 hours" or "6" was told; undefined where it tells of something else, or of what cannot be. */
  read(
    amount: string,
    row: EntryRow<Table>,
    turn: Turn,
  ): Updateable<DB[Table]> | undefined | Promise<Updateable<DB[Table]> | undefined>;
  /** Asks before a row becomes so, where that is hardly meant. */
  ask?(values: Updateable<DB[Table]>, row: EntryRow<Table>, turn: Turn): Promise<Outcome | undefined> | undefined;
  /** Whether the words name what the row is of: "the walk was 40 min". */
  isNamed?(of: string, row: EntryRow<Table>): boolean;
  /** The columns after "it was cycling"; undefined where the words name no such kind. */
  as?(words: string, row: EntryRow<Table>, turn: Turn): Promise<Updateable<DB[Table]> | undefined>;
  /** It is taken anew again and again: "bp was 122/80" is news unless something in it says that the last one was wrong. */
  isTakenOften?: true;
  /** Whether "one more" adds to `count`. */
  isCounted?: true;
  /** The columns after so many times the amount; left out where that makes no sense. */
  times?(factor: number, row: EntryRow<Table>): Updateable<DB[Table]> | undefined;
  /** The columns after "40 min more" or "minus 1 kg" of what has no `times`. */
  shift?(amount: string, sign: 1 | -1, row: EntryRow<Table>, turn: Turn): Updateable<DB[Table]> | undefined;
}

const freshMs = 12 * 3_600_000;
/** A figure told from memory is the one of the diary where they differ by less. */
const nearFigure = 0.006;

/**
 * "No, 6 hours", "68.4 not 64.8", "one more glass", "that was yesterday", "logged twice" about an entry of this kind;
 * undefined when it is about something else.
 */
export async function correctFigure<Table extends EntryTable>(
  correction: Correction,
  turn: Turn,
  reach: Reach,
  figure: FigureOf<Table>,
): Promise<Outcome | undefined> {
  // Of a meal alone: "chai 2" a moment after.
  if (correction.kind === 'amount' && (correction.isRestated || correction.isOnly)) return undefined;
  if (correction.kind === 'figures' || correction.kind === 'undo' || correction.kind === 'redo') return undefined;
  if (figure.isTakenOften && isNews(correction, turn.said)) return undefined;
  const found = await findRows(correction, turn, reach, figure);
  if (correction.kind === 'moved') return moveRows(correction, found.rows, turn, figure);
  if (correction.kind === 'twice') return removeRepeat(found.rows, turn, figure);
  if (correction.kind === 'notHad' || correction.kind === 'remove') return removeOne(correction, found, turn, figure);
  const row = rowMeant(correction, found.rows, figure);
  const values = row && found.isClear ? await valuesAfter(correction, row, turn, figure) : undefined;
  return row && values && ((await figure.ask?.(values, row, turn)) ?? changeRow(row, values, turn, figure));
}

const mistakes: Role[] = ['no', 'corrected', 'mistaken', 'should', 'notBefore', 'negation', 'change', 'instead'];

function isNews(correction: Correction, said: string): boolean {
  if (correction.kind !== 'amount' || correction.of === undefined || correction.was !== undefined) return false;
  return !readMessage(said).roles.some((roles) => mistakes.some((role) => roles.has(role)));
}

interface Found<Table extends EntryTable> {
  rows: EntryRow<Table>[];
  /** "Make it 3" after water and rotis is about what was counted: the foods know. */
  isClear: boolean;
}

/** What the latest change left, or what a name or a figure that is taken back means in today and yesterday. */
async function findRows<Table extends EntryTable>(
  correction: Correction,
  turn: Turn,
  reach: Reach,
  figure: FigureOf<Table>,
): Promise<Found<Table>> {
  const { db, now, person } = turn;
  if (typeof reach === 'object')
    return { rows: await findEntries(db, figure.table, person.owner, reach.entries), isClear: true };
  const of = 'of' in correction ? correction.of : undefined;
  const was = correction.kind === 'amount' ? correction.was : undefined;
  const isEarlier = reach === 'earlier' && (was !== undefined || correction.kind === 'twice');
  // A setting that followed from what was written is no second thing that was logged.
  const effects = (await findMeantEffects(turn)).filter((effect) => effect.table !== 'users');
  const today = diaryDateOf(now, person);
  const daysAgo = turn.daysAgo || dayIn(readMessage(turn.said));
  const named = addDays(today, -(daysAgo ?? 0));
  // "Kal 50 min chala tha" after a walk of today is news.
  const isOfDay = (row: EntryRow<Table>) =>
    correction.kind !== 'amount' || daysAgo === undefined || keptOf(row).localDate === named;
  const ofChange = await findEntries(db, figure.table, person.owner, idsLeft(effects, figure.table));
  const rows = ofChange.filter(isOfDay);
  if (of !== undefined || isEarlier) {
    const first = daysAgo === undefined ? addDays(today, -1) : named;
    const ofDays = await listEntries(db, figure.table, person.owner, first, named);
    const isMeant = (row: EntryRow<Table>) => of === undefined || figure.isNamed?.(of, row) === true;
    const isOfLatest = correction.kind === 'amount' && of !== undefined && daysAgo === undefined;
    const latest = isOfLatest ? rows.filter(isMeant) : [];
    return { rows: latest.length > 0 ? latest : ofDays.filter(isMeant), isClear: true };
  }
  if (reach === 'earlier') return { rows: [], isClear: false };
  const isFresh = ({ createdAt }: EntryRow<Table> & { createdAt?: Date }) =>
    turn.about !== undefined || now.getTime() - Number(createdAt) < freshMs;
  return {
    rows: rows.filter((row) => isFresh(row)),
    isClear: effects.length === rows.length || (correction.kind === 'amount' && correction.hasUnit),
  };
}

/** The one that has the figure that is taken back, else the only one; of several that are named the latest. */
function rowMeant<Table extends EntryTable>(
  correction: Correction,
  rows: EntryRow<Table>[],
  figure: FigureOf<Table>,
): EntryRow<Table> | undefined {
  const { was, quantity, of, hasUnit } = correction.kind === 'amount' ? correction : {};
  const only = rows.length === 1 || of !== undefined ? rows.at(-1) : undefined;
  if (was === undefined) return only;
  // "5 not 6" and "not 5, 6": what it is already was wrong.
  const isTold = (row: EntryRow<Table>) => isFigureOf(was, row, figure) || isFigureOf(quantity ?? was, row, figure);
  // "3 bottles, not 2" of somebody whose bottle holds 900 ml.
  return rows.findLast(isTold) ?? (of !== undefined || hasUnit ? only : undefined);
}

/** Whether somebody may have told the row so, in any unit. */
const isFigureOf = <Table extends EntryTable>(told: number, row: EntryRow<Table>, figure: FigureOf<Table>): boolean =>
  [figure.count(row), ...(figure.toldAs?.(row) ?? [])].some((known) => Math.abs(known - told) <= known * nearFigure);

/** Whether the figure that is taken back is one of the row: 2 bottles that hold 900 ml each are 1.8 of the usual ones. */
const isToldAs = <Table extends EntryTable>(
  { was, quantity }: Extract<Correction, { kind: 'amount' }>,
  row: EntryRow<Table>,
  figure: FigureOf<Table>,
): boolean => was === undefined || isFigureOf(was, row, figure) || isFigureOf(quantity, row, figure);

async function valuesAfter<Table extends EntryTable>(
  correction: Correction,
  row: EntryRow<Table>,
  turn: Turn,
  figure: FigureOf<Table>,
) {
  const { as, isNamed, times } = figure;
  if (correction.kind === 'replace') {
    const isOfRow = correction.was === undefined || isNamed?.(correction.was, row);
    return isOfRow ? as?.(correction.by, row, turn) : undefined;
  }
  if (correction.kind === 'amount') {
    const isOfRow = correction.of === undefined || isNamed?.(correction.of, row);
    return isOfRow ? valuesOfAmount(correction, row, turn, figure) : undefined;
  }
  if (correction.kind === 'scale' && correction.of === undefined) return times?.(correction.factor, row);
  return correction.kind === 'more' ? valuesOfMore(correction, row, turn, figure) : undefined;
}

function valuesOfAmount<Table extends EntryTable>(
  correction: Extract<Correction, { kind: 'amount' }>,
  row: EntryRow<Table>,
  turn: Turn,
  figure: FigureOf<Table>,
) {
  const { count, read, times } = figure;
  const isSwapped = correction.quantity === count(row) && correction.was !== undefined;
  if (isSwapped) return read(`${correction.was}`, row, turn);
  const factor = isToldAs(correction, row, figure) ? undefined : correction.quantity / (correction.was ?? 0);
  return (factor && times?.(factor, row)) || read(correction.amount, row, turn);
}

/** "One more glass", "20 min more". */
async function valuesOfMore<Table extends EntryTable>(
  { amount, quantity }: Extract<Correction, { kind: 'more' }>,
  row: EntryRow<Table>,
  turn: Turn,
  { count, isCounted, read, shift, times }: FigureOf<Table>,
) {
  const sign = quantity < 0 ? -1 : 1;
  if (amount !== undefined && shift) return shift(amount, sign, row, turn);
  const further = amount === undefined ? undefined : await read(amount, row, turn);
  if (further) return times?.((count(row) + sign * count({ ...row, ...further } as EntryRow<Table>)) / count(row), row);
  return isCounted ? times?.((count(row) + quantity) / count(row), row) : undefined;
}

/** Gives a row other columns, and says what it is now and what it was. */
export async function changeRow<Table extends EntryTable>(
  row: EntryRow<Table>,
  values: Updateable<DB[Table]>,
  { db, person }: Turn,
  { table, show }: Pick<FigureOf<Table>, 'table' | 'show'>,
): Promise<Outcome | undefined> {
  const { id } = keptOf(row);
  const after = await updateEntry(db, table, person.owner, id, values);
  if (!after) return undefined;
  const { locale } = person;
  return {
    text: [changedTo(locale, show(person, after)), itWas(locale, show(person, row))].join('\n'),
    effects: [{ table, id, change: 'updated', before: columnsOf(row, Object.keys(values)) }],
  };
}

/** The columns that all tables of entries have. */
export const keptOf = (row: unknown) => row as { id: string; createdAt: Date; occurredAt: Date; localDate: string };
const columnsOf = (row: object, columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, (row as Record<string, unknown>)[column]]));

/** "That was yesterday", "the walk was at 6". A meal is one of foods. */
async function moveRows<Table extends EntryTable>(
  moved: Moved,
  rows: EntryRow<Table>[],
  { db, person, now }: Turn,
  { table, show }: FigureOf<Table>,
): Promise<Outcome | undefined> {
  const { locale, owner } = person;
  const meant = moved.of === undefined ? rows : rows.slice(-1);
  const isOfMeal = moved.meal !== undefined && moved.daysAgo === undefined;
  if (meant.length === 0 || isOfMeal) return undefined;
  const effects: Effect[] = [];
  let when = '';
  for (const row of meant) {
    const { id, occurredAt, localDate } = keptOf(row);
    const values = momentAfter(moved, { occurredAt, localDate }, now, person);
    await updateEntry(db, table, owner, id, values as unknown as Updateable<DB[Table]>);
    effects.push({ table, id, change: 'updated', before: { occurredAt, localDate } });
    when = movedText(locale, moved, values, now, person);
  }
  return { text: [when, ...meant.map((row) => `• ${show(person, row)}`)].join('\n'), effects };
}

/** Of two that are alike the later one goes. */
async function removeRepeat<Table extends EntryTable>(
  rows: EntryRow<Table>[],
  turn: Turn,
  { table, show }: FigureOf<Table>,
): Promise<Outcome | undefined> {
  const { person } = turn;
  const repeat = rows.findLast((row, at) =>
    rows
      .slice(0, at)
      .some((other) => keptOf(other).localDate === keptOf(row).localDate && show(person, other) === show(person, row)),
  );
  return repeat && removeRow(table, keptOf(repeat).id, removedRepeat(person.locale, show(person, repeat)), turn);
}

/** "Not mine", "remove the second one". */
async function removeOne<Table extends EntryTable>(
  correction: Extract<Correction, { kind: 'notHad' | 'remove' }>,
  { rows, isClear }: Found<Table>,
  turn: Turn,
  { table, show }: FigureOf<Table>,
): Promise<Outcome | undefined> {
  const nth = correction.kind === 'remove' ? correction.nth : 1;
  const row = nth === undefined || (nth === 1 && rows.length > 1) ? undefined : rows[nth - 1];
  const isMeant = row && isClear && (rows.length === 1 || correction.kind === 'remove');
  return isMeant
    ? removeRow(table, keptOf(row).id, removed(turn.person.locale, show(turn.person, row)), turn)
    : undefined;
}

async function removeRow(table: EntryTable, id: string, text: string, turn: Turn): Promise<Outcome | undefined> {
  const isGone = await deleteEntry(turn.db, table, turn.person.owner, id, turn.now);
  return isGone ? { text, effects: [{ table, id, change: 'deleted' }] } : undefined;
}
