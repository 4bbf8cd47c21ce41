import { z } from 'zod';
import { dateTime, dayQuery, entryParams, id, instant, localDate, measure, nothing, route } from './http.ts';

export const drinkTypes = ['water', 'juice', 'tea', 'coffee'] as const;
export const containerTypes = ['glass', 'bottle', 'cup', 'mug'] as const;

const waterIntake = z.object({ value: measure(10, 10_000, 'Volume'), unit: z.literal('ml').default('ml') });
const notes = z.string().trim().max(2_000);

const waterEntry = z
  .object({
    entryId: id,
    userId: id,
    createdAt: instant,
    localDate,
    waterIntake: z.object({ value: z.number(), unit: z.literal('ml') }),
    drinkType: z.enum(drinkTypes),
    containerType: z.enum(containerTypes),
    notes: z.string(),
  })
  .meta({ id: 'WaterEntry' });
export type WaterEntry = z.infer<typeof waterEntry>;

export const createWaterEntry = route({
  method: 'post',
  path: '/water-intake',
  access: 'session',
  tag: 'Water',
  summary: 'Log a drink',
  body: z.object({
    userId: id.optional(),
    logDatetime: dateTime.optional(),
    waterIntake,
    drinkType: z.enum(drinkTypes).default('water'),
    containerType: z.enum(containerTypes).default('glass'),
    notes: notes.default(''),
  }),
  idempotent: true,
  status: 201,
  answer: waterEntry,
});

export const listWaterEntries = route({
  method: 'get',
  path: '/water-intake',
  access: 'session',
  tag: 'Water',
  summary: 'The drinks of one local date',
  query: dayQuery,
  status: 200,
  answer: z.array(waterEntry),
});

export const updateWaterEntry = route({
  method: 'patch',
  path: '/water-intake/{id}',
  access: 'session',
  tag: 'Water',
  summary: 'Correct a drink',
  params: entryParams,
  body: z
    .object({
      logDatetime: dateTime,
      waterIntake,
      drinkType: z.enum(drinkTypes),
      containerType: z.enum(containerTypes),
      notes,
    })
    .partial(),
  status: 200,
  answer: waterEntry,
});

export const deleteWaterEntry = route({
  method: 'delete',
  path: '/water-intake/{id}',
  access: 'session',
  tag: 'Water',
  summary: 'Delete a drink',
  params: entryParams,
  status: 204,
  answer: nothing,
});

export const restoreWaterEntry = route({
  method: 'post',
  path: '/water-intake/{id}/restore',
  access: 'session',
  tag: 'Water',
  summary: 'Put a deleted drink back as it was; a repeat changes nothing',
  params: entryParams,
  status: 200,
  answer: waterEntry,
});
