import { describeFood, type FoodEntry, foodKind, mostCalories } from '../../../contract/food.ts';
import type { EntryRow } from '../../db/entries.ts';
import { type EntryList, mountEntries } from '../../http/entryRoutes.ts';
import { eventTime } from '../../http/eventTime.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import { localMinutesOf } from '../../lib/dates.ts';
import { answerCare } from '../care/mutations.ts';
import { furtherAmounts, toUnderstoodFood } from '../nutrition/policy.ts';
import { understandMealOf } from '../nutrition/reading.ts';
import type { MealUnderstanding } from '../nutrition/types.ts';
import { correctFood, insertMeal } from './mutations.ts';
import { mealAt } from './policy.ts';

export function foodRoutes(kit: Kit): EntryList<FoodEntry> {
  const { db, clock } = kit.context;

  const list = mountEntries(kit, foodKind, {
    table: 'foodEntries',
    toColumns: ({ calories, carbsG, ...rest }) => ({ energyKcal: calories, carbohydrateG: carbsG, ...rest }),
    async correct(owner, id, changes) {
      const row = await correctFood(db, owner, id, changes);
      if (row !== 'too much') return row;
      const why = `That would be more than ${mostCalories} kcal. Nothing was changed.`;
      throw new HttpProblem(422, 'validation_failed', why);
    },
    toAnswer,
  });

  mount(kit, describeFood, async ({ body, owner, timeZone, idempotencyKey }) => {
    const care = await answerCare(kit.context, db, owner, body.foodName, timeZone);
    if (care) throw new HttpProblem(422, 'care_first', care.text, { care: care.kind });
    const meal = await understandMealOf(db, owner, body.foodName);
    const unknown = [...meal.unknown, ...meal.questions.map((question) => question.text)];
    const isRefused = meal.items.length === 0 || (unknown.length > 0 && !body.partial);
    if (isRefused) throw notRecognised(unknown, meal);
    const time = eventTime(body.logDatetime, timeZone, clock);
    const mealType = body.mealType ?? meal.mealType ?? mealAt(localMinutesOf(time.occurredAt, timeZone));
    const occasion = { ...time, mealType, notes: body.mealNotes ?? '', idempotencyKey };
    const logged = (await insertMeal(db, owner, meal.items, occasion, clock.now())).map(toAnswer);
    return body.partial ? { logged, unknown } : logged;
  });
  return list;
}

function notRecognised(unknown: string[], { intent, items }: MealUnderstanding): HttpProblem {
  if (unknown.length === 0) {
    const why = intent === 'eaten' ? 'No food was recognised in that.' : "That doesn't say that anything was eaten.";
    return new HttpProblem(422, 'food_not_recognised', `${why} Nothing was logged.`);
  }
  const names = unknown.map((words) => `"${words}"`).join(', ');
  const detail = `Not recognised: ${names}. Nothing was logged. Use another name, or log it with its figures.`;
  return new HttpProblem(422, 'food_not_recognised', detail, { unknown, understood: items.map(toUnderstoodFood) });
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
  ...furtherAmounts(row),
  notes: row.notes,
  source: row.source,
  confidence: row.confidence,
});
