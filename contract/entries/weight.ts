import { z } from 'zod';
import { measure } from '../http.ts';
import { entryFields, entryKind } from './entries.ts';

const weightKg = measure(1, 500, 'Weight');

const weightEntry = z.object({ ...entryFields, weightKg: z.number() }).meta({ id: 'WeightEntry' });
export type WeightEntry = z.infer<typeof weightEntry>;

const kind = entryKind({
  path: '/weight-log',
  title: 'Weight',
  noun: 'weight',
  nouns: 'weights',
  fields: { weightKg },
  time: 'logDatetime',
  entry: weightEntry,
  stored: { weightKg },
});

const confirm = z.boolean().optional().meta({ description: 'Saves a weight that is far from the last one' });
const { create, update } = kind.routes;

export const weightKind = {
  ...kind,
  routes: {
    ...kind.routes,
    create: { ...create, body: create.body.extend({ confirm }) },
    update: { ...update, body: update.body.extend({ confirm }) },
  },
};

export const {
  create: createWeightEntry,
  list: listWeightEntries,
  update: updateWeightEntry,
  remove: deleteWeightEntry,
  restore: restoreWeightEntry,
} = weightKind.routes;
