import { z } from 'zod';
import { locales } from '../texts/locale.ts';
import { mealType } from './entries/food.ts';
import { estimate } from './estimate.ts';
import { entryParams, freeText, id, measure, nothing, route } from './http.ts';

const totals = estimate.pick({
  calories: true,
  caloriesLow: true,
  caloriesHigh: true,
  proteinG: true,
  carbsG: true,
  fatG: true,
  fiberG: true,
  sugarG: true,
  sodiumMg: true,
  cholesterolMg: true,
});

export const estimateFoods = route({
  method: 'post',
  path: '/foods/estimate',
  cost: 20,
  costsByLengthOf: 'text',
  access: 'session',
  tag: 'Food',
  summary: 'Estimate foods described in ordinary words; stores nothing',
  body: z.object({ text: z.string('Enter what you ate.').trim().min(1, 'Enter what you ate.').max(2_000) }),
  status: 200,
  answer: z.object({
    items: z.array(estimate),
    totals,
    unknown: z.array(z.string()),
    mealType: mealType.optional(),
  }),
});

/** Of a sentence to try FitPulse with, in characters. */
export const longestTrial = 300;

const triedItem = estimate
  .extend({ portion: z.string().meta({ description: 'As the assistant words it: "Roti, 2 pieces (80 g)"' }) })
  .meta({ id: 'TriedItem' });

export const tryMeal = route({
  method: 'post',
  path: '/estimate',
  cost: 20,
  costsByLengthOf: 'text',
  access: 'public',
  tag: 'Food',
  summary: 'What a sentence comes to, for somebody without an account; keeps nothing',
  body: z.object({
    text: freeText('Write what you ate.')
      .min(1, 'Write what you ate.')
      .max(longestTrial, `Write at most ${longestTrial} characters.`),
    locale: z.enum(locales).optional().meta({ description: 'To answer in where the sentence is too short to tell' }),
  }),
  status: 200,
  answer: z.object({
    items: z.array(triedItem),
    totals,
    unknown: z.array(z.string()),
    locale: z.enum(locales).meta({ description: 'What the sentence is written in, and the portions are worded in' }),
  }),
});

/** What one of a food weighs, in g. */
export const portion = z.object({ unit: z.string(), grams: z.number() });
export type Portion = z.infer<typeof portion>;

export const food = z
  .object({
    id: z.string(),
    name: z.string(),
    group: z.string(),
    per100g: totals.omit({ caloriesLow: true, caloriesHigh: true }),
    portions: z.array(portion),
    source: z.string(),
    origin: z
      .enum(['own', 'built-in', 'imported'])
      .meta({ description: 'A food of one’s own can be changed and deleted' }),
    otherNames: z.array(z.string()),
  })
  .meta({ id: 'Food' });
export type FoodAnswer = z.infer<typeof food>;

export const searchFoods = route({
  method: 'get',
  path: '/foods',
  cost: 3,
  access: 'session',
  tag: 'Food',
  summary: 'Search foods: one’s own first, then the built-in table, then imported tables',
  query: z.object({ q: z.string().trim().min(1).max(100), userId: id.optional() }),
  status: 200,
  answer: z.array(food),
});

const grams = (what: string) => measure(0, 100, what);
const milligrams = (what: string) => measure(0, 100_000, what);
const foodName = freeText('Give the food a name.').min(1, 'Give the food a name.').max(120);

/** Figures per 100 g; what isn't known is left out and counts as 0. */
const ownFigures = z.object({
  calories: measure(0, 905, 'Calories per 100 g'),
  proteinG: grams('Protein').default(0),
  carbsG: grams('Carbohydrate').default(0),
  fatG: grams('Fat').default(0),
  fiberG: grams('Fibre').default(0),
  sugarG: grams('Sugar').default(0),
  sodiumMg: milligrams('Sodium').default(0),
  cholesterolMg: milligrams('Cholesterol').default(0),
});

const ownPortion = z.object({
  unit: freeText().min(1).max(30).meta({ description: 'piece, cup, bowl, serving …' }),
  grams: measure(0.1, 5_000, 'The weight of a portion'),
});

const ownFood = z.object({
  name: foodName,
  otherNames: z.array(foodName).max(20),
  per100g: ownFigures,
  portions: z.array(ownPortion).max(20).meta({ description: 'The first is what one means without an amount' }),
});

export const createFood = route({
  method: 'post',
  path: '/me/foods',
  cost: 3,
  access: 'session',
  tag: 'Food',
  summary: 'Add a food of one’s own, which understanding and search put first',
  body: ownFood.partial({ otherNames: true, portions: true }).extend({ userId: id.optional() }),
  idempotent: true,
  status: 201,
  answer: food,
});

export const updateFood = route({
  method: 'patch',
  path: '/me/foods/{id}',
  access: 'session',
  tag: 'Food',
  summary: 'Change a food of one’s own; entries logged before keep their figures',
  params: entryParams,
  body: ownFood.partial(),
  status: 200,
  answer: food,
});

export const deleteFood = route({
  method: 'delete',
  path: '/me/foods/{id}',
  access: 'session',
  tag: 'Food',
  summary: 'Delete a food of one’s own; entries logged with it stay',
  params: entryParams,
  status: 204,
  answer: nothing,
});
