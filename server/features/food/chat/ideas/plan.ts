import { dayTitle } from '../../../../../texts/dates.ts';
import * as texts from '../../../../../texts/food/food.ts';
import { mealTitle } from '../../../../../texts/food/meals.ts';
import { figure } from '../../../../../texts/numbers.ts';
import type { Outcome, Turn } from '../../../../assistant/skill.ts';
import { emptyDay } from '../../../../db/dailyTotals.ts';
import { addDays } from '../../../../lib/dates.ts';
import { diaryDateOf } from '../../../../lib/diaryDates.ts';
import { loadFoodTable } from '../../../nutrition/table/foodTable.ts';
import { findGoals } from '../../../profile/data.ts';
import { dayNumber, findEating } from './eating.ts';
import { leftOfDay } from './fitting.ts';
import { codeOf, readServing, type Serving } from './ideaChoice.ts';
import { candidates, ideaOf, isEnough, meals, type Planned, servingsOf, sum } from './planning.ts';
import { readPlanWish } from './planReading.ts';
import { mealText } from './wording.ts';

/** Who has no target gets a plan of the usual one. */
const usualKcal = 2_000;
const daysOfWeek = 7;
/** What is in every kitchen is on no list. */
const leastGrams = 5;

/** "Plan my day", "a diet chart for the week": meals that keep to the person's way of eating and target. */
export async function answerPlan(text: string, turn: Turn): Promise<Outcome | undefined> {
  const wish = readPlanWish(text);
  if (wish === 'shopping') return listShopping('week', turn);
  if (!wish || wish === 'week') return wish && tellWeek(turn);
  const planned = await plannedFor(turn);
  return tellDay(servingsOf(planned, dayOf(turn)), planned, turn);
}

async function plannedFor({ db, person, now }: Turn): Promise<Planned> {
  const today = diaryDateOf(now, person);
  const [goals, eating] = await Promise.all([findGoals(db, person.owner), findEating(db, person.owner, today)]);
  const target = goals.caloriesConsumePerDay || usualKcal;
  return { target, wanted: { ...eating, holding: [], most: leftOfDay(emptyDay, goals) } };
}

const dayOf = ({ now, person }: Turn) => dayNumber(diaryDateOf(now, person));

function tellDay(servings: (Serving | undefined)[], planned: Planned, { person: { locale } }: Turn): Outcome {
  if (!isEnough(servings, planned)) return { text: texts.nothingFits(locale) };
  const told = servings.flatMap((serving, at) => {
    const meal = meals[at]?.meal;
    return serving && meal ? [{ serving, idea: ideaOf(serving), at, meal, title: mealTitle(locale, meal) }] : [];
  });
  const key = servings.map((serving) => (serving ? codeOf(serving) : '')).join('.');
  const lines = told.map(
    ({ idea, title }) => `• ${texts.plannedMeal(locale, title, mealText(locale, idea), idea.nutrients.energyKcal)}`,
  );
  const logs = told.map(({ serving, meal, title }) => ({
    label: texts.logMeal(locale, title),
    action: `food.idea:${codeOf(serving)}:${meal}`,
  }));
  const swaps = told.map(({ at, title }) => ({
    label: texts.swapMeal(locale, title),
    action: `food.swap:${key}:${at}`,
  }));
  const shop = { label: texts.shoppingList(locale), action: `food.shop:${key}` };
  return {
    text: [texts.dayPlan(locale, sum(servings, 'energyKcal'), sum(servings, 'proteinG')), ...lines].join('\n'),
    buttons: () => [logs.slice(0, 2), logs.slice(2), swaps.slice(0, 2), swaps.slice(2), [shop]],
  };
}

async function tellWeek(turn: Turn): Promise<Outcome> {
  const { locale } = turn.person;
  const [planned, today] = [await plannedFor(turn), diaryDateOf(turn.now, turn.person)];
  const days = servingsOfWeek(planned, turn);
  if (!days.every((servings) => isEnough(servings, planned))) return { text: texts.nothingFits(locale) };
  const lines = days.map((servings, ahead) => {
    const foods = servings.flatMap((serving) => (serving ? [mealText(locale, ideaOf(serving))] : []));
    const energy = figure(sum(servings, 'energyKcal'));
    return `• ${dayTitle(locale, addDays(today, ahead), today)}: ${foods.join('; ')} (${energy})`;
  });
  const average = days.reduce((total, servings) => total + sum(servings, 'energyKcal'), 0) / daysOfWeek;
  const shop = { label: texts.shoppingList(locale), action: 'food.shop:week' };
  return { text: [texts.weekPlan(locale, average), ...lines].join('\n'), buttons: () => [[shop]] };
}

const servingsOfWeek = (planned: Planned, turn: Turn) =>
  Array.from({ length: daysOfWeek }, (_, ahead) => servingsOf(planned, dayOf(turn) + ahead));

/** Another idea for one meal of a day's plan. */
export async function swapMeal(key: string, at: number, turn: Turn): Promise<Outcome | undefined> {
  const servings = readServings(key);
  if (!servings || !(at in meals)) return undefined;
  const planned = await plannedFor(turn);
  const known = servings[at]?.place;
  const isOther = ({ place }: Serving) => place === known || !servings.some((had) => had?.place === place);
  const fitting = candidates(planned, at).filter(isOther);
  const next = fitting[(fitting.findIndex(({ place }) => place === known) + 1) % Math.max(fitting.length, 1)];
  return tellDay(servings.with(at, next ?? servings[at]), planned, turn);
}

/** What to buy for a day's plan, or for the week from today. */
export async function listShopping(key: string, turn: Turn): Promise<Outcome | undefined> {
  const days = key === 'week' ? servingsOfWeek(await plannedFor(turn), turn) : [readServings(key) ?? []];
  const items = days.flat().flatMap((serving) => (serving ? ideaOf(serving).items : []));
  if (items.length === 0) return undefined;
  const grams = new Map<string, number>();
  for (const { foodId, grams: amount } of items) addIngredients(foodId, amount, grams);
  const lines = [...grams]
    .filter(([name, amount]) => amount >= leastGrams && !/^water$/i.test(name))
    .sort(([, one], [, other]) => other - one)
    .map(([name, amount]) => `• ${name}: ${figure(Math.ceil(amount / 5) * 5)} g`);
  return { text: [`${texts.shoppingList(turn.person.locale)}:`, ...lines].join('\n') };
}

/** What goes into the pot for so much of a food, down its recipe. */
function addIngredients(foodId: string, amount: number, grams: Map<string, number>): void {
  const food = loadFoodTable().byId.get(foodId);
  if (!food) return;
  for (const part of food.madeOf ?? []) addIngredients(part.foodId, amount * part.share, grams);
  if (!food.madeOf) grams.set(food.name, (grams.get(food.name) ?? 0) + amount);
}

/** Of a button; undefined where it is none of ours. */
function readServings(key: string): (Serving | undefined)[] | undefined {
  const servings = key.split('.').map((code) => (code === '' ? undefined : readServing(code)));
  return servings.length === meals.length && servings.some(Boolean) ? servings : undefined;
}
