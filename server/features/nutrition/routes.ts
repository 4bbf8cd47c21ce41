import {
  createFood,
  deleteFood,
  estimateFoods,
  type FoodAnswer,
  searchFoods as searchFoodsRoute,
  tryMeal,
  updateFood,
} from '../../../contract/nutrition.ts';
import { listOwnFoods } from '../../../contract/savedFoods.ts';
import { figuresImpossible, foodTaken } from '../../../texts/refusals/kept.ts';
import { languageFor } from '../../assistant/writtenLanguage.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, invalid, notFound } from '../../http/problem.ts';
import { limitRate } from '../../http/rateLimit.ts';
import { answerCare } from '../care/mutations.ts';
import { usualZone } from '../care/policy.ts';
import { findPersonalFood, listPersonalFoods, toPersonalFood } from './data.ts';
import { searchImportedFoods } from './import/data.ts';
import { deletePersonalFood, insertPersonalFood, updatePersonalFood } from './mutations.ts';
import { macronutrients, roundNutrients, toEstimate, toPersonalPortions, toPortions, trialLimit } from './policy.ts';
import { totalOf } from './reading/portions/estimate.ts';
import { asMeant, understandMealOf } from './reading.ts';
import { isRecipe } from './recipes/data.ts';
import { buildNameIndex } from './table/buildNameIndex.ts';
import { amountProblems } from './table/figures.ts';
import { loadFoodTable } from './table/foodTable.ts';
import { searchFoods } from './table/searchFoods.ts';
import { portionText } from './table/toldFoods.ts';
import type { Food, MealUnderstanding, Nutrients } from './types.ts';

/** Of each origin. */
const mostFound = 20;
const myFood = 'This food of yours';

export function nutritionRoutes(kit: Kit): void {
  const { context } = kit;
  const { db, clock } = context;

  mount(kit, estimateFoods, async ({ body, owner }) => {
    const meal = await understandMealOf(db, owner, body.text);
    return { ...toEstimates(meal), mealType: meal.mealType };
  });

  mount(kit, tryMeal, async ({ body, remoteAddress }) => {
    await limitRate(context, `try ${remoteAddress}`, trialLimit.perAddress, trialLimit.windowSeconds);
    const care = await answerCare(context, db, undefined, body.text, usualZone);
    if (care) throw new HttpProblem(422, 'care_first', care.text, { care: care.kind });
    const locale = languageFor(body.text, body.locale ?? 'en');
    const meal = await understandMealOf(db, undefined, asMeant(body.text));
    const { items, ...rest } = toEstimates(meal);
    const portions = meal.items.map((item) => portionText(locale, item));
    return { ...rest, items: items.map((item, place) => ({ ...item, portion: portions[place] ?? '' })), locale };
  });

  mount(kit, searchFoodsRoute, async ({ query, owner }) => {
    const [rows, imported] = await Promise.all([
      listPersonalFoods(db, owner),
      searchImportedFoods(db, query.q, mostFound),
    ]);
    const own = rows.map(toPersonalFood);
    const ownTable = { foods: own, byId: new Map(), index: buildNameIndex(own) };
    return [
      ...searchFoods(ownTable, query.q, mostFound).map((food) => toAnswer(food, 'own')),
      ...searchFoods(loadFoodTable(), query.q, mostFound).map((food) => toAnswer(food, 'built-in')),
      ...imported.map((food) => toAnswer(food, 'imported')),
    ];
  });

  mount(kit, listOwnFoods, async ({ owner }) => {
    const rows = await listPersonalFoods(db, owner);
    return rows.filter((row) => !isRecipe(row)).map((row) => toAnswer(toPersonalFood(row), 'own'));
  });

  mount(kit, createFood, async ({ body, owner, idempotencyKey }) => {
    const { name, otherNames = [], portions = [] } = body;
    const figures = toNutrients(body.per100g);
    const food = { name, otherNames, ...figures, portions: toPersonalPortions(portions) };
    const row = await insertPersonalFood(db, owner, food, idempotencyKey, clock.now());
    if (!row) throw nameTaken(name);
    return toAnswer(toPersonalFood(row), 'own');
  });

  mount(kit, updateFood, async ({ params, body, owner }) => {
    const { name, otherNames, per100g, portions } = body;
    const known = await findPersonalFood(db, owner, params.id);
    // The figures of a recipe are those of its ingredients.
    if (!known || isRecipe(known)) throw notFound(myFood);
    const figures = per100g && toNutrients(per100g);
    const changes = { name, otherNames, ...figures, portions: portions && toPersonalPortions(portions) };
    const row = await updatePersonalFood(db, owner, params.id, changes);
    if (row === 'taken') throw nameTaken(name ?? '');
    if (!row) throw notFound(myFood);
    return toAnswer(toPersonalFood(row), 'own');
  });

  mount(kit, deleteFood, async ({ params, owner }) => {
    if (!(await deletePersonalFood(db, owner, params.id, clock.now()))) throw notFound(myFood);
    return null;
  });
}

function toEstimates({ items, unknown, questions }: MealUnderstanding) {
  const total = totalOf(items.map((item) => ({ ...item, nutrients: roundNutrients(item.nutrients) })));
  const nutrients = roundNutrients(total.nutrients);
  return {
    items: items.map(toEstimate),
    totals: {
      calories: nutrients.energyKcal,
      caloriesLow: Math.round(total.energyLowKcal),
      caloriesHigh: Math.round(total.energyHighKcal),
      ...macronutrients(nutrients),
    },
    unknown: [...unknown, ...questions.map((question) => question.text)],
  };
}

const nameTaken = (name: string) => new HttpProblem(409, 'conflict', (locale) => foodTaken(locale, name));

function toNutrients({ calories, carbsG, ...others }: FoodAnswer['per100g']): Nutrients {
  const per100g = { energyKcal: calories, carbohydrateG: carbsG, ...others };
  const [problem] = amountProblems(per100g);
  if (!problem) return per100g;
  throw invalid('per100g', (locale) => figuresImpossible(locale, problem));
}

const toAnswer = (food: Food, origin: FoodAnswer['origin']): FoodAnswer => ({
  id: food.id,
  name: food.name,
  group: food.group,
  per100g: { calories: food.per100g.energyKcal, ...macronutrients(food.per100g) },
  portions: toPortions(food),
  source: food.source,
  origin,
  otherNames: food.names,
});
