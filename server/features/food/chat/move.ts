import { type MealType, mealAt } from '../../../../contract/entries/food.ts';
import * as texts from '../../../../texts/food/food.ts';
import { mealTitle } from '../../../../texts/food/meals.ts';
import { findMeantEffects } from '../../../assistant/data.ts';
import { momentAfter, movedText } from '../../../assistant/movedMoment.ts';
import { type Effect, idsLeft, type Outcome, type Turn } from '../../../assistant/skill.ts';
import { type EntryRow, findEntries, listEntries, updateEntry } from '../../../db/entries.ts';
import type { Moved } from '../../../language/corrections/when.ts';
import { addDays, daysBetween, localMinutesOf } from '../../../lib/dates.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import { mealCalled } from '../../nutrition/reading/words/mealTimes.ts';
import type { Occasion } from '../mutations.ts';
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

/** "That was yesterday", "the coffee was at 4", "kal ka dinner tha": a meal that is named has its usual time. */
export async function moveFoods(moved: Moved, rows: Row[], turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { locale } = person;
  const effects: Effect[] = [];
  let title = '';
  for (const row of rows) {
    const values = occasionAfter(moved, row, turn);
    await updateEntry(db, 'foodEntries', person.owner, row.id, values);
    const before = { mealType: row.mealType, occurredAt: row.occurredAt, localDate: row.localDate };
    effects.push({ table: 'foodEntries', id: row.id, change: 'updated', before });
    const isOtherMealOnly = moved.daysAgo === undefined && !moved.time;
    title = isOtherMealOnly
      ? texts.movedTo(locale, mealTitle(locale, values.mealType))
      : movedText(locale, moved, values, now, person);
  }
  const lines = rows.map((row) => `• ${entryText(locale, row)}`);
  return { text: [title, ...lines].join('\n'), effects, buttons: mealButtons(locale, rows.length) };
}

function occasionAfter(moved: Moved, row: Row, turn: Turn): Occasion {
  const { now, person } = turn;
  const meal = moved.meal === undefined ? undefined : mealCalled(moved.meal);
  const moment = momentAfter(moved, row, now, person);
  const ofTime = moved.time && mealAt(localMinutesOf(moment.occurredAt, person.timeZone));
  const mealType = meal ?? ofTime ?? (row.mealType as MealType);
  if (!meal || moved.time) return { ...moment, mealType };
  const daysAgo = daysBetween(moment.localDate, diaryDateOf(now, person));
  return occasionOf({ daysAgo, mealType, timeOfDayMin: undefined }, { ...turn, daysAgo });
}

/** All that one message told, of which a part was changed since. */
export async function toldTogether(last: Row[], { db, person }: Turn): Promise<Row[]> {
  const dates = [...new Set(last.map(({ localDate }) => localDate))];
  const ofDays = await Promise.all(dates.map((date) => listEntries(db, 'foodEntries', person.owner, date)));
  return ofDays.flat().filter((row) => last.some(({ createdAt }) => createdAt.getTime() === row.createdAt.getTime()));
}

async function lastLogged(turn: Turn): Promise<Row[]> {
  const { db, person } = turn;
  const effects = await findMeantEffects(turn);
  const rows = await findEntries(db, 'foodEntries', person.owner, idsLeft(effects, 'foodEntries'));
  // After a correction it is the meal that was corrected.
  return effects.every(({ change }) => change === 'updated') ? toldTogether(rows, turn) : rows;
}

async function ofMeal(mealType: string | undefined, { db, person, now, daysAgo }: Turn): Promise<Row[]> {
  const date = addDays(diaryDateOf(now, person), -daysAgo);
  const rows = await listEntries(db, 'foodEntries', person.owner, date);
  return rows.filter((row) => row.mealType === mealType);
}
