import type { Turn } from '../../../assistant/skill.ts';
import { findDay } from '../../../db/dailyTotals.ts';
import { type EntryRow, listEntries } from '../../../db/entries.ts';
import { momentOf } from '../../../lib/diaryDates.ts';
import { activityNamed, isCountOfDay, isOnFoot, stepsOfWalk } from '../policy.ts';
import type { ReadActivity } from '../reading.ts';
import { measure } from '../words/measure.ts';

/** A count of steps as it is to be logged. */
export interface StepsOfDay {
  /** What was walked beside what the diary has; none where that is all of it. */
  activity: ReadActivity | undefined;
  /** Steps of a count whose walks are all logged. */
  stepsAlone?: number;
  /** The count that the diary had. */
  smaller: number;
  /** Steps of walks and runs that were told without any. */
  walked: number;
}

/** Of the steps of a day those that are not logged yet, as a count or as a walk. */
export async function stepsOfDay(told: ReadActivity, turn: Turn): Promise<StepsOfDay> {
  const asTold = { activity: told, smaller: 0, walked: 0 };
  if (!told.isDayTotal && !told.isCountAlone) return asTold;
  const { db, person, now, daysAgo } = turn;
  const { localDate } = momentOf(told.daysAgo || daysAgo, now, person);
  const { steps: smaller } = await findDay(db, person.owner, localDate);
  const walked = await stepsOfWalks(localDate, turn);
  const { steps = 0 } = told;
  const known = smaller + walked;
  const isAnew = known > 0 && (told.isDayTotal || isCountOfDay(steps, known));
  const policy = activityNamed(told.activityType);
  if (!isAnew || !policy) return asTold;
  const [further, uncounted] = [steps - known, steps - smaller];
  if (further > 0)
    return { activity: { ...told, ...measure(policy, { steps: further }), steps: uncounted }, smaller, walked };
  return { activity: undefined, ...(uncounted > 0 && { stepsAlone: uncounted }), smaller, walked };
}

/** What the day's walks and runs took that were told by time or distance. */
async function stepsOfWalks(date: string, { db, person }: Turn): Promise<number> {
  const [done, counted] = await Promise.all([
    listEntries(db, 'activityEntries', person.owner, date),
    listEntries(db, 'stepEntries', person.owner, date),
  ]);
  const isCounted = ({ occurredAt }: EntryRow<'activityEntries'>) =>
    counted.some((steps) => steps.occurredAt.getTime() === occurredAt.getTime());
  return done
    .filter((entry) => isOnFoot(entry.activityType) && !isCounted(entry))
    .reduce((sum, { distanceKm, durationMin }) => sum + stepsOfWalk(distanceKm, durationMin), 0);
}
