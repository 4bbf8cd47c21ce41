import type { z } from 'zod';
import { type EntryKind, entryKinds } from '../../../contract/entries/entryKinds.ts';
import { workoutKind } from '../../../contract/entries/workouts.ts';
import { capitalised, duration, figure } from '../../lib/format.ts';
import { dayVolumeText, volumeText, weightText } from '../../lib/units.ts';
import type { WaitingEntry } from '../../lib/waiting.ts';

type Told<K extends EntryKind> = z.output<(typeof entryKinds)[K]['routes']['create']['body']>;

/** What a person calls an entry by; those of other kinds go by the name of their kind. */
const names: { [K in EntryKind]?: (told: Told<K>) => string | undefined } = {
  food: ({ foodName }) => foodName,
  water: ({ waterIntake: { value } }) => `${value < 1_000 ? volumeText(value) : dayVolumeText(value)} of water`,
  weight: ({ weightKg }) => weightText(weightKg),
  sleep: ({ sleepTimeHr }) => `${duration(sleepTimeHr)} of sleep`,
  step: ({ steps }) => `${figure(steps)} steps`,
  activity: ({ activityType, durationMin }) => `${capitalised(activityType)}, ${figure(durationMin)} min`,
  medicine: ({ name }) => name,
};

/** "Roti", "250 ml of water" */
export function entryName({ path, body }: Pick<WaitingEntry, 'path' | 'body'>): string {
  if (path === workoutKind.path) return workoutKind.title;
  const [kind, { title }] = Object.entries(entryKinds).find(([, known]) => known.path === path) ?? describedFood;
  // The form of that kind has made it.
  const nameOf = names[kind as EntryKind] as ((told: object) => string | undefined) | undefined;
  return nameOf?.(body) ?? title;
}

/** What is told in words has a path of its own. */
const describedFood = ['food', { title: 'Food' }] as const;
