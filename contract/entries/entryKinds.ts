import { activityKind } from './activity.ts';
import { cycleKind } from './cycle.ts';
import { fastKind } from './fasts.ts';
import { foodKind } from './food.ts';
import { medicineKind } from './medicines.ts';
import { moodKind } from './moods.ts';
import { readingKind } from './readings.ts';
import { sleepKind } from './sleep.ts';
import { stepKind } from './steps.ts';
import { waterKind } from './water.ts';
import { weightKind } from './weight.ts';

/**
 * What people log. A kind's table is its name and "Entries". Statistics, export, import, CSV files and the help follow
 * from this list; what else a kind needs, the compiler asks for where it says `Record<EntryKind, …>`.
 */
export const entryKinds = {
  food: foodKind,
  water: waterKind,
  activity: activityKind,
  weight: weightKind,
  sleep: sleepKind,
  step: stepKind,
  reading: readingKind,
  medicine: medicineKind,
  mood: moodKind,
  fast: fastKind,
  cycle: cycleKind,
};
export type EntryKind = keyof typeof entryKinds;
export const kindNames = Object.keys(entryKinds) as [EntryKind, ...EntryKind[]];
