import { nutrients } from '../../../../contract/nutrients.ts';
import { buttonGone } from '../../../../texts/conversation.ts';
import * as corrections from '../../../../texts/food/corrections.ts';
import * as texts from '../../../../texts/food/food.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { findEffects } from '../../../assistant/data.ts';
import { type Effect, idsLeft, type Outcome, type Turn } from '../../../assistant/skill.ts';
import { type EntryRow, findEntries, updateEntry } from '../../../db/entries.ts';
import { roundNutrients } from '../../nutrition/policy.ts';
import type { Nutrients } from '../../nutrition/types.ts';
import { dayLine, mealButtons } from './logging.ts';
import { entryText } from './wording.ts';

const allowedFactors = [0.5, 2];
const mostKcal = 20_000;
const mostGrams = 20_000;
const figureColumns = ['quantity' as const, 'grams' as const, ...nutrients.map(({ name }) => name)];
export type Figures = Pick<EntryRow<'foodEntries'>, (typeof figureColumns)[number]>;

/** Halves or doubles every food that a change logged and that is still there. */
export async function scaleChange(changeId: string, factor: number, turn: Turn): Promise<Outcome> {
  if (!allowedFactors.includes(factor)) return { text: buttonGone(turn.person.locale) };
  const effects = (await findEffects(turn.db, turn.person.owner, changeId)) ?? [];
  return scaleEntries(idsLeft(effects, 'foodEntries'), factor, turn);
}

export async function scaleEntry(entryId: string, factor: number, turn: Turn): Promise<Outcome> {
  if (!allowedFactors.includes(factor)) return { text: buttonGone(turn.person.locale) };
  return scaleEntries([entryId], factor, turn);
}

/** The foods with so many times their amount; the reply shows what they were. */
export async function scaleEntries(
  ids: string[],
  factor: number,
  turn: Turn,
  title: (locale: Locale) => string = factor < 1 ? texts.halved : texts.doubled,
): Promise<Outcome> {
  const { db, person } = turn;
  const { locale } = person;
  const rows = await findEntries(db, 'foodEntries', person.owner, ids);
  const [first] = rows;
  if (!first) return { text: texts.entryGone(locale) };
  if (!(factor > 0)) return { text: texts.nothingToChange(locale) };
  const isTooMuch = (row: (typeof rows)[number]) =>
    row.energyKcal * factor > mostKcal || (row.grams ?? 0) * factor > mostGrams;
  if (rows.some(isTooMuch)) return { text: texts.tooMuch(locale) };

  return changeFigures(rows, (row) => scaledFigures(row, factor), title, turn);
}

/** Gives foods other figures; the reply shows what they were. */
export async function changeFigures(
  rows: EntryRow<'foodEntries'>[],
  valuesOf: (row: EntryRow<'foodEntries'>) => Partial<Figures>,
  title: (locale: Locale) => string,
  turn: Turn,
): Promise<Outcome> {
  const { db, person } = turn;
  const { locale } = person;
  const effects: Effect[] = [];
  const scaled: EntryRow<'foodEntries'>[] = [];
  for (const row of rows) {
    const values = valuesOf(row);
    const after = await updateEntry(db, 'foodEntries', person.owner, row.id, values);
    if (after) scaled.push(after);
    const before = Object.fromEntries(figureColumns.map((column) => [column, row[column]]));
    effects.push({ table: 'foodEntries', id: row.id, change: 'updated', before });
  }
  const lines = scaled.flatMap((row, at) => [
    `• ${entryText(locale, row)}`,
    corrections.itWas(locale, entryText(locale, rows[at] ?? row)),
  ]);
  return {
    text: [title(locale), ...lines, await dayLine(rows[0]?.localDate ?? '', turn)].join('\n'),
    effects,
    buttons: mealButtons(locale, scaled.length),
  };
}

/** What isn't known stays so. */
export function scaledFigures(row: EntryRow<'foodEntries'>, factor: number): Partial<Figures> {
  const known = figureColumns.flatMap((column) => (row[column] === null ? [] : [[column, row[column] * factor]]));
  const figures: Partial<Figures> = Object.fromEntries(known);
  return { ...figures, ...roundNutrients(figures as Partial<Nutrients>) };
}
