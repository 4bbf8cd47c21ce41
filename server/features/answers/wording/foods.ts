import * as texts from '../../../../texts/answers.ts';
import { portion } from '../../../../texts/food/portions.ts';
import { figure } from '../../../../texts/numbers.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { nameWords } from '../../nutrition/table/nameKey.ts';
import { nameOfFood } from '../../nutrition/table/toldFoods.ts';
import { type EatenFood, listEatenFoods } from '../data.ts';
import { type MetricId, metrics, shownIn } from '../policy.ts';
import type { Ask } from '../reading.ts';
import type { Reader } from './answer.ts';
import { amount } from './figures.ts';
import { dayText, rangeText } from './ranges.ts';

type FoodMetric = Exclude<
  MetricId,
  'waterMl' | 'burnedKcal' | 'activeMin' | 'distanceKm' | 'steps' | 'sleepHr' | 'weightKg'
>;

const shownSources = 3;
const shownFoods = 12;

const isOfFood = (metric: MetricId): metric is FoodMetric => metrics[metric].ofFood === true;

/** Foods of all units and meals added up by name, the most of the metric first. */
function byName(foods: EatenFood[], metric: FoodMetric, { locale }: Reader): { name: string; value: number }[] {
  const sums = new Map<string, number>();
  for (const food of foods) {
    const name = nameOfFood(locale, food);
    sums.set(name, (sums.get(name) ?? 0) + food[metric]);
  }
  const rows = [...sums].map(([name, value]) => ({ name, value }));
  return rows.filter(({ value }) => value > 0).sort((one, other) => other.value - one.value);
}

/** "From Paneer 18 g, Dal 9 g." where there is something to tell. */
export async function foodsLine(metric: MetricId, { range, meal }: Ask, reader: Reader): Promise<string[]> {
  if (!isOfFood(metric)) return [];
  const foods = byName(await listEatenFoods(reader.db, reader.owner, range, meal), metric, reader).slice(
    0,
    shownSources,
  );
  const told = foods.map(({ name, value }) => `${name} ${amount(reader, metric, value)}`).join(', ');
  return foods.length > 0 ? [texts.comesFrom(reader.locale, told)] : [];
}

/** Which foods gave most of a metric. */
export async function describeSources(metric: MetricId, { range, meal }: Ask, reader: Reader): Promise<string> {
  const { db, owner, locale, today } = reader;
  const name = texts.metricNames[metric](locale);
  const called = rangeText(locale, range, today);
  const foods = isOfFood(metric) ? byName(await listEatenFoods(db, owner, range, meal), metric, reader) : [];
  if (foods.length === 0 || !isOfFood(metric)) return texts.nothing(locale, name, called, shownIn(reader, metric).unit);
  const total = foods.reduce((sum, { value }) => sum + value, 0);
  const lines = foods.slice(0, shownSources).map(({ name: food, value }) => {
    return `• ${food}: ${amount(reader, metric, value)} (${figure((value / total) * 100)} %)`;
  });
  return [`${name} ${called}: ${amount(reader, metric, total)}`, ...lines].join('\n');
}

/** A metric meal by meal. */
export async function describeMeals(metric: MetricId, { range }: Ask, reader: Reader): Promise<string> {
  const { db, owner, locale, today } = reader;
  const name = texts.metricNames[metric](locale);
  const called = rangeText(locale, range, today);
  const foods = isOfFood(metric) ? await listEatenFoods(db, owner, range) : [];
  if (foods.length === 0 || !isOfFood(metric)) return texts.nothing(locale, name, called, shownIn(reader, metric).unit);
  const mealTypes = Object.keys(texts.meals) as (keyof typeof texts.meals)[];
  const lines = mealTypes.flatMap((mealType) => {
    const value = foods.filter((food) => food.mealType === mealType).reduce((sum, food) => sum + food[metric], 0);
    return value > 0 ? [`• ${texts.meals[mealType](locale)}: ${amount(reader, metric, value)}`] : [];
  });
  return [`${name} ${called}`, ...lines].join('\n');
}

