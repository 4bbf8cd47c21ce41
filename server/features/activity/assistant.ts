import { z } from 'zod';
import { figure } from '../../../texts/numbers.ts';
import type { Effect, Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { insertEntry } from '../../db/entries.ts';
import { momentOf, otherDay } from '../../lib/dates.ts';
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
    return isShortFigure ? { ...ask(pending), text: 'Minutes or hours? Write, say, 30 min or 2 hours.' } : undefined;
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
    const problem = problemOf(activity, durationMin);
    if (problem) lines.push(problem);
    else {
      const { id, text } = await log(activity, durationMin, weightKg, turn);
      effects.push({ table: 'activityEntries', id, change: 'created' });
      lines.push(text);
    }
  }
  if (pending.length === 0) return { text: lines.join('\n'), effects };
  const asked = ask(pending);
  return { ...asked, text: [...lines, asked.text].join('\n'), effects };
}

function ask(pending: Pending[]): Outcome {
  const verb = activityNamed(pending[0]?.activityType ?? '')?.ask ?? 'exercise';
  return { text: `How long did you ${verb}?`, question: { skill: name, data: pending } };
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
  const title = activityType.charAt(0).toUpperCase() + activityType.slice(1);
  const distance = distanceKm === null ? [] : [`${figure(distanceKm, 2)} km`];
  const parts = [title, ...distance, `${durationIsEstimated ? 'about ' : ''}${figure(durationMin, 1)} min`];
  const energy =
    caloriesBurned === null ? '' : ` · ${statedKcal === null ? 'about ' : ''}${figure(caloriesBurned)} kcal`;
  return { id, text: `${parts.join(', ')}${otherDay(moment.localDate, now, person.timeZone)}${energy}` };
}

function problemOf({ activityType, distanceKm, statedKcal }: ReadActivity, durationMin: number): string | undefined {
  if (durationMin < 1 || durationMin > longestMin)
    return `I log ${activityType} of 1 minute to 24 hours, so I logged nothing for it.`;
  if ((distanceKm ?? 0) > farthestKm)
    return `I log distances up to ${figure(farthestKm)} km, so I logged nothing for ${activityType}.`;
  if ((statedKcal ?? 0) > mostKcal)
    return `I log up to ${figure(mostKcal)} kcal, so I logged nothing for ${activityType}.`;
  return undefined;
}
