import * as corrections from '../../../../texts/food/corrections.ts';
import * as texts from '../../../../texts/food/food.ts';
import { findEffects } from '../../../assistant/data.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { deleteEntry, type EntryRow, findEntries, findEntry, updateEntry } from '../../../db/entries.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import type { EstimatedItem } from '../../nutrition/types.ts';
import { estimateColumns } from '../mutations.ts';
import { dayLine, mealButtons } from './logging.ts';
import { entryText } from './wording.ts';

/** An entry is open for correction: the next message says how much it was, or what it really was. */
export interface CorrectionQuestion {
  kind: 'correction';
  entryId: string;
}

const gone = ({ person }: Turn): Outcome => ({ text: texts.entryGone(person.locale) });

export async function askWhichItem(changeId: string, turn: Turn): Promise<Outcome> {
  const effects = (await findEffects(turn.db, turn.person.owner, changeId)) ?? [];
  const ids = effects.filter((effect) => effect.table === 'foodEntries').map((effect) => effect.id);
  const rows = await findEntries(turn.db, 'foodEntries', turn.person.owner, ids);
  const [only] = rows;
  if (!only) return gone(turn);
  if (rows.length === 1) return openCorrection(only.id, turn);
  return {
    text: texts.whichEntry(turn.person.locale),
    buttons: () => rows.map((row) => [{ label: entryText(turn.person.locale, row), action: `food.item:${row.id}` }]),
  };
}

export async function openCorrection(entryId: string, turn: Turn): Promise<Outcome> {
  const row = await findEntry(turn.db, 'foodEntries', turn.person.owner, entryId);
  if (!row) return gone(turn);
  const { locale } = turn.person;
  const data: CorrectionQuestion = { kind: 'correction', entryId };
  return {
    text: texts.howMuch(locale, entryText(locale, row)),
    buttons: () => [
      [
        { label: '½', action: `food.scaleItem:${entryId}:0.5` },
        { label: '×2', action: `food.scaleItem:${entryId}:2` },
        { label: texts.remove(locale), action: `food.remove:${entryId}` },
      ],
    ],
    question: { skill: 'food', data },
  };
}

/** Takes "3", "150 g" or "naan" for the open entry; undefined when the message says neither an amount nor a food. */
export async function correctByWords(
  { entryId }: CorrectionQuestion,
  text: string,
  turn: Turn,
): Promise<Outcome | undefined> {
  const { db, person } = turn;
  const row = await findEntry(db, 'foodEntries', person.owner, entryId);
  if (!row) return undefined;
  const item = await readCorrection(text, row, turn);
  if (!item) return undefined;
  const isSame = item.foodId === row.foodId && item.toldName === undefined;
  const columns = { ...estimateColumns(item), ...(isSame && { toldName: row.toldName }) };
  const after = await updateEntry(db, 'foodEntries', person.owner, entryId, columns);
  if (!after) return gone(turn);
  const overwritten = Object.keys(columns) as (keyof typeof columns)[];
  const before = Object.fromEntries(overwritten.map((column) => [column, row[column]]));
  return {
    text: [
      corrections.changedTo(person.locale, entryText(person.locale, after)),
      corrections.itWas(person.locale, entryText(person.locale, row)),
      await dayLine(after.localDate, turn),
    ].join('\n'),
    effects: [{ table: 'foodEntries', id: entryId, change: 'updated', before }],
    buttons: mealButtons(person.locale, 1),
  };
}

async function readCorrection(
  text: string,
  row: EntryRow<'foodEntries'>,
  { db, person }: Turn,
): Promise<EstimatedItem | undefined> {
  const [named, ...others] = (await understandMealOf(db, person.owner, text)).items;
  if (named) return others.length === 0 ? named : undefined;
  const isAmount = /^[^\p{L}]*\d|^\p{L}+(?:\s\p{L}+)?$/u.test(text);
  const sameFood = isAmount ? (await understandMealOf(db, person.owner, `${text} ${row.foodName}`)).items : [];
  return sameFood.length === 1 && sameFood[0]?.foodId === row.foodId ? sameFood[0] : undefined;
}

export async function removeItem(entryId: string, turn: Turn): Promise<Outcome> {
  const row = await findEntry(turn.db, 'foodEntries', turn.person.owner, entryId);
  return row ? removeItems([row], turn) : gone(turn);
}

export async function removeItems(rows: EntryRow<'foodEntries'>[], turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const removed: EntryRow<'foodEntries'>[] = [];
  for (const row of rows) if (await deleteEntry(db, 'foodEntries', person.owner, row.id, now)) removed.push(row);
  const [first] = removed;
  if (!first) return gone(turn);
  const { locale } = person;
  const lines = removed.map((row) => `• ${entryText(locale, row)}`).join('\n');
  const list =
    removed.length === 1 ? texts.removed(locale, entryText(locale, first)) : texts.removedSeveral(locale, lines);
  return {
    text: `${list}\n${await dayLine(first.localDate, turn)}`,
    effects: removed.map(({ id }) => ({ table: 'foodEntries', id, change: 'deleted' })),
  };
}

/** "Wrong": which of them it is. */
export function askWhatIsWrong(last: EntryRow<'foodEntries'>[], { person }: Turn): Outcome {
  return {
    text: texts.whatIsWrong(person.locale),
    buttons: () => last.map((row) => [{ label: entryText(person.locale, row), action: `food.item:${row.id}` }]),
  };
}