/** A metric of one meal or of one food alone. */
export async function sumOfFoods(metric: MetricId, ask: Ask, reader: Reader): Promise<string> {
  const { db, owner, locale, today } = reader;
  const food = ask.subject.kind === 'metric' ? ask.subject.food : undefined;
  const all = isOfFood(metric) ? await listEatenFoods(db, owner, ask.range, ask.meal) : [];
  const foods = food === undefined ? all : await called(food, all, reader);
  const what = food ?? (ask.meal ? texts.meals[ask.meal](locale) : '');
  const range = rangeText(locale, ask.range, today);
  if (foods.length === 0 || !isOfFood(metric)) return texts.neverHad(locale, what, range);
  const total = foods.reduce((sum, eaten) => sum + eaten[metric], 0);
  const names = [...new Set(foods.map((eaten) => nameOfFood(locale, eaten)))].join(', ');
  return `${texts.metricNames[metric](locale)}, ${what} ${range}: ${amount(reader, metric, total)}\n${texts.comesFrom(locale, names)}`;
}

/** Those of the foods that the words mean. */
async function called(words: string, foods: EatenFood[], { db, owner }: Reader): Promise<EatenFood[]> {
  const { items } = await understandMealOf(db, owner, words);
  const meant = new Set(items.map(({ foodId }) => foodId));
  const wanted = nameWords(words);
  return foods.filter(
    ({ foodId, foodName }) =>
      (foodId !== null && meant.has(foodId)) ||
      (wanted.length > 0 && wanted.every((word) => nameWords(foodName).includes(word))),
  );
}

/** How much of a food was eaten, how often, or when last; undefined where the words are no food. */
export async function describeFood(food: string, ask: Ask, reader: Reader): Promise<string | undefined> {
  const { db, owner, locale, today } = reader;
  const foods = await called(food, await listEatenFoods(db, owner, ask.range, ask.meal), reader);
  const range = rangeText(locale, ask.range, today);
  if (foods.length === 0) {
    const { items, questions } = await understandMealOf(db, owner, food);
    return items.length + questions.length > 0 ? texts.neverHad(locale, food, range) : undefined;
  }
  const names = [...new Set(foods.map((eaten) => nameOfFood(locale, eaten)))].join(', ');
  const lastDate = foods
    .map((eaten) => eaten.lastDate)
    .sort()
    .at(-1) as string;
  if (ask.form === 'last') return texts.lastTime(locale, names, dayText(locale, lastDate, today));
  const sum = (of: (eaten: EatenFood) => number) => foods.reduce((total, eaten) => total + of(eaten), 0);
  const units = [...new Set(foods.map(({ servingUnit }) => servingUnit))];
  const total = sum(({ quantity }) => quantity);
  const quantity = units.length === 1 ? `${portion(locale, total, units[0] as string)}, ` : '';
  const times = texts.times(
    locale,
    sum((eaten) => eaten.times),
  );
  return `${names} ${range}: ${quantity}${times}, ${amount(
    reader,
    'energyKcal',
    sum((eaten) => eaten.energyKcal),
  )}`;
}

/** What was eaten, with its energy. */
export async function listFoods({ range, meal }: Ask, reader: Reader): Promise<string> {
  const { db, owner, locale, today } = reader;
  const foods = byName(await listEatenFoods(db, owner, range, meal), 'energyKcal', reader);
  const called = [meal && texts.meals[meal](locale), rangeText(locale, range, today)].filter(Boolean).join(' ');
  if (foods.length === 0) return texts.noFood(locale, called);
  const total = foods.reduce((sum, { value }) => sum + value, 0);
  const lines = foods
    .slice(0, shownFoods)
    .map(({ name, value }) => `• ${name}: ${amount(reader, 'energyKcal', value)}`);
  return [texts.eaten(locale, called, amount(reader, 'energyKcal', total)), ...lines].join('\n');
}
