import { z } from 'zod';
import { measure } from '../http.ts';
import { entryFields, entryKind } from './entries.ts';

const weightKg = measure(1, 500, 'Weight');

const weightEntry = z.object({ ...entryFields, weightKg: z.number() }).meta({ id: 'WeightEntry' });
export type WeightEntry = z.infer<typeof weightEntry>;

export const weightKind = entryKind({
  path: '/weight-log',
  title: 'Weight',
  noun: 'weight',
  nouns: 'weights',
  fields: { weightKg },
  time: 'logDatetime',
  entry: weightEntry,
  stored: { weightKg },
});

export const {
  create: createWeightEntry,
  list: listWeightEntries,
  update: updateWeightEntry,
  remove: deleteWeightEntry,
  restore: restoreWeightEntry,
} = weightKind.routes;
