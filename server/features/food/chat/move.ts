import type { MealType } from '../../../../contract/entries/food.ts';
import { whenText } from '../../../../texts/dates.ts';
import { movedToDay } from '../../../../texts/food/corrections.ts';
import * as texts from '../../../../texts/food/food.ts';
import { mealTitle } from '../../../../texts/food/meals.ts';
import { findMeantEffects } from '../../../assistant/data.ts';
import { type Effect, idsLeft, type Outcome, type Turn } from '../../../assistant/skill.ts';
import { type EntryRow, findEntries, listEntries, updateEntry } from '../../../db/entries.ts';
import { addDays, localDateOf, localMinutesOf } from '../../../lib/dates.ts';
import { mealCalled } from '../../nutrition/reading/words/mealTimes.ts';
import { mealButtons, occasionOf } from './logging.ts';
import { entryText } from './wording.ts';

type Row = EntryRow<'foodEntries'>;

/** "That was breakfast", "move lunch to dinner": the foods stay as they are, their meal changes. */
export async function moveToMeal(
  { meal, from }: { meal: string; from: string | undefined },
  turn: Turn,
): Promise<Outcome> {
  const { locale } = turn.person;
  const mealType = mealCalled(meal);
  const rows = (from === undefined ? await lastLogged(turn) : await ofMeal(mealCalled(from), turn)).filter(
    (row) => row.mealType !== mealType,
  );
  if (!mealType || rows.length === 0) return { text: texts.nothingToMove(locale, meal) };
  const effects: Effect[] = [];
  for (const row of rows) {
    await updateEntry(turn.db, 'foodEntries', turn.person.owner, row.id, { mealType });
    effects.push({ table: 'foodEntries', id: row.id, change: 'updated', before: { mealType: row.mealType } });
  }
  const lines = rows.map((row) => `• ${entryText(locale, row)}`);
  return {
    text: [texts.movedTo(locale, mealTitle(locale, mealType)), ...lines].join('\n'),
    effects,
    buttons: mealButtons(locale, rows.length),
  };
}

/** "That was yesterday", "kal ka dinner tha": the same time of another day, or the meal's usual one. */
export async function moveToDay(
  { daysAgo, meal }: { daysAgo: number; meal: string | undefined },
  last: Row[],
  turn: Turn,
): Promise<Outcome> {
  const { db, person, now } = turn;
  const { locale, timeZone } = person;
  const rows = await toldTogether(last, turn);
  const today = localDateOf(now, timeZone);
  const effects: Effect[] = [];
  for (const row of rows) {
    const mealType = (meal && mealCalled(meal)) || (row.mealType as MealType);
    const timeOfDayMin = meal ? undefined : localMinutesOf(row.occurredAt, timeZone);
    const values = occasionOf({ daysAgo, mealType, timeOfDayMin }, { ...turn, daysAgo });
    await updateEntry(db, 'foodEntries', person.owner, row.id, values);
    const before = { mealType: row.mealType, occurredAt: row.occurredAt, localDate: row.localDate };
    effects.push({ table: 'foodEntries', id: row.id, change: 'updated', before });
  }
  const lines = rows.map((row) => `• ${entryText(locale, row)}`);
  return {
    text: [movedToDay(locale, whenText(locale, addDays(today, -daysAgo), today)), ...lines].join('\n'),
    effects,
    buttons: mealButtons(locale, rows.length),
  };
}

/** All that one message told, of which a part was changed since. */
async function toldTogether(last: Row[], { db, person }: Turn): Promise<Row[]> {
  const dates = [...new Set(last.map(({ localDate }) => localDate))];
  const ofDays = await Promise.all(dates.map((date) => listEntries(db, 'foodEntries', person.owner, date)));
  return ofDays.flat().filter((row) => last.some(({ createdAt }) => createdAt.getTime() === row.createdAt.getTime()));
}

async function lastLogged(turn: Turn): Promise<Row[]> {
  const { db, person } = turn;
  const effects = await findMeantEffects(turn);
  return findEntries(db, 'foodEntries', person.owner, idsLeft(effects, 'foodEntries'));
}

async function ofMeal(mealType: string | undefined, { db, person, now, daysAgo }: Turn): Promise<Row[]> {
  const date = addDays(localDateOf(now, person.timeZone), -daysAgo);
  const rows = await listEntries(db, 'foodEntries', person.owner, date);
  return rows.filter((row) => row.mealType === mealType);
}
