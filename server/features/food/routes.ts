import {
  createFoodEntry,
  deleteFoodEntry,
  describeFood,
  type FoodEntry,
  listFoodEntries,
  mostCalories,
  restoreFoodEntry,
  updateFoodEntry,
} from '../../../contract/food.ts';
import { deleteEntry, type EntryRow, insertEntry, listEntries, restoreEntry } from '../../db/entries.ts';
import { changedTime, eventTime } from '../../http/eventTime.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, notFound } from '../../http/problem.ts';
import { localDateOf, localMinutesOf } from '../../lib/dates.ts';
import { understandMealOf } from '../nutrition/reading.ts';
import type { MealUnderstanding } from '../nutrition/types.ts';
import { correctFood, insertMeal } from './mutations.ts';
import { mealAt } from './policy.ts';

export function foodRoutes(kit: Kit): void {
  const { db, clock } = kit.context;

  mount(kit, createFoodEntry, async ({ body, owner, timeZone, idempotencyKey }) => {
    const { logDatetime, userId: _named, calories, carbsG, ...rest } = body;
    const figures = { energyKcal: calories, carbohydrateG: carbsG, ...rest };
    const entry = { userId: owner, ...eventTime(logDatetime, timeZone, clock), ...figures, idempotencyKey };
    return toAnswer(await insertEntry(db, 'foodEntries', entry, clock.now()));
  });

  mount(kit, listFoodEntries, async ({ query, owner, timeZone }) => {
    const date = query.logDate ?? localDateOf(clock.now(), timeZone);
    return (await listEntries(db, 'foodEntries', owner, date)).map(toAnswer);
  });

  mount(kit, updateFoodEntry, async ({ params, body, owner, timeZone }) => {
    const { logDatetime, calories, carbsG, ...rest } = body;
    const time = changedTime(logDatetime, timeZone, clock);
    const changes = { ...time, energyKcal: calories, carbohydrateG: carbsG, ...rest };
    const row = await correctFood(db, owner, params.id, changes);
    if (!row) throw notFound('This food entry');
    if (row === 'too much') {
      throw new HttpProblem(
        422,
        'validation_failed',
        `That would be more than ${mostCalories} kcal. Nothing was changed.`,
      );
    }
    return toAnswer(row);
  });

  mount(kit, deleteFoodEntry, async ({ params, owner }) => {
    if (!(await deleteEntry(db, 'foodEntries', owner, params.id, clock.now()))) throw notFound('This food entry');
    return null;
  });

  mount(kit, restoreFoodEntry, async ({ params, owner }) => {
    const row = await restoreEntry(db, 'foodEntries', owner, params.id);
    if (!row) throw notFound('This food entry');
    return toAnswer(row);
  });

  mount(kit, describeFood, async ({ body, owner, timeZone, idempotencyKey }) => {
    const meal = await understandMealOf(db, owner, body.foodName);
    const unsettled = [...meal.unknown, ...meal.questions.map((question) => question.text)];
    if (unsettled.length > 0 || meal.items.length === 0) throw notRecognised(unsettled, meal);
    const time = eventTime(body.logDatetime, timeZone, clock);
    const mealType = body.mealType ?? meal.mealType ?? mealAt(localMinutesOf(time.occurredAt, timeZone));
    const occasion = { ...time, mealType, notes: body.mealNotes ?? '', idempotencyKey };
    return (await insertMeal(db, owner, meal.items, occasion, clock.now())).map(toAnswer);
  });
}

function notRecognised(unsettled: string[], { intent }: MealUnderstanding): HttpProblem {
  if (unsettled.length === 0) {
    const why = intent === 'eaten' ? 'No food was recognised in that.' : "That doesn't say that anything was eaten.";
    return new HttpProblem(422, 'food_not_recognised', `${why} Nothing was logged.`);
  }
  const names = unsettled.map((words) => `"${words}"`).join(', ');
  const detail = `Not recognised: ${names}. Nothing was logged. Use another name, or log it with its figures.`;
  return new HttpProblem(422, 'food_not_recognised', detail, { unknown: unsettled });
}

const toAnswer = (row: EntryRow<'foodEntries'>): FoodEntry => ({
  id: row.id,
  userId: row.userId,
  createdAt: row.occurredAt.toISOString(),
  localDate: row.localDate,
  mealType: row.mealType as FoodEntry['mealType'],
  foodName: row.foodName,
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
  notes: row.notes,
  source: row.source,
  confidence: row.confidence,
});
