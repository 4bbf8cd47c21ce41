import { z } from 'zod';
import { type AnswerOf, dateTime, freeText, id, localDate, measure, route } from '../http.ts';
import { exportedAmounts, furtherAmounts, mainAmounts } from '../nutrients.ts';
import { daysQuery, entryFields, entryKind } from './entries.ts';

export const mealTypes = ['breakfast', 'asnack', 'lunch', 'esnack', 'dinner', 'snack'] as const;
export const mealType = z.enum(mealTypes);
export type MealType = z.infer<typeof mealType>;

export const mealTitles: Record<MealType, string> = {
  breakfast: 'Breakfast',
  asnack: 'Afternoon Snack',
  lunch: 'Lunch',
  esnack: 'Evening Snack',
  dinner: 'Dinner',
  snack: 'Snack',
};

/** The meal that people usually have at a local time, in minutes after midnight. */
export function mealAt(minutes: number): MealType {
  const ends: [number, MealType][] = [
    [4 * 60, 'snack'],
    [11 * 60, 'breakfast'],
    [15 * 60 + 30, 'lunch'],
    [17 * 60 + 30, 'asnack'],
    [19 * 60, 'esnack'],
    [23 * 60 + 30, 'dinner'],
  ];
  return ends.find(([end]) => minutes < end)?.[1] ?? 'snack';
}

/** The most energy in kcal that an entry can have. */
export const mostCalories = 20_000;

const figures = {
  calories: measure(0, mostCalories, 'Calories'),
  proteinG: measure(0, 5_000, 'Protein'),
  carbsG: measure(0, 5_000, 'Carbohydrate'),
  fatG: measure(0, 5_000, 'Fat'),
  fiberG: measure(0, 5_000, 'Fibre'),
  sugarG: measure(0, 5_000, 'Sugar'),
  sodiumMg: measure(0, 200_000, 'Sodium'),
  cholesterolMg: measure(0, 200_000, 'Cholesterol'),
};

const foodName = freeText('Enter a food name.').min(1, 'Enter a food name.').max(500);
const notes = freeText().max(2_000);

/** Figures are for the whole entry, in kcal, g and mg; grams is null when the weight isn't known. */
const foodEntry = z
  .object({
    ...entryFields,
    mealType,
    foodId: z.string().nullable().meta({ description: 'The food of GET /foods that it was logged from' }),
    foodName: z.string(),
    hindiName: z.string().nullable().meta({ description: 'In Devanagari, where the food table has it' }),
    quantity: z.number(),
    servingUnit: z.string(),
    servingSize: z.number(),
    grams: z.number().nullable(),
    ...mainAmounts,
    ...furtherAmounts,
    notes: z.string(),
    source: z.string(),
    confidence: z.number().nullable(),
  })
  .meta({ id: 'FoodEntry' });
export type FoodEntry = z.infer<typeof foodEntry>;

const zeroByDefault = Object.fromEntries(
  Object.entries(figures).map(([name, schema]) => [name, schema.default(0)]),
) as unknown as { [K in keyof typeof figures]: z.ZodDefault<(typeof figures)[K]> };

/** The fields that say how much was eaten, and where its figures come from, are bounded apart where a table holds more. */
const text = z.string().max(20_000);
const positive = (what: string) => z.number().positive(`${what} must be above 0.`).max(1_000_000);
const { calories, proteinG, carbsG, ...nutrients } = figures;

const kind = entryKind({
  path: '/food-intake',
  title: 'Food',
  noun: 'food entry',
  nouns: 'food entries',
  fields: {
    mealType: mealType.default('snack'),
    foodName,
    quantity: measure(0.01, 1_000, 'Quantity').default(1),
    servingUnit: z.string().trim().min(1).max(32).default('g'),
    servingSize: measure(0.01, 10_000, 'Serving size').default(100),
    ...zeroByDefault,
    calories,
    notes: notes.default(''),
  },
  time: 'logDatetime',
  entry: foodEntry,
  stored: {
    mealType,
    foodName: text.min(1),
    foodId: text.nullable(),
    quantity: positive('Quantity'),
    servingUnit: text,
    servingSize: positive('Serving size'),
    grams: positive('Grams').nullable(),
    energyKcal: calories,
    proteinG,
    carbohydrateG: carbsG,
    ...nutrients,
    ...exportedAmounts,
    notes: text,
    source: text,
    confidence: measure(0, 1, 'Confidence').nullable(),
  },
});

const list = {
  ...kind.routes.list,
  query: daysQuery
    .safeExtend({ logDate: localDate.optional() })
    .transform(({ logDate, ...query }) => ({ ...query, date: query.date ?? logDate })),
};

const update = {
  ...kind.routes.update,
  summary: 'Correct a food entry; figures that are not told follow a changed quantity or serving size',
};

const told = kind.routes.create.body;
const create = {
  ...kind.routes.create,
  summary:
    'Log a food: its name and figures; or a food of GET /foods by `foodId`, so much of one of its portions; or what an earlier entry logged, by `entryId`',
  body: told
    .extend({
      foodId: z.string().trim().min(1).max(200).optional(),
      entryId: id.optional(),
      foodName: foodName.optional(),
      calories: calories.optional(),
    })
    .superRefine((body, check) => {
      if (body.foodId !== undefined || body.entryId !== undefined) return;
      const missing = told.pick({ foodName: true, calories: true }).safeParse(body).error?.issues ?? [];
      for (const { path, message } of missing) check.addIssue({ code: 'custom', path, message });
    }),
};

export const foodKind = { ...kind, routes: { ...kind.routes, create, list, update } };

export const {
  create: createFoodEntry,
  list: listFoodEntries,
  update: updateFoodEntry,
  remove: deleteFoodEntry,
  restore: restoreFoodEntry,
} = foodKind.routes;

export const listRecentFoods = route({
  method: 'get',
  path: '/food-intake/recent',
  cost: 3,
  access: 'session',
  tag: 'Food',
  summary: 'Foods of the last 60 days, of each the latest entry: those eaten most at that meal first',
  query: z.object({ userId: id.optional(), mealType: mealType.optional() }),
  status: 200,
  answer: z.array(foodEntry),
});

/** What a call with `partial` answers: `unknown` are the words that nothing was logged of. */
const partlyLogged = z
  .object({ logged: z.array(foodEntry), unknown: z.array(z.string()) })
  .meta({ id: 'PartlyLogged' });

export const describeFood = route({
  method: 'post',
  path: '/food-intake-ai',
  cost: 20,
  costsByLengthOf: 'foodName',
  access: 'session',
  tag: 'Food',
  summary: 'Log foods described in ordinary words',
  body: z.object({
    userId: id.optional(),
    mealType: mealType.optional(),
    foodName: z.string('Please select at least one food.').trim().min(1, 'Please select at least one food.').max(2_000),
    mealNotes: notes.optional(),
    logDatetime: dateTime.optional(),
    partial: z
      .boolean()
      .default(false)
      .meta({ description: 'Log what is understood although some of it is not; else all of it or nothing is logged' }),
  }),
  idempotent: true,
  status: 201,
  answer: z.union([z.array(foodEntry), partlyLogged]),
});
export type DescribedFood = AnswerOf<typeof describeFood>;
