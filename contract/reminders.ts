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

const fewestAndMostDays = 'Enter a number of days from 2 to 366.';
export const everyDays = z
  .int(fewestAndMostDays)
  .min(2, fewestAndMostDays)
  .max(366, fewestAndMostDays)
  .nullable()
  .meta({ description: 'Every so many days from startDate on; with days, those days of every so many whole weeks' });
const ofAMonth = 'Dates of a month are from 1 to 31.';
export const monthDays = z
  .array(z.int(ofAMonth).min(1, ofAMonth).max(31, ofAMonth))
  .max(31)
  .meta({ description: 'Dates of every month; one that a month does not have is its last day' });

export const monthWeeks = z
  .array(z.union([z.int().min(1).max(4), z.literal(-1)]))
  .max(5)
  .meta({ description: 'With days, which of every month: 1 for the first, -1 for the last' });
export const everyMonths = z
  .int()
  .min(2)
  .max(24)
  .nullable()
  .meta({ description: 'With monthDays or monthWeeks, of every so many months from that of startDate on' });

interface Rhythm {
  days?: number[] | undefined;
  everyDays?: number | null | undefined;
  monthDays?: number[] | undefined;
  monthWeeks?: number[] | undefined;
  everyMonths?: number | null | undefined;
}
/** Days of the week, every so many days or dates of the month; whole weeks where days of the week are told too. */
export function isRhythm(told: Rhythm): boolean {
  const { days: ofWeek = [], everyDays: every = null, monthDays: dates = [] } = told;
  const { monthWeeks: weeks = [], everyMonths: months = null } = told;
  if (weeks.length > 0) return ofWeek.length > 0 && every === null && dates.length === 0;
  if (dates.length > 0) return ofWeek.length === 0 && every === null;
  if (months !== null) return false;
  return every === null || ofWeek.length === 0 || every % 7 === 0;
}
/** Every so many days are counted from a day. */
export const isCounted = ({
  everyDays: every = null,
  everyMonths: months = null,
  startDate = null,
}: Rhythm & { startDate?: string | null | undefined }) => (every === null && months === null) || startDate !== null;
export const counted = 'Name startDate, from which everyDays or everyMonths is counted.';
export const oneRhythm =
  'Name days of the week, everyDays or monthDays; both of the first only with whole weeks, monthWeeks only with days, everyMonths only with monthDays or monthWeeks.';

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
  everyDays,
  monthDays,
  monthWeeks,
  everyMonths,
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

export const nextReminder = route({
  ...shared,
  method: 'get',
  path: '/reminders/next',
  summary: 'The reminder that comes next and when; those of medicines are among GET /medicines/doses',
  query: z.object({ userId: id.optional() }),
  status: 200,
  answer: z.object({ reminder: reminder.pick({ id: true, text: true }).extend({ at: instant }).nullable() }),
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
      everyDays: fields.everyDays.default(null),
      monthDays: fields.monthDays.default([]),
      monthWeeks: fields.monthWeeks.default([]),
      everyMonths: fields.everyMonths.default(null),
      startDate: fields.startDate.default(null),
      until: fields.until.default(null),
      paused: fields.paused.default(false),
    })
    .refine(isSchedule, oneSchedule)
    .refine(isRhythm, oneRhythm)
    .refine(isCounted, counted),
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
