import { z } from 'zod';
import { id, measure } from '../http.ts';
import { entryFields, entryKind } from './entries.ts';

const sleepTimeHr = measure(0, 24, 'Sleep');

const { userId: _named, ...shared } = entryFields;
const sleepEntry = z.object({ ...shared, user_id: id, sleepTimeHr: z.number() }).meta({ id: 'SleepEntry' });
export type SleepEntry = z.infer<typeof sleepEntry>;

export const sleepKind = entryKind({
  path: '/user/sleep',
  title: 'Sleep',
  noun: 'sleep entry',
  nouns: 'sleep entries',
  fields: { sleepTimeHr },
  time: 'logDatetime',
  entry: sleepEntry,
  stored: { sleepTimeHr },
});

export const {
  create: createSleepEntry,
  list: listSleepEntries,
  update: updateSleepEntry,
  remove: deleteSleepEntry,
  restore: restoreSleepEntry,
} = sleepKind.routes;
