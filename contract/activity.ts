import { z } from 'zod';
import { dateTime, dayQuery, entryParams, id, instant, localDate, measure, nothing, route } from './http.ts';

const activityType = z.string('Enter an activity.').trim().min(1, 'Enter an activity.').max(100);
const durationMin = measure(1, 1_440, 'Duration');
const distanceKm = measure(0, 1_000, 'Distance').nullable();
const caloriesBurned = measure(0, 20_000, 'Calories').nullable();

const activityEntry = z
  .object({
    id,
    userId: id,
    activityDatetime: instant,
    localDate,
    activityType: z.string(),
    durationMin: z.number(),
    distanceKm: z.number().nullable(),
    caloriesBurned: z.number().nullable(),
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof activityEntry>;

const camelCase = z.object({
  userId: id.optional(),
  activityType,
  durationMin,
  distanceKm: distanceKm.optional(),
  caloriesBurned: caloriesBurned.optional(),
  datetime: dateTime.optional(),
});
type CamelCase = z.input<typeof camelCase>;
interface SnakeCase {
  user_id?: CamelCase['userId'];
  activity_type: CamelCase['activityType'];
  duration_min: CamelCase['durationMin'];
  distance_km?: CamelCase['distanceKm'];
  calories_burned?: CamelCase['caloriesBurned'];
  datetime?: CamelCase['datetime'];
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

export const createActivityEntry = route({
  method: 'post',
  path: '/activity-log',
  access: 'session',
  tag: 'Activity',
  summary: 'Log an activity; field names in camelCase or snake_case',
  body: z.preprocess(toCamelCase, camelCase),
  idempotent: true,
  status: 201,
  answer: activityEntry,
});

export const listActivityEntries = route({
  method: 'get',
  path: '/activity-log',
  access: 'session',
  tag: 'Activity',
  summary: 'The activities of one local date',
  query: dayQuery,
  status: 200,
  answer: z.array(activityEntry),
});

export const updateActivityEntry = route({
  method: 'patch',
  path: '/activity-log/{id}',
  access: 'session',
  tag: 'Activity',
  summary: 'Correct an activity',
  params: entryParams,
  body: camelCase.omit({ userId: true }).partial(),
  status: 200,
  answer: activityEntry,
});

export const deleteActivityEntry = route({
  method: 'delete',
  path: '/activity-log/{id}',
  access: 'session',
  tag: 'Activity',
  summary: 'Delete an activity',
  params: entryParams,
  status: 204,
  answer: nothing,
});

export const restoreActivityEntry = route({
  method: 'post',
  path: '/activity-log/{id}/restore',
  access: 'session',
  tag: 'Activity',
  summary: 'Put a deleted activity back as it was; a repeat changes nothing',
  params: entryParams,
  status: 200,
  answer: activityEntry,
});
