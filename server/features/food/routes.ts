import type { Updateable } from 'kysely';
import type { z } from 'zod';
import {
  type createFoodEntry,
  describeFood,
  type FoodEntry,
  foodKind,
  listRecentFoods,
  mealAt,
  mostCalories,
} from '../../../contract/entries/food.ts';
import type { PageLocale } from '../../../texts/locale.ts';
import * as refusals from '../../../texts/refusals/entries.ts';
import { type EntryRow, findEntry } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import type { FoodEntries } from '../../db/schema.ts';
import { type EntryList, mountEntries } from '../../http/entryRoutes.ts';
import { eventTime } from '../../http/eventTime.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, invalid, notFound } from '../../http/problem.ts';
import { addDays, localMinutesOf } from '../../lib/dates.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { answerCare } from '../care/mutations.ts';
import { furtherAmounts, toUnderstoodFood } from '../nutrition/policy.ts';
import { estimatePortion } from '../nutrition/reading/portions/estimate.ts';
import { findFoods, understandMealOf } from '../nutrition/reading.ts';
import { hindiNameOfFood, nameOfFood } from '../nutrition/table/toldFoods.ts';
import type { Food, MealUnderstanding } from '../nutrition/types.ts';
import { listRecent } from './data.ts';
import { correctFood, estimateColumns, insertMeal, loggedAgain } from './mutations.ts';
import { amountBelowNothing } from './policy.ts';

/** How far back a food is recent, and how many are offered. */
const recentDays = 60;
const mostRecent = 20;

export function foodRoutes(kit: Kit): EntryList<FoodEntry> {
  const { db, clock } = kit.context;

  const list = mountEntries(kit, foodKind, {
    table: 'foodEntries',
    toColumns: (told, owner) => columnsOf(db, owner, told),
    async correct(owner, id, changes) {
      const row = await correctFood(db, owner, id, await withNameOf(db, owner, id, changes));
      if (row === 'too much') throw tooMuch('changed');
      return row;
    },
    toAnswer,
  });

  mount(kit, listRecentFoods, async ({ query, owner, dayClock }) => {
    const since = addDays(diaryDateOf(clock.now(), dayClock), -recentDays);
    return (await listRecent(db, owner, { since, mealType: query.mealType, most: mostRecent })).map(toAnswer);
  });

  mount(kit, describeFood, async ({ body, owner, timeZone, dayClock, idempotencyKey }) => {
    const care = await answerCare(kit.context, db, owner, body.foodName, timeZone);
    if (care) throw new HttpProblem(422, 'care_first', care.text, { care: care.kind });
    const below = amountBelowNothing(body.foodName);
    if (below) throw invalid('foodName', (locale) => refusals.lessThanNothing(locale, below));
    const meal = await understandMealOf(db, owner, body.foodName);
    const unknown = [...meal.unknown, ...meal.questions.map((question) => question.text)];
    const isRefused = meal.items.length === 0 || (unknown.length > 0 && !body.partial);
    if (isRefused) throw notRecognised(unknown, meal);
    const time = eventTime(body.logDatetime, dayClock, clock);
    const mealType = body.mealType ?? meal.mealType ?? mealAt(localMinutesOf(time.occurredAt, timeZone));
    const occasion = { ...time, mealType, notes: body.mealNotes ?? '', idempotencyKey };
    const logged = (await insertMeal(db, owner, meal.items, occasion, clock.now())).map(toAnswer);
    return body.partial ? { logged, unknown } : logged;
  });
  return list;
}

/** A name that is told anew stands alone; one that is sent back as it was shown changes nothing. */
async function withNameOf(db: Db, owner: OwnerId, id: string, changes: Updateable<FoodEntries>) {
  const { foodName, ...others } = changes;
  if (foodName === undefined) return changes;
  const row = await findEntry(db, 'foodEntries', owner, id);
  return row && nameOfFood('en', row) === foodName ? others : { ...changes, toldName: null };
}

type Told = Partial<z.output<(typeof createFoodEntry)['body']>>;

/** What an entry is stored with: of the food or the earlier entry that the request names, else as it tells. */
async function columnsOf(db: Db, owner: OwnerId, { calories, carbsG, foodId, entryId, ...told }: Told) {
  const { mealType, notes, quantity = 1, servingUnit = 'g' } = told;
  if (entryId !== undefined) {
    const entry = await findEntry(db, 'foodEntries', owner, entryId);
    if (!entry) throw notFound('This food entry');
    return { ...loggedAgain(entry), mealType };
  }
  if (foodId !== undefined) {
    const [food] = await findFoods(db, owner, [foodId]);
    if (!food) throw notFound('This food');
    const item = estimatePortion(food, quantity, servingUnit);
    if (!item) throw noSuchPortion(food, servingUnit);
    if (item.nutrients.energyKcal > mostCalories) throw tooMuch('logged');
    return { ...estimateColumns(item), mealType, notes };
  }
  return { energyKcal: calories, carbohydrateG: carbsG, ...told };
}

function noSuchPortion({ name, portions }: Food, unit: string): HttpProblem {
  const units = ['g', ...portions.map((portion) => portion.unit)].join(', ');
  return new HttpProblem(422, 'validation_failed', (locale) => refusals.noSuchPortion(locale, name, unit, units));
}

const tooMuch = (done: 'changed' | 'logged') =>
  new HttpProblem(422, 'validation_failed', (locale) => refusals.tooMuchEnergy[done](locale, mostCalories));

function notRecognised(unknown: string[], { intent, items }: MealUnderstanding): HttpProblem {
  if (unknown.length === 0) {
    return new HttpProblem(422, 'food_not_recognised', intent === 'eaten' ? refusals.noFood : refusals.notEaten);
  }
  const names = unknown.map((words) => `"${words}"`).join(', ');
  const detail = (locale: PageLocale) => refusals.foodsNotRecognised(locale, names);
  return new HttpProblem(422, 'food_not_recognised', detail, { unknown, understood: items.map(toUnderstoodFood) });
}

const toAnswer = (row: EntryRow<'foodEntries'>): FoodEntry => ({
  id: row.id,
  userId: row.userId,
  createdAt: row.occurredAt.toISOString(),
  localDate: row.localDate,
  mealType: row.mealType as FoodEntry['mealType'],
  foodId: row.foodId,
  foodName: nameOfFood('en', row),
  hindiName: hindiNameOfFood(row) ?? null,
  quantity: row.quantity,
  servingUnit: row.servingUnit,
  servingSize: row.servingSize,
  grams: row.grams,
  calories: row.energyKcal,
  proteinG: row.proteinG,
  carbsG: row.carbohydrateG,
  fatG: row.fatG,
  fiberG: row.fiberG,
  sugarG: row.sugarG,
  sodiumMg: row.sodiumMg,
  cholesterolMg: row.cholesterolMg,
  ...furtherAmounts(row),
  notes: row.notes,
  source: row.source,
  confidence: row.confidence,
});
