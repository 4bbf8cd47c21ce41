import { inFuture, longAgo } from '../../texts/refusals/entries.ts';
import type { Clock } from '../lib/clock.ts';
import { readDateTime } from '../lib/dates.ts';
import { type DayClock, diaryDateOf } from '../lib/diaryDates.ts';
import { HttpProblem } from './problem.ts';

const dayMs = 86_400_000;

/** When something happened, and on which of the person's days: now, unless the request says otherwise. */
export function eventTime(
  text: string | undefined,
  dayClock: DayClock,
  clock: Clock,
): { occurredAt: Date; localDate: string } {
  const now = clock.now();
  const occurredAt = text === undefined ? now : readDateTime(text, dayClock.timeZone);
  if (occurredAt.getTime() > now.getTime() + dayMs) {
    throw new HttpProblem(422, 'validation_failed', inFuture);
  }
  if (occurredAt.getUTCFullYear() < 1900) {
    throw new HttpProblem(422, 'validation_failed', longAgo);
  }
  return { occurredAt, localDate: diaryDateOf(occurredAt, dayClock) };
}

/** The time columns of a correction; nothing when the time stays. */
export const changedTime = (text: string | undefined, dayClock: DayClock, clock: Clock) =>
  text === undefined ? {} : eventTime(text, dayClock, clock);
