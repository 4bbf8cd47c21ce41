import { z } from 'zod';
import { logIt } from '../../../../texts/conversation.ts';
import * as texts from '../../../../texts/entries/activity.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { kilometres, minutes, speed } from '../../../../texts/units.ts';
import type { Outcome, Person } from '../../../assistant/skill.ts';
import type { EntryRow } from '../../../db/entries.ts';
import type { Moment } from '../../../lib/diaryDates.ts';
import { unlikelyKmh } from '../policy.ts';
import type { ReadActivity } from '../reading.ts';

type Told = Pick<EntryRow<'activityEntries'>, 'activityType' | 'distanceKm' | 'durationMin'>;

/** "Walking, 2.5 km, 30 min". */
export const shownActivity = ({ locale }: Pick<Person, 'locale'>, { activityType, durationMin, distanceKm }: Told) =>
  [
    texts.activityName(locale, activityType),
    ...(distanceKm === null ? [] : [kilometres(locale, distanceKm)]),
    minutes(locale, durationMin),
  ].join(', ');

/** Why an activity is asked about: hardly anybody is so fast. */
export function whyTooFast(locale: Locale, told: Told): string | undefined {
  const kmh = unlikelyKmh(told.activityType, told.distanceKm, told.durationMin);
  return kmh === undefined ? undefined : texts.tooFast(locale, shownActivity({ locale }, told), speed(locale, kmh));
}

const pendingActivity = z.object({ activityType: z.string(), statedKcal: z.number().nullable(), daysAgo: z.number() });
const moment = z.object({ occurredAt: z.coerce.date(), localDate: z.string() });
/** What was asked about: something new, or the figures that an entry is to have; with what was to be asked after it. */
export const askedPace = z.object({
  doubted: pendingActivity.extend({
    durationMin: z.number(),
    durationIsEstimated: z.boolean(),
    distanceKm: z.number().nullable(),
    steps: z.number().optional(),
    moment: moment.optional(),
  }),
  pending: z.array(pendingActivity),
  changed: z.object({ id: z.string(), caloriesBurned: z.number().nullable() }).optional(),
});
export type AskedPace = z.infer<typeof askedPace>;

export interface Doubted extends ReadActivity {
  durationMin: number;
  moment?: Moment;
}

/** Asks whether somebody was really so fast. */
export function askPace(doubted: Doubted, locale: Locale, rest: Pick<AskedPace, 'pending' | 'changed'>): Outcome {
  const buttons = [
    { label: logIt(locale), action: 'activity.log:1' },
    { label: texts.dontLog(locale), action: 'activity.leave:1' },
  ];
  return {
    text: texts.whetherToLog(locale, whyTooFast(locale, doubted) ?? ''),
    question: { skill: 'activity', data: { doubted, ...rest } },
    buttons: () => [buttons],
  };
}
