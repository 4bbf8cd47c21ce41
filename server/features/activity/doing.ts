import { z } from 'zod';
import type { Slots } from '../../../contract/acts/slots.ts';
import { otherDay } from '../../../texts/dates.ts';
import * as texts from '../../../texts/entries/activity.ts';
import type { Locale } from '../../../texts/locale.ts';
import { kcal, kilometres, minutes, stepsTold } from '../../../texts/units.ts';
import { whenFilled } from '../../assistant/filled.ts';
import { momentTold } from '../../assistant/momentTold.ts';
import type { Effect, Outcome, Turn } from '../../assistant/skill.ts';
import { insertEntry } from '../../db/entries.ts';
import { diaryDateOf, type Moment } from '../../lib/diaryDates.ts';
import { describeSteps } from '../steps/data.ts';
import { findLatestWeight } from '../weight/data.ts';
import { askPace, type Doubted, whyTooFast } from './chat/pace.ts';
import { stepsOfDay } from './chat/stepsOfDay.ts';
import {
  activityNamed,
  burnedKcal,
  defaultWeightKg,
  farthestKm,
  generalActivity,
  longestMin,
  mostKcal,
} from './policy.ts';
import { type ReadActivity, readOwnActivity } from './reading.ts';

const mostSteps = 200_000;

/** Logs activities as they are named; of one without a length or a distance it asks how long it was. */
export const doActivity = (slots: Slots<'log.activity'>, turn: Turn): Promise<Outcome> =>
  logActivities(
    slots.activities.map(({ name, hours, minutes: min, distance, unit, steps, energyKcal }) => {
      const told = [
        name,
        ...(hours === null && min === null ? [] : [`${(hours ?? 0) * 60 + (min ?? 0)} minutes`]),
        ...(distance === null ? [] : [`${distance} ${unit ?? 'km'}`]),
        ...(steps === null ? [] : [`${steps} steps`]),
        ...(energyKcal === null ? [] : [`${energyKcal} kcal`]),
      ];
      return readOwnActivity(told.join(', '));
    }),
    whenFilled(slots, turn),
  );

/** A count of steps is a walk as well. */
export const doSteps = (slots: Slots<'log.steps'>, turn: Turn): Promise<Outcome> =>
  logActivities([readOwnActivity(`${slots.steps} steps`)], whenFilled(slots, turn));

/** What is still to be asked, one after the other. */
export const pendingActivities = z.array(
  z.object({ activityType: z.string(), statedKcal: z.number().nullable(), daysAgo: z.number() }),
);
export type Pending = z.infer<typeof pendingActivities>[number];

export const withoutAmount = (pending: Pending): ReadActivity => ({
  ...pending,
  durationMin: null,
  durationIsEstimated: false,
  distanceKm: null,
});

/** One whose pace was asked about has its time with it. */
interface Told extends ReadActivity {
  moment?: Moment | undefined;
  isConfirmed?: true;
}

/** Logs what was done; asks how long it took where that was not told, and of what is hardly so fast whether it was. */
export async function logActivities(activities: Told[], turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const weightKg = (await findLatestWeight(db, person.owner, now))?.weightKg ?? defaultWeightKg;
  const done: Done[] = [];
  for (const told of activities) done.push(await logOne(told, weightKg, turn));
  const lines = done.flatMap(({ lines }) => lines ?? []);
  const effects = done.flatMap(({ logged }) => logged ?? []);
  const pending = done.flatMap(({ pending }) => pending ?? []);
  const [doubted, ...others] = done.flatMap(({ doubted }) => doubted ?? []);
  if (!doubted && pending.length === 0) return { text: lines.join('\n'), effects };
  const asked = doubted
    ? askPace(doubted, person.locale, { pending: [...others, ...pending] })
    : askHowLong(pending, person.locale);
  return { ...asked, text: [...lines, asked.text].join('\n'), effects };
}

interface Done {
  lines?: string[];
  logged?: Effect[];
  pending?: Pending;
  doubted?: Doubted;
}

async function logOne(told: Told, weightKg: number, turn: Turn): Promise<Done> {
  const { locale } = turn.person;
  const { activity, stepsAlone, smaller, walked } = await stepsOfDay(told, turn);
  if (!activity) {
    const { text, logged } = await logStepsAlone(told, stepsAlone, turn);
    return { lines: [text], logged };
  }
  const { activityType, durationMin, statedKcal, daysAgo } = activity;
  if (durationMin === null) return { pending: { activityType, statedKcal, daysAgo: daysAgo || turn.daysAgo } };
  const problem = problemOf(activity, durationMin, locale);
  if (problem) return { lines: [problem] };
  const moment = told.moment ?? momentTold(daysAgo, turn);
  if (!told.isConfirmed && whyTooFast(locale, { ...activity, durationMin }) !== undefined)
    return { doubted: { ...activity, durationMin, moment } };
  const { text, logged } = await log(activity, durationMin, weightKg, moment, turn);
  const notes = [
    ...(smaller > 0 ? [texts.largerCount(locale, smaller)] : []),
    ...(walked > 0 ? [texts.walksAmongThem(locale)] : []),
  ];
  return { lines: [text, ...notes], logged };
}

