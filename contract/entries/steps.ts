import { z } from 'zod';
import { freeText, measure } from '../http.ts';
import { entryFields, entryKind } from './entries.ts';

const steps = measure(1, 200_000, 'Steps').int('Steps are whole.');
const notes = freeText().max(2_000);

const stepEntry = z.object({ ...entryFields, steps: z.number(), notes: z.string() }).meta({ id: 'StepEntry' });
export type StepEntry = z.infer<typeof stepEntry>;

export const stepKind = entryKind({
  path: '/step-log',
  title: 'Steps',
  noun: 'step count',
  nouns: 'step counts',
  fields: { steps, notes: notes.default('') },
  time: 'logDatetime',
  entry: stepEntry,
  stored: { steps, notes },
});

export const { create: createStepEntry, list: listStepEntries, update: updateStepEntry } = stepKind.routes;
