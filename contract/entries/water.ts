import { z } from 'zod';
import { freeText, id, measure } from '../http.ts';
import { entryFields, entryKind } from './entries.ts';

export const drinkTypes = ['water', 'juice', 'tea', 'coffee'] as const;
export const containerTypes = ['glass', 'bottle', 'cup', 'mug'] as const;

const volumeMl = measure(10, 10_000, 'Volume');
const drinkType = z.enum(drinkTypes);
const containerType = z.enum(containerTypes);
const notes = freeText().max(2_000);

const { id: _named, ...shared } = entryFields;
const waterEntry = z
  .object({
    ...shared,
    entryId: id,
    waterIntake: z.object({ value: z.number(), unit: z.literal('ml') }),
    drinkType,
    containerType,
    notes: z.string(),
  })
  .meta({ id: 'WaterEntry' });
export type WaterEntry = z.infer<typeof waterEntry>;

export const waterKind = entryKind({
  path: '/water-intake',
  title: 'Water',
  noun: 'drink',
  nouns: 'drinks',
  fields: {
    waterIntake: z.object({ value: volumeMl, unit: z.literal('ml').default('ml') }),
    drinkType: drinkType.default('water'),
    containerType: containerType.default('glass'),
    notes: notes.default(''),
  },
  time: 'logDatetime',
  entry: waterEntry,
  stored: { volumeMl, drinkType, containerType, notes },
});

export const {
  create: createWaterEntry,
  list: listWaterEntries,
  update: updateWaterEntry,
  remove: deleteWaterEntry,
  restore: restoreWaterEntry,
} = waterKind.routes;
