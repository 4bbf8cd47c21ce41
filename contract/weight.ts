import { z } from 'zod';
import { dateTime, dayQuery, entryParams, id, instant, localDate, measure, nothing, route } from './http.ts';

const weightKg = measure(1, 500, 'Weight');

const weightEntry = z
  .object({ id, userId: id, createdAt: instant, localDate, weightKg: z.number() })
  .meta({ id: 'WeightEntry' });
export type WeightEntry = z.infer<typeof weightEntry>;

export const createWeightEntry = route({
  method: 'post',
  path: '/weight-log',
  access: 'session',
  tag: 'Weight',
  summary: 'Log a weight',
  body: z.object({ userId: id.optional(), weightKg, logDatetime: dateTime.optional() }),
  idempotent: true,
  status: 201,
  answer: weightEntry,
});

export const listWeightEntries = route({
  method: 'get',
  path: '/weight-log',
  access: 'session',
  tag: 'Weight',
  summary: 'The weights of one local date',
  query: dayQuery,
  status: 200,
  answer: z.array(weightEntry),
});

export const updateWeightEntry = route({
  method: 'patch',
  path: '/weight-log/{id}',
  access: 'session',
  tag: 'Weight',
  summary: 'Correct a weight',
  params: entryParams,
  body: z.object({ weightKg, logDatetime: dateTime }).partial(),
  status: 200,
  answer: weightEntry,
});

export const deleteWeightEntry = route({
  method: 'delete',
  path: '/weight-log/{id}',
  access: 'session',
  tag: 'Weight',
  summary: 'Delete a weight',
  params: entryParams,
  status: 204,
  answer: nothing,
});

export const restoreWeightEntry = route({
  method: 'post',
  path: '/weight-log/{id}/restore',
  access: 'session',
  tag: 'Weight',
  summary: 'Put a deleted weight back as it was; a repeat changes nothing',
  params: entryParams,
  status: 200,
  answer: weightEntry,
});
