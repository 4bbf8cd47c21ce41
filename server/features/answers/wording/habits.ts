import type { MealType } from '../../../../contract/entries/food.ts';
import * as texts from '../../../../texts/answers.ts';
import { mealTitle } from '../../../../texts/food/meals.ts';
import { figure } from '../../../../texts/numbers.ts';
import { listDays } from '../../../db/dailyTotals.ts';
import { addDays } from '../../../lib/dates.ts';
import { nameOfFood } from '../../nutrition/table/toldFoods.ts';
import { type EatenFood, listEatenFoods } from '../data.ts';
import { streaksOf } from '../policy.ts';
import type { Ask } from '../reading.ts';
import type { Reader } from './answer.ts';
import { capitalised, dayText, rangeText } from './ranges.ts';

const shownFoods = 5;

/** Days in a row with something logged: those that go on, and the most ever. A day that has only begun breaks none. */
export async function describeStreak({ range }: Ask, reader: Reader): Promise<string> {
  const { db, owner, locale, today } = reader;
  const days = await listDays(db, owner, range);
  const streaks = streaksOf(days.map(({ localDate }) => localDate));
  const [longest] = streaks.toSorted((one, other) => other.days - one.days);
  if (!longest) return texts.noStreak(locale);
  const last = streaks.at(-1);
  const running = last && last.to >= addDays(today, -1) ? last.days : 0;
  const when = [longest.from, longest.to].map((date) => dayText(locale, date, today));
  return [
    texts.streakNow(locale, running),
    texts.longestStreak(locale, longest.days, [...new Set(when)].join(' – ')),
  ].join('\n');
}

/** What comes most often, which meal brings the most energy, and on how many days something was logged. */
export async function describeHabits({ range }: Ask, reader: Reader): Promise<string> {
  const { db, owner, locale, today } = reader;
  const called = rangeText(locale, range, today);
  const foods = await listEatenFoods(db, owner, range);
  if (foods.length === 0) return texts.noFood(locale, called);
  const oftenest = most(
    foods,
    (food) => nameOfFood(locale, food),
    ({ times }) => times,
  ).slice(0, shownFoods);
  const meals = most(
    foods,
    ({ mealType }) => mealType,
    ({ energyKcal }) => energyKcal,
  );
  const total = foods.reduce((sum, { energyKcal }) => sum + energyKcal, 0);
  const days = await listDays(db, owner, range);
  const lines = [
    texts.mostOften(locale, oftenest.map(([name, times]) => `${name} ${texts.times(locale, times)}`).join(', ')),
    ...meals
      .slice(0, 1)
      .map(([meal, kcal]) =>
        texts.biggestMeal(locale, mealTitle(locale, meal as MealType), figure((kcal / Math.max(total, 1)) * 100)),
      ),
    texts.loggedDays(locale, called, days.length),
  ];
  return [capitalised(called), ...lines.map((line) => `• ${line}`)].join('\n');
}

/** Sums of foods by what they have in common, the most first. */
function most(foods: EatenFood[], key: (food: EatenFood) => string, value: (food: EatenFood) => number) {
  const sums = new Map<string, number>();
  for (const food of foods) sums.set(key(food), (sums.get(key(food)) ?? 0) + value(food));
  return [...sums].sort(([, one], [, other]) => other - one);
}
