import { type Activity, ofSteps, typicalMinutes } from '../policy.ts';
import type { Amounts } from './amounts.ts';

/** What an activity amounts to. */
export interface Measured {
  /** Null when neither a duration nor a distance was said: to be asked. */
  durationMin: number | null;
  /** The duration follows from a distance, from steps or from a count. */
  durationIsEstimated: boolean;
  distanceKm: number | null;
}

export function measure(activity: Activity, { minutes, km, steps, count }: Amounts): Measured {
  const walked = steps === undefined ? undefined : ofSteps(steps);
  const hasDistance = activity.typicalKmh !== undefined;
  const exactKm = hasDistance ? (km ?? walked?.distanceKm) : undefined;
  const distanceKm = exactKm === undefined ? null : Math.round(exactKm * 100) / 100;
  if (minutes !== undefined)
    return { durationMin: Math.round(minutes * 10) / 10, distanceKm, durationIsEstimated: false };
  const byCount = count !== undefined && activity.perMinute ? count / activity.perMinute : undefined;
  const estimated = (km === undefined ? walked?.durationMin : typicalMinutes(activity, km)) ?? byCount;
  const durationMin = estimated === undefined ? null : Math.max(1, Math.round(estimated));
  return { durationMin, distanceKm, durationIsEstimated: durationMin !== null };
}
