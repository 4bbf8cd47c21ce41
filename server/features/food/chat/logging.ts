import { type MealType, mealAt } from '../../../../contract/entries/food.ts';
import { undo as undoText } from '../../../../texts/conversation.ts';
import { dayTitle, otherDay } from '../../../../texts/dates.ts';
import { energyOfDay, macroTargets } from '../../../../texts/day.ts';
import { water } from '../../../../texts/entries/water.ts';
import * as texts from '../../../../texts/food/food.ts';
import { netCarbsOver } from '../../../../texts/food/keto.ts';
import { mealTitle } from '../../../../texts/food/meals.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { figure } from '../../../../texts/numbers.ts';
import { drinkVolume, kcal } from '../../../../texts/units.ts';
import { latestAt, momentTold } from '../../../assistant/momentTold.ts';
import type { Effect, Outcome, Turn } from '../../../assistant/skill.ts';
import { findDay } from '../../../db/dailyTotals.ts';
import { insertEntry } from '../../../db/entries.ts';
import { addDays, localMinutesOf } from '../../../lib/dates.ts';
import { diaryDateOf, diaryInstantAt, type Moment } from '../../../lib/diaryDates.ts';
import { plainWater, roundNutrients } from '../../nutrition/policy.ts';
import { totalOf } from '../../nutrition/reading/portions/estimate.ts';
import type { EstimatedItem, MealUnderstanding } from '../../nutrition/types.ts';
import { findGoals } from '../../profile/data.ts';
import { nutrientTargets } from '../../profile/policy.ts';
import { waterOf } from '../../water/data.ts';
import { isSaneVolume, refusedVolume } from '../../water/policy.ts';
import { insertMeal, type Occasion } from '../mutations.ts';
import { usualMinutesOf } from '../policy.ts';
import { suggestUnasked } from './ideas/unasked.ts';
import { itemText } from './wording.ts';

/** What was told of one occasion. */
export interface Told {
  items: EstimatedItem[];
  occasion: Occasion;
}

/** Inserts what was told, and says what was assumed and where the days stand. */
export async function logMeals(meals: Told[], turn: Turn): Promise<Outcome> {
  const effects: Effect[] = [];
  const parts: string[] = [];
  for (const meal of meals) {
    const logged = await logMeal(meal, turn);
    effects.push(...logged.effects);
    parts.push(logged.text);
  }
  if (effects.length === 0) return { text: parts.join('\n') };
  const { locale } = turn.person;
  const dates = [...new Set(meals.map(({ occasion }) => occasion.localDate))].sort();
  const foods = effects.filter(({ table }) => table === 'foodEntries').length;
  const days =
    foods > 0
      ? await Promise.all(dates.map((date) => dayLine(date, turn)))
      : [await waterOf(turn.db, turn.person, dates, diaryDateOf(turn.handledAt, turn.person))];
  const logged = { text: [parts.join('\n\n'), ...days].join('\n'), effects };
  const suggested = foods > 0 ? await suggestUnasked(dates, turn) : undefined;
  const buttons = mealButtons(locale, foods);
  if (!suggested) return { ...logged, buttons };
  return {
    ...{ ...logged, text: `${logged.text}\n\n${suggested.text}` },
    buttons: (changeId) => [...buttons(changeId), ...(suggested.buttons?.(changeId) ?? [])],
  };
}

async function logMeal({ items, occasion }: Told, turn: Turn): Promise<{ text: string; effects: Effect[] }> {
  const { db, person, now, handledAt } = turn;
  const { locale } = person;
  const foods = items.filter((item) => item.foodId !== plainWater);
  const rows = await insertMeal(db, person.owner, foods, occasion, now);
  const effects: Effect[] = rows.map(({ id }) => ({ table: 'foodEntries', id, change: 'created' }));
  const lines = foods.map((item) => `• ${itemText(locale, item)}`);
  const refused: string[] = [];

  for (const drink of items.filter((item) => item.foodId === plainWater)) {
    const volumeMl = drink.grams;
    if (!isSaneVolume(volumeMl)) {
      refused.push(refusedVolume(person, volumeMl));
      continue;
    }
    const { occurredAt, localDate } = occasion;
    const entry = { userId: person.owner, occurredAt, localDate, volumeMl };
    const { id } = await insertEntry(db, 'waterEntries', entry, now);
    effects.push({ table: 'waterEntries', id, change: 'created' });
    lines.push(`• ${water(locale, drinkVolume(person, volumeMl))}`);
  }

  if (effects.length === 0) return { text: refused.join('\n'), effects };
  if (foods.length === 0) return { text: [...lines, ...refused].join('\n'), effects };
  const day = otherDay(locale, occasion.localDate, diaryDateOf(handledAt, person));
  const title = mealTitle(locale, occasion.mealType) + day;
  return { text: [title, ...lines, mealTotal(locale, foods), ...refused].join('\n'), effects };
}

