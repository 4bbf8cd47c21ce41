import { z } from 'zod';
import { freeText, id, instant, isPrintable, localDate, nothing, route } from '../http.ts';
import {
  counted,
  days,
  everyDays,
  everyMonths,
  isCounted,
  isRhythm,
  monthDays,
  monthWeeks,
  oneRhythm,
  times,
} from '../reminders.ts';
import { entryFields, entryKind } from './entries.ts';

export const intakeStatuses = ['taken', 'skipped'] as const;
export const mostMedicines = 30;
export const mostTablets = 10_000;

const name = z
  .string('Enter the name of the medicine.')
  .trim()
  .min(1, 'Enter the name of the medicine.')
  .max(100, 'A name has at most 100 characters.')
  .refine(isPrintable, 'A name has no control characters.');
const dose = z
  .string()
  .trim()
  .max(60, 'A dose has at most 60 characters.')
  .refine(isPrintable, 'A dose has no control characters.');
const status = z.enum(intakeStatuses, 'Say taken or skipped.');
const notes = freeText().max(2_000);

const medicineEntry = z
  .object({
    ...entryFields,
    /** Null for a medicine that is not in the person's list. */
    medicineId: id.nullable(),
    name: z.string(),
    dose: z.string(),
    status,
    /** The time of the reminder that it answers. */
    dueAt: instant.nullable(),
    notes: z.string(),
  })
  .meta({ id: 'MedicineEntry' });
export type MedicineEntry = z.infer<typeof medicineEntry>;

const tabletsLeft = z
  .number()
  .min(0, 'Tablets are 0 or more.')
  .max(mostTablets, `At most ${mostTablets} tablets.`)
  .nullable()
  .meta({
    description:
      'Tablets that are left; each dose that is taken from then on counts them down. Null where nobody counted',
  });

const fields = {
  name,
  dose,
  tabletsLeft,
  times,
  days,
  everyDays,
  monthDays,
  monthWeeks,
  everyMonths,
  startDate: localDate.nullable(),
  until: localDate.nullable(),
};

const base = entryKind({
  path: '/medicine-intake',
  title: 'Medicine',
  noun: 'dose',
  nouns: 'doses',
  fields: {
    medicineId: id.optional().meta({ description: 'One of the list; of another medicine, its name and dose' }),
    name: name.optional(),
    dose: dose.optional(),
    status,
    dueAt: instant
      .optional()
      .meta({ description: 'The time of the medicine that it answers, as GET /medicines/doses tells it' }),
    notes: notes.default(''),
  },
  time: 'logDatetime',
  entry: medicineEntry,
  stored: { medicineId: id.nullable(), name, dose, status, dueAt: instant.nullable(), notes },
});

export const medicineKind = {
  ...base,
  routes: {
    ...base.routes,
    create: {
      ...base.routes.create,
      body: base.routes.create.body.refine((told) => told.medicineId ?? told.name, 'Name the medicine.'),
    },
  },
};
export const { create: createIntake, list: listIntakes, update: updateIntake } = medicineKind.routes;

const medicine = z.object({ id, ...fields, createdAt: instant }).meta({ id: 'Medicine' });
export type Medicine = z.infer<typeof medicine>;

const daysLeft = z
  .int()
  .nullable()
  .meta({ description: 'For how many days the tablets are enough, where that is known' });
const listedMedicine = medicine
  .extend({
    nextDueAt: instant.nullable().meta({ description: 'The next dose of which nobody said yet whether it was taken' }),
    daysLeft,
  })
  .meta({ id: 'ListedMedicine' });
export type ListedMedicine = z.infer<typeof listedMedicine>;

const shared = { access: 'session', tag: 'Medicine' } as const;
const params = z.object({ id });

export const listMedicines = route({
  ...shared,
  method: 'get',
  path: '/medicines',
  summary: 'The medicines and supplements that the person takes, the oldest first',
  query: z.object({ userId: id.optional() }),
  status: 200,
  answer: z.array(listedMedicine),
});

const scheduledDose = z
  .object({
    medicineId: id,
    name: z.string(),
    dose: z.string(),
    dueAt: instant,
    status: status.nullable().meta({ description: 'Null while nobody said whether it was taken' }),
    tabletsLeft,
    daysLeft,
  })
  .meta({ id: 'ScheduledDose' });
export type ScheduledDose = z.infer<typeof scheduledDose>;

export const listDoses = route({
  ...shared,
  method: 'get',
  path: '/medicines/doses',
  summary:
    'The doses that the medicines of the list ask for on a local date, today unless told, in the order of their times',
  query: z.object({ userId: id.optional(), date: localDate.optional() }),
  status: 200,
  answer: z.array(scheduledDose),
});

export const createMedicine = route({
  ...shared,
  method: 'post',
  path: '/medicines',
  summary: `A medicine with its dose and the times at which to be reminded, none for one that is taken as needed; up to ${mostMedicines}`,
  body: z
    .object({
      userId: id.optional(),
      name,
      dose: dose.default(''),
      tabletsLeft: tabletsLeft.default(null),
      times: times.default([]),
      days: days.default([]),
      everyDays: everyDays.default(null),
      monthDays: monthDays.default([]),
      monthWeeks: monthWeeks.default([]),
      everyMonths: everyMonths.default(null),
      startDate: localDate.nullable().default(null),
      until: localDate.nullable().default(null),
    })
    .refine(isRhythm, oneRhythm)
    .refine(isCounted, counted),
  idempotent: true,
  status: 201,
  answer: medicine,
});

export const updateMedicine = route({
  ...shared,
  method: 'patch',
  path: '/medicines/{id}',
  summary: 'Change a medicine or its times; what was taken of it stays as it is',
  params,
  body: z.object(fields).partial(),
  status: 200,
  answer: medicine,
});

export const deleteMedicine = route({
  ...shared,
  method: 'delete',
  path: '/medicines/{id}',
  summary: 'Take a medicine off the list; what was taken of it stays',
  params,
  status: 204,
  answer: nothing,
});
