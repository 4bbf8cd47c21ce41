import type { z } from 'zod';
import { copyDiary } from '../../../contract/diary.ts';
import { type EntryKind, entryKinds, kindNames } from '../../../contract/entries/entryKinds.ts';
import { workoutKind } from '../../../contract/entries/workouts.ts';
import type { BodyOf } from '../../../contract/http.ts';
import { activityName } from '../../../texts/entries/activity.ts';
import { mealTitle } from '../../../texts/food/meals.ts';
import { kindTitles } from '../../../texts/portal/entries/entries.ts';
import { copyOf } from '../../../texts/portal/entries/food.ts';
import { ofSleep } from '../../../texts/portal/entries/sleep.ts';
import { amountOf, drinks } from '../../../texts/portal/entries/water.ts';
import { minutes, stepsTold } from '../../../texts/units.ts';
import { duration, shortDate } from '../../lib/format.ts';
import type { WaitingEntry } from '../../lib/outbox/waiting.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { dayVolumeText, volumeText, weightText } from '../../lib/units.ts';

type Told<K extends EntryKind> = z.output<(typeof entryKinds)[K]['routes']['create']['body']>;

/** What a person calls an entry by; those of other kinds go by the name of their kind. */
const names: { [K in EntryKind]?: (told: Told<K>) => string | undefined } = {
  food: ({ foodName }) => foodName,
  water: ({ waterIntake: { value } }) => {
    const locale = readPageLocale();
    return amountOf(locale, value < 1_000 ? volumeText(value) : dayVolumeText(value), drinks.water(locale));
  },
  weight: ({ weightKg }) => weightText(weightKg),
  sleep: ({ sleepTimeHr }) => ofSleep(readPageLocale(), duration(sleepTimeHr)),
  step: ({ steps }) => stepsTold(readPageLocale(), steps),
  activity: ({ activityType, durationMin }) =>
    `${activityName(readPageLocale(), activityType)}, ${minutes(readPageLocale(), Math.round(durationMin))}`,
  medicine: ({ name }) => name,
};

/** "Roti", "250 ml of water", "Copy of dinner, 5 Mar" */
export function entryName({ path: template, body, entry }: Pick<WaitingEntry, 'path' | 'body' | 'entry'>): string {
  const path = template.replace('/{id}', '');
  if (path === workoutKind.path) return kindTitles.workout(readPageLocale());
  if (path === copyDiary.path) {
    const { from, mealType } = body as BodyOf<typeof copyDiary>;
    const locale = readPageLocale();
    return copyOf(locale, shortDate(from), mealType && mealTitle(locale, mealType));
  }
  // What is told in words has a path of its own.
  const kind = kindNames.find((name) => entryKinds[name].path === path) ?? 'food';
  // The form of that kind has made it.
  const nameOf = names[kind] as ((told: object) => string | undefined) | undefined;
  return nameOf?.({ ...entry, ...body }) ?? kindTitles[kind](readPageLocale());
}
