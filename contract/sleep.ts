import { z } from 'zod';
import { dateTime, dayQuery, entryParams, id, instant, localDate, measure, nothing, route } from './http.ts';

const sleepTimeHr = measure(0, 24, 'Sleep');

const sleepEntry = z
  .object({ id, user_id: id, createdAt: instant, localDate, sleepTimeHr: z.number() })
  .meta({ id: 'SleepEntry' });
export type SleepEntry = z.infer<typeof sleepEntry>;

export const createSleepEntry = route({
  method: 'post',
  path: '/user/sleep',
  access: 'session',
  tag: 'Sleep',
  summary: 'Log sleep',
  body: z.object({ userId: id.optional(), sleepTimeHr, logDatetime: dateTime.optional() }),
  idempotent: true,
  status: 201,
  answer: sleepEntry,
});

export const listSleepEntries = route({
  method: 'get',
  path: '/user/sleep',
  access: 'session',
  tag: 'Sleep',
  summary: 'The sleep of one local date',
  query: dayQuery,
  status: 200,
  answer: z.array(sleepEntry),
});

export const updateSleepEntry = route({
  method: 'patch',
  path: '/user/sleep/{id}',
  access: 'session',
  tag: 'Sleep',
  summary: 'Correct a sleep entry',
  params: entryParams,
  body: z.object({ sleepTimeHr, logDatetime: dateTime }).partial(),
  status: 200,
  answer: sleepEntry,
});

export const deleteSleepEntry = route({
  method: 'delete',
  path: '/user/sleep/{id}',
  access: 'session',
  tag: 'Sleep',
  summary: 'Delete a sleep entry',
  params: entryParams,
  status: 204,
  answer: nothing,
});

export const restoreSleepEntry = route({
  method: 'post',
  path: '/user/sleep/{id}/restore',
  access: 'session',
  tag: 'Sleep',
  summary: 'Put a deleted sleep entry back as it was; a repeat changes nothing',
  params: entryParams,
  status: 200,
  answer: sleepEntry,
});
