import { z } from 'zod';
import { genders, lifeStages } from './accounts/profile.ts';
import { mostListedDays } from './entries/entries.ts';
import { id, localDate, route } from './http.ts';
import { type NutrientName, nutrients } from './nutrients.ts';

const nutrientNames = nutrients.map(({ name }) => name) as [NutrientName, ...NutrientName[]];

const intake = z.object({
  name: z.enum(nutrientNames),
  title: z.string(),
  unit: z.string(),
  total: z.number().nullable().meta({ description: 'Of those foods of which it is known; null where it is of none' }),
  average: z.number().nullable().meta({ description: 'A day with food' }),
  knownShare: z
    .number()
    .meta({ description: 'The share of the energy eaten that comes from foods of which it is known, 0 to 1' }),
  reference: z
    .object({ amount: z.number(), kind: z.enum(['atLeast', 'atMost']) })
    .nullable()
    .meta({ description: 'A day' }),
});
export type NutrientIntake = z.infer<typeof intake>;

export const getNutrientIntakes = route({
  method: 'get',
  path: '/nutrients',
  access: 'session',
  tag: 'Food',
  summary:
    'What was eaten of each nutrient from one local date to another, beside the reference intakes of ICMR-NIN 2020',
  query: z
    .object({ userId: id.optional(), from: localDate, to: localDate })
    .refine(({ from, to }) => from <= to, 'The first date comes after the last.')
    .refine(
      ({ from, to }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 < mostListedDays,
      `Ask for at most ${mostListedDays} days.`,
    ),
  status: 200,
  answer: z
    .object({
      from: localDate,
      to: localDate,
      loggedDays: z.number().meta({ description: 'Days with food' }),
      referenceFor: z
        .object({
          gender: z.enum(['', ...genders]),
          lifeStage: z.enum(lifeStages),
          fromAge: z.number(),
          toAge: z.number().nullable(),
        })
        .meta({ description: 'Whose reference intakes these are; where the gender is not told, those that all share' }),
      nutrients: z.array(intake),
    })
    .meta({ id: 'NutrientIntakes' }),
});