/** Where a day stands against the target. */
export async function dayLine(localDate: string, { db, person, handledAt }: Turn): Promise<string> {
  const day = await findDay(db, person.owner, localDate);
  const goals = await findGoals(db, person.owner);
  const today = diaryDateOf(handledAt, person);
  const { locale } = person;
  const energy = energyOfDay(locale, dayTitle(locale, localDate, today), day.energyKcal, goals.caloriesConsumePerDay);
  const targets = nutrientTargets(day, goals);
  const overG = goals.netCarbsG > 0 ? Math.round(day.netCarbsG - goals.netCarbsG) : 0;
  return [
    energy,
    ...(targets.length > 0 ? [macroTargets(locale, targets)] : []),
    ...(overG > 0 ? [netCarbsOver(locale, overG)] : []),
  ].join('\n');
}

/** Half, double, change and undo, for all foods of the change that logged them. */
export const mealButtons = (locale: Locale, foods: number) => (changeId: string) => {
  const undo = { label: undoText(locale), action: `basics.undo:${changeId}` };
  if (foods === 0) return [[undo]];
  return [
    [
      { label: '½', action: `food.scale:${changeId}:0.5` },
      { label: '×2', action: `food.scale:${changeId}:2` },
    ],
    [{ label: texts.change(locale), action: `food.change:${changeId}` }, undo],
  ];
};

function mealTotal(locale: Locale, items: EstimatedItem[]): string {
  const total = totalOf(items.map((item) => ({ ...item, nutrients: roundNutrients(item.nutrients) })));
  const { energyKcal, proteinG, carbohydrateG, fatG } = total.nutrients;
  const range = `${figure(total.energyLowKcal)}–${figure(total.energyHighKcal)}`;
  const wording = items.length > 1 ? texts.mealTotal : texts.itemTotal;
  const macronutrients = texts.macronutrients(locale, proteinG, carbohydrateG, fatG);
  return wording(locale, kcal(locale, energyKcal), range, macronutrients);
}

/** The time that was said; else now, or the meal's usual time when another meal or day was named. Never the future. */
export function occasionOf(
  meal: Pick<MealUnderstanding, 'daysAgo' | 'mealType' | 'timeOfDayMin' | 'isHalfOpen'>,
  turn: Turn,
): Occasion {
  const { now, person, daysAgo: told } = turn;
  const { timeZone } = person;
  const daysAgo = meal.daysAgo || told;
  const timed = timeOfMeal(meal, daysAgo, turn);
  if (timed) return { ...timed, mealType: meal.mealType ?? mealAt(localMinutesOf(timed.occurredAt, timeZone)) };
  const minutesNow = localMinutesOf(now, timeZone);
  const mealType = meal.mealType ?? mealAt(minutesNow);
  const isNow = daysAgo === 0 && mealType === mealAt(minutesNow);
  const date = addDays(diaryDateOf(now, person), -daysAgo);
  const said = isNow ? now : diaryInstantAt(date, usualMinutesOf[mealType], person);
  const occurredAt = said > now ? now : said;
  return { mealType, occurredAt, localDate: diaryDateOf(occurredAt, person) };
}

const halfDay = 720;
/** On another day nobody means to have eaten earlier than that. */
const earliest = 7 * 60;

/** "Dinner at 8" is nearest to dinner, "yesterday at 1:30" no meal of the night; of today the latest that is over. */
function likelyHalf(told: number, mealType: MealType | undefined, daysAgo: number) {
  const halves = [told % halfDay, (told % halfDay) + halfDay] as const;
  if (mealType) {
    const [one, other] = halves.map((half) => Math.abs(half - usualMinutesOf[mealType])) as [number, number];
    return { minutes: one <= other ? halves[0] : halves[1], isSure: true };
  }
  return { minutes: daysAgo > 0 && halves[0] < earliest ? halves[1] : told, isSure: daysAgo > 0 };
}

/** By its own time of day, else by the one of the message, unless that is of another meal. */
function timeOfMeal(
  { mealType, timeOfDayMin, isHalfOpen }: Pick<MealUnderstanding, 'mealType' | 'timeOfDayMin' | 'isHalfOpen'>,
  daysAgo: number,
  turn: Turn,
): Moment | undefined {
  if (timeOfDayMin !== undefined && isHalfOpen)
    return latestAt(likelyHalf(timeOfDayMin, mealType, daysAgo), daysAgo, turn);
  if (timeOfDayMin !== undefined) return latestAt({ minutes: timeOfDayMin, isSure: true }, daysAgo, turn);
  const { time } = turn;
  const isOfOther = time && 'minutes' in time && mealType !== undefined && mealType !== mealAt(time.minutes);
  return time && !isOfOther ? momentTold(daysAgo, turn) : undefined;
}
