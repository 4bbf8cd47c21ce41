import { z } from 'zod';
import { goals } from './accounts/profile.ts';
import { type EntryKind, entryKinds, kindNames } from './entries/entryKinds.ts';
import { mealType } from './entries/food.ts';
import { id, localDate, route } from './http.ts';
import { portion } from './nutrition.ts';

/** The kinds of entry that a day lists by their name; food is listed by meal. */
export type OtherKind = Exclude<EntryKind, 'food'>;
export const otherKinds = kindNames.filter((kind) => kind !== 'food') as OtherKind[];

const ofOtherKinds = Object.fromEntries(otherKinds.map((kind) => [kind, z.array(entryKinds[kind].entry)])) as {
  [K in OtherKind]: z.ZodArray<(typeof entryKinds)[K]['entry']>;
};

/** Energy in kcal, the rest in g. */
const mealTotals = z.object({
  calories: z.number(),
  proteinG: z.number(),
  carbsG: z.number(),
  fatG: z.number(),
  fiberG: z.number(),
});
export type MealTotals = z.infer<typeof mealTotals>;

const meal = z.object({ mealType, entries: z.array(entryKinds.food.entry), totals: mealTotals });
export type Meal = z.infer<typeof meal>;

export const diaryDay = z
  .object({
    date: localDate,
    today: localDate.meta({ description: 'The local date that it is for the person now' }),
    meals: z.array(meal).meta({ description: 'Those with an entry, in the order of a day' }),
    totals: mealTotals.extend({
      netCarbsG: z.number(),
      waterMl: z.number(),
      burnedKcal: z.number(),
      activeMin: z.number(),
      distanceKm: z.number(),
      steps: z.number(),
      sleepHr: z.number(),
    }),
    targets: goals,
    areDeficitsHidden: z
      .boolean()
      .meta({ description: 'Where care hides them, nothing is to be said of an energy target' }),
    portions: z
      .record(z.string(), z.array(portion))
      .meta({ description: 'Household measures of the foods of its entries, by `foodId`' }),
    left: z.object({ calories: z.number() }).nullable().meta({
      description: 'Below 0 when more was eaten; null without a target, or where the person is not to see it',
    }),
    mealsBefore: z.array(mealType).meta({ description: 'The meals that the day before has an entry of' }),
    ...ofOtherKinds,
  })
  .meta({ id: 'DiaryDay' });
export type DiaryDay = z.infer<typeof diaryDay>;

export const getDiary = route({
  method: 'get',
  path: '/diary',
  access: 'session',
  tag: 'Diary',
  summary: 'A local date: meals with their sums, every other kind of entry, targets and what is left of them',
  query: z.object({ userId: id.optional(), date: localDate.optional() }),
  status: 200,
  answer: diaryDay,
});

/** Most foods that are copied at once. */
export const mostCopied = 200;

export const copyDiary = route({
  method: 'post',
  path: '/diary/copy',
  access: 'session',
  tag: 'Diary',
  summary: 'Log the foods of a date, or of one of its meals, on another date at the same times of day',
  body: z.object({ userId: id.optional(), from: localDate, to: localDate, mealType: mealType.optional() }),
  idempotent: true,
  status: 201,
  answer: z.object({ ids: z.array(id).meta({ description: 'The new food entries' }) }),
});