export function askHowLong(pending: Pending[], locale: Locale): Outcome {
  const activityType = pending[0]?.activityType ?? '';
  const verb = activityNamed(activityType)?.ask ?? 'exercise';
  return {
    text: texts.howLong(locale, verb, texts.activityName(locale, activityType)),
    question: { skill: 'activity', data: pending },
  };
}

async function log(activity: ReadActivity, durationMin: number, weightKg: number, moment: Moment, turn: Turn) {
  const { db, person, now } = turn;
  const { activityType, distanceKm, statedKcal, durationIsEstimated, steps } = activity;
  const known = activityNamed(activityType);
  const policy = known ?? activityNamed(generalActivity);
  const estimated = policy ? Math.round(burnedKcal(policy, durationMin, weightKg, distanceKm)) : null;
  const caloriesBurned = statedKcal ?? estimated;
  const entry = { userId: person.owner, ...moment, activityType, durationMin, distanceKm, caloriesBurned };
  const { id } = await insertEntry(db, 'activityEntries', entry, now);
  const logged: Effect[] = [{ table: 'activityEntries', id, change: 'created' }];
  if (steps !== undefined) {
    const counted = await insertEntry(db, 'stepEntries', { userId: person.owner, ...moment, steps }, now);
    logged.push({ table: 'stepEntries', id: counted.id, change: 'created' });
  }
  const { locale } = person;
  const amount = (text: string, isEstimated: boolean) => (isEstimated ? texts.about(locale, text) : text);
  const distance = distanceKm === null ? [] : [kilometres(locale, distanceKm)];
  const time = amount(minutes(locale, durationMin), durationIsEstimated);
  const walked = steps === undefined ? [] : [stepsTold(locale, steps)];
  const parts = [texts.activityName(locale, activityType), ...walked, ...distance, time];
  const isGeneral = known === undefined && statedKcal === null && caloriesBurned !== null;
  const burned = caloriesBurned === null ? '' : ` · ${amount(kcal(locale, caloriesBurned), statedKcal === null)}`;
  const energy = isGeneral ? `${burned} (${texts.byGeneralFigure(locale)})` : burned;
  const day = otherDay(locale, moment.localDate, diaryDateOf(turn.handledAt, person));
  const dates = [moment.localDate, diaryDateOf(turn.handledAt, person)] as const;
  const total = steps === undefined ? '' : ` · ${await describeSteps(db, person.owner, ...dates, locale)}`;
  return { logged, text: `${parts.join(', ')}${day}${energy}${total}` };
}

/** A count whose walks are in the diary already; without one all of its steps are. */
async function logStepsAlone(told: ReadActivity, stepsAlone: number | undefined, turn: Turn) {
  const { db, person, now } = turn;
  const { owner, locale } = person;
  const { steps = 0 } = told;
  if (stepsAlone === undefined) return { text: texts.stepsKnown(locale, steps), logged: [] };
  if (steps > mostSteps) return { text: texts.refusedSteps(locale, mostSteps), logged: [] };
  const moment = momentTold(told.daysAgo, turn);
  const { id } = await insertEntry(db, 'stepEntries', { userId: owner, ...moment, steps: stepsAlone }, now);
  const today = diaryDateOf(turn.handledAt, person);
  const total = await describeSteps(db, owner, moment.localDate, today, locale);
  const logged: Effect[] = [{ table: 'stepEntries', id, change: 'created' }];
  return { text: [total, texts.walksAmongThem(locale)].join('\n'), logged };
}

function problemOf(
  { activityType, distanceKm, statedKcal, steps = 0 }: ReadActivity,
  durationMin: number,
  locale: Locale,
): string | undefined {
  const title = texts.activityName(locale, activityType);
  if (steps > mostSteps) return texts.refusedSteps(locale, mostSteps);
  if (durationMin < 1 || durationMin > longestMin) return texts.refusedDuration(locale, title);
  if ((distanceKm ?? 0) > farthestKm) return texts.refusedDistance(locale, title, farthestKm);
  if ((statedKcal ?? 0) > mostKcal) return texts.refusedEnergy(locale, title, mostKcal);
  return undefined;
}
