import { z } from 'zod';
import { dateTime, entryParams, id, instant, localDate, measure, nothing, route } from './http.ts';

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

const foodName = z.string('Enter a food name.').trim().min(1, 'Enter a food name.').max(500);
const notes = z.string().trim().max(2_000);

/** Figures are for the whole entry, in kcal, g and mg; grams is null when the weight isn't known. */
const foodEntry = z
  .object({
    id,
    userId: id,
    createdAt: instant,
    localDate,
    mealType,
    foodName: z.string(),
    quantity: z.number(),
    servingUnit: z.string(),
    servingSize: z.number(),
    grams: z.number().nullable(),
    calories: z.number(),
    proteinG: z.number(),
    carbsG: z.number(),
    fatG: z.number(),
    fiberG: z.number(),
    sugarG: z.number(),
    sodiumMg: z.number(),
    cholesterolMg: z.number(),
    notes: z.string(),
    source: z.string(),
    confidence: z.number().nullable(),
  })
  .meta({ id: 'FoodEntry' });
export type FoodEntry = z.infer<typeof foodEntry>;

const zeroByDefault = Object.fromEntries(
  Object.entries(figures).map(([name, schema]) => [name, schema.default(0)]),
) as unknown as { [K in keyof typeof figures]: z.ZodDefault<(typeof figures)[K]> };

const newFoodEntry = z.object({
  userId: id.optional(),
  mealType: mealType.default('snack'),
  foodName,
  quantity: measure(0.01, 1_000, 'Quantity').default(1),
  servingUnit: z.string().trim().min(1).max(32).default('g'),
  servingSize: measure(0.01, 10_000, 'Serving size').default(100),
  ...zeroByDefault,
  calories: figures.calories,
  notes: notes.default(''),
  logDatetime: dateTime.optional(),
});

export const createFoodEntry = route({
  method: 'post',
  path: '/food-intake',
  access: 'session',
  tag: 'Food',
  summary: 'Log a food with figures of your own',
  body: newFoodEntry,
  idempotent: true,
  status: 201,
  answer: foodEntry,
});

export const listFoodEntries = route({
  method: 'get',
  path: '/food-intake',
  access: 'session',
  tag: 'Food',
  summary: 'The foods of one local date',
  query: z.object({ userId: id.optional(), logDate: localDate.optional() }),
  status: 200,
  answer: z.array(foodEntry),
});

export const updateFoodEntry = route({
  method: 'patch',
  path: '/food-intake/{id}',
  access: 'session',
  tag: 'Food',
  summary: 'Correct a food entry; figures that are not told follow a changed quantity or serving size',
  params: entryParams,
  body: z
    .object({
      mealType,
      foodName,
      quantity: measure(0.01, 1_000, 'Quantity'),
      servingUnit: z.string().trim().min(1).max(32),
      servingSize: measure(0.01, 10_000, 'Serving size'),
      ...figures,
      notes,
      logDatetime: dateTime,
    })
    .partial(),
  status: 200,
  answer: foodEntry,
});

export const deleteFoodEntry = route({
  method: 'delete',
  path: '/food-intake/{id}',
  access: 'session',
  tag: 'Food',
  summary: 'Delete a food entry',
  params: entryParams,
  status: 204,
  answer: nothing,
});

export const restoreFoodEntry = route({
  method: 'post',
  path: '/food-intake/{id}/restore',
  access: 'session',
  tag: 'Food',
  summary: 'Put a deleted food entry back as it was; a repeat changes nothing',
  params: entryParams,
  status: 200,
  answer: foodEntry,
});

export const describeFood = route({
  method: 'post',
  path: '/food-intake-ai',
  access: 'session',
  tag: 'Food',
  summary: 'Log foods described in ordinary words',
  body: z.object({
    userId: id.optional(),
    mealType: mealType.optional(),
    foodName: z.string('Please select at least one food.').trim().min(1, 'Please select at least one food.').max(2_000),
    mealNotes: notes.optional(),
    logDatetime: dateTime.optional(),
  }),
  idempotent: true,
  status: 201,
  answer: z.array(foodEntry),
});
