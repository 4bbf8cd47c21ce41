import { z } from 'zod';
import { freeText, instant, measure } from '../http.ts';
import { entryFields, entryKind } from './entries.ts';
import { exerciseSets } from './exercises.ts';

const activityType = freeText('Enter an activity.').min(1, 'Enter an activity.').max(100);
const durationMin = measure(1, 1_440, 'Duration');
const distanceKm = measure(0, 1_000, 'Distance').nullable();
const caloriesBurned = measure(0, 20_000, 'Calories').nullable();

const { createdAt: _named, ...shared } = entryFields;
const activityEntry = z
  .object({
    ...shared,
    activityDatetime: instant,
    activityType: z.string(),
    durationMin: z.number(),
    distanceKm: z.number().nullable(),
    caloriesBurned: z.number().nullable(),
    sets: exerciseSets.nullable().meta({ description: 'Of a workout' }),
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof activityEntry>;

const kind = entryKind({
  path: '/activity-log',
  title: 'Activity',
  noun: 'activity',
  nouns: 'activities',
  fields: { activityType, durationMin, distanceKm: distanceKm.optional(), caloriesBurned: caloriesBurned.optional() },
  time: 'datetime',
  entry: activityEntry,
  stored: { activityType, durationMin, distanceKm, caloriesBurned, sets: exerciseSets.nullish() },
});

type CamelCase = z.input<typeof named>;
interface SnakeCase {
  user_id?: CamelCase['userId'];
  activity_type: CamelCase['activityType'];
  duration_min: CamelCase['durationMin'];
  distance_km?: CamelCase['distanceKm'];
  calories_burned?: CamelCase['caloriesBurned'];
  datetime?: CamelCase['datetime'];
  confirm?: CamelCase['confirm'];
}

const toCamelCase = (body: CamelCase | SnakeCase): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(
        Object.entries(body).map(([key, value]) => [
          key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
          value,
        ]),
      )
    : body;

const confirm = z.boolean().optional().meta({ description: 'Saves an activity that hardly anybody does so fast' });
const named = kind.routes.create.body.extend({ confirm });

const create = {
  ...kind.routes.create,
  summary: 'Log an activity; field names in camelCase or snake_case',
  body: z.preprocess(toCamelCase, named),
};
const update = { ...kind.routes.update, body: kind.routes.update.body.extend({ confirm }) };

export const activityKind = { ...kind, routes: { ...kind.routes, create, update } };

export const {
  create: createActivityEntry,
  list: listActivityEntries,
  update: updateActivityEntry,
  remove: deleteActivityEntry,
  restore: restoreActivityEntry,
} = activityKind.routes;
