import { z } from 'zod';
import * as texts from '../../../texts/activity.ts';
import { otherDay } from '../../../texts/dates.ts';
import type { Locale } from '../../../texts/locale.ts';
import { kcal, kilometres, minutes } from '../../../texts/units.ts';
import type { Effect, Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { insertEntry } from '../../db/entries.ts';
import { localDateOf, momentOf } from '../../lib/dates.ts';
import { findLatestWeight } from '../weight/data.ts';
import { activityNamed, burnedKcal, defaultWeightKg } from './policy.ts';
import { type ReadActivity, readActivities, readAmount } from './reading.ts';

const name = 'activity';
const longestMin = 1_440;
const farthestKm = 1_000;
const mostKcal = 20_000;

/** What is still to be asked, one after the other. */
const pendingActivities = z.array(
  z.object({ activityType: z.string(), statedKcal: z.number().nullable(), daysAgo: z.number() }),
);
type Pending = z.infer<typeof pendingActivities>[number];

/** Walks, runs, games and other exercise in the chat. */
export const activitySkill: Skill = {
  name,

  take(text) {
    const read = readActivities(text);
    if (!read) return undefined;
    return { rest: read.rest, log: (turn) => logAll(read.activities, turn) };
  },

  async resume(data, text, turn) {
    const pending = pendingActivities.safeParse(data).data ?? [];
    const [first, ...others] = pending;
    if (!first) return undefined;
    const amount = readAmount(text, first.activityType);
    if (amount) return logAll([{ ...first, ...amount }, ...others.map(withoutAmount)], turn);
    const isShortFigure = /^\s*[\d.]{1,4}\s*$/.test(text);
    const { locale } = turn.person;
    return isShortFigure ? { ...ask(pending, locale), text: texts.minutesOrHours(locale) } : undefined;
  },
};

const withoutAmount = (pending: Pending): ReadActivity => ({
  ...pending,
  durationMin: null,
  durationIsEstimated: false,
  distanceKm: null,
});

async function logAll(activities: ReadActivity[], turn: Turn): Promise<Outcome> {
  const latest = await findLatestWeight(turn.db, turn.person.owner, turn.now);
  const weightKg = latest?.weightKg ?? defaultWeightKg;
  const lines: string[] = [];
  const effects: Effect[] = [];
  const pending: Pending[] = [];
  for (const activity of activities) {
    const { activityType, durationMin, statedKcal, daysAgo } = activity;
    if (durationMin === null) {
      pending.push({ activityType, statedKcal, daysAgo: daysAgo || turn.daysAgo });
      continue;
    }
    const problem = problemOf(activity, durationMin, turn.person.locale);
    if (problem) lines.push(problem);
    else {
      const { id, text } = await log(activity, durationMin, weightKg, turn);
      effects.push({ table: 'activityEntries', id, change: 'created' });
      lines.push(text);
    }
  }
  if (pending.length === 0) return { text: lines.join('\n'), effects };
  const asked = ask(pending, turn.person.locale);
  return { ...asked, text: [...lines, asked.text].join('\n'), effects };
}

function ask(pending: Pending[], locale: Locale): Outcome {
  const activityType = pending[0]?.activityType ?? '';
  const verb = activityNamed(activityType)?.ask ?? 'exercise';
  return {
    text: texts.howLong(locale, verb, texts.activityName(locale, activityType)),
    question: { skill: name, data: pending },
  };
}

async function log(activity: ReadActivity, durationMin: number, weightKg: number, turn: Turn) {
  const { db, person, now } = turn;
  const { activityType, distanceKm, statedKcal, daysAgo, durationIsEstimated } = activity;
  const policy = activityNamed(activityType);
  const estimated = policy ? Math.round(burnedKcal(policy, durationMin, weightKg, distanceKm)) : null;
  const caloriesBurned = statedKcal ?? estimated;
  const moment = momentOf(daysAgo || turn.daysAgo, now, person.timeZone);
  const entry = { userId: person.owner, ...moment, activityType, durationMin, distanceKm, caloriesBurned };
  const { id } = await insertEntry(db, 'activityEntries', entry, now);
  const { locale } = person;
  const amount = (text: string, isEstimated: boolean) => (isEstimated ? texts.about(locale, text) : text);
  const distance = distanceKm === null ? [] : [kilometres(locale, distanceKm)];
  const time = amount(minutes(locale, durationMin), durationIsEstimated);
  const parts = [texts.activityName(locale, activityType), ...distance, time];
  const energy = caloriesBurned === null ? '' : ` · ${amount(kcal(locale, caloriesBurned), statedKcal === null)}`;
  const day = otherDay(locale, moment.localDate, localDateOf(now, person.timeZone));
  return { id, text: `${parts.join(', ')}${day}${energy}` };
}

function problemOf(
  { activityType, distanceKm, statedKcal }: ReadActivity,
  durationMin: number,
  locale: Locale,
): string | undefined {
  const title = texts.activityName(locale, activityType);
  if (durationMin < 1 || durationMin > longestMin) return texts.refusedDuration(locale, title);
  if ((distanceKm ?? 0) > farthestKm) return texts.refusedDistance(locale, title, farthestKm);
  if ((statedKcal ?? 0) > mostKcal) return texts.refusedEnergy(locale, title, mostKcal);
  return undefined;
}
