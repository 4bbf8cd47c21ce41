import { z } from 'zod';
import { id, instant, isPrintable, localDate, nothing, route, timeOfDay } from './http.ts';

export const mostReminders = 50;
export const leastEveryMin = 15;
export const mostEveryMin = 720;

export const times = z.array(timeOfDay).max(24, 'A reminder has at most 24 times a day.');
export const days = z
  .array(z.int().min(1).max(7))
  .max(7)
  .meta({ description: 'Monday is 1, Sunday 7; empty for every day' });

const fields = {
  text: z
    .string('Enter what to remind you of.')
    .trim()
    .min(1, 'Enter what to remind you of.')
    .max(200, 'A reminder has at most 200 characters.')
    .refine(isPrintable, 'A reminder has no control characters.'),
  times,
  everyMin: z.int().min(leastEveryMin).max(mostEveryMin).nullable(),
  from: timeOfDay.nullable(),
  to: timeOfDay.nullable(),
  days,
  startDate: localDate.nullable(),
  until: localDate.nullable(),
  paused: z.boolean(),
};

type Told = { times?: string[]; everyMin?: number | null; from?: string | null; to?: string | null };

/** Times alone, or an interval with its window. */
function isSchedule({ times: told = [], everyMin = null, from = null, to = null }: Told): boolean {
  return everyMin === null
    ? told.length > 0 && from === null && to === null
    : told.length === 0 && from !== null && to !== null;
}
const oneSchedule = 'Name times, or everyMin together with from and to.';

const reminder = z
  .object({
    id,
    ...fields,
    medicineId: id.nullable().meta({ description: 'The medicine that it reminds of' }),
    createdAt: instant,
  })
  .meta({ id: 'Reminder' });
export type Reminder = z.infer<typeof reminder>;

const shared = { access: 'session', tag: 'Reminders' } as const;

export const listReminders = route({
  ...shared,
  method: 'get',
  path: '/reminders',
  summary: 'The reminders of one’s own, the oldest first; those that are over are left out',
  query: z.object({ userId: id.optional() }),
  status: 200,
  answer: z.array(reminder),
});

export const createReminder = route({
  ...shared,
  method: 'post',
  path: '/reminders',
  summary: `Be reminded at times of day, or every so many minutes between two of them; up to ${mostReminders} reminders`,
  body: z
    .object({
      userId: id.optional(),
      ...fields,
      times: fields.times.default([]),
      everyMin: fields.everyMin.default(null),
      from: fields.from.default(null),
      to: fields.to.default(null),
      days: fields.days.default([]),
      startDate: fields.startDate.default(null),
      until: fields.until.default(null),
      paused: fields.paused.default(false),
    })
    .refine(isSchedule, oneSchedule),
  idempotent: true,
  status: 201,
  answer: reminder,
});

const params = z.object({ id });

export const updateReminder = route({
  ...shared,
  method: 'patch',
  path: '/reminders/{id}',
  summary: 'Change a reminder; times and interval are told together',
  params,
  body: z
    .object(fields)
    .partial()
    .refine(
      (told) =>
        [told.times, told.everyMin, told.from, told.to].every((value) => value === undefined) || isSchedule(told),
      oneSchedule,
    ),
  status: 200,
  answer: reminder,
});

export const deleteReminder = route({
  ...shared,
  method: 'delete',
  path: '/reminders/{id}',
  summary: 'Delete a reminder',
  params,
  status: 204,
  answer: nothing,
});
