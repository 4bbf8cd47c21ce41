import { inFuture, longAgo } from '../../texts/refusals/entries.ts';
import type { Clock } from '../lib/clock.ts';
import { localDateOf, readDateTime } from '../lib/dates.ts';
import { HttpProblem } from './problem.ts';

const dayMs = 86_400_000;

/** When something happened, and on which of the person's days: now, unless the request says otherwise. */
export function eventTime(
  text: string | undefined,
  timeZone: string,
  clock: Clock,
): { occurredAt: Date; localDate: string } {
  const now = clock.now();
  const occurredAt = text === undefined ? now : readDateTime(text, timeZone);
  if (occurredAt.getTime() > now.getTime() + dayMs) {
    throw new HttpProblem(422, 'validation_failed', inFuture);
  }
  if (occurredAt.getUTCFullYear() < 1900) {
    throw new HttpProblem(422, 'validation_failed', longAgo);
  }
  return { occurredAt, localDate: localDateOf(occurredAt, timeZone) };
}

/** The time columns of a correction; nothing when the time stays. */
export const changedTime = (text: string | undefined, timeZone: string, clock: Clock) =>
  text === undefined ? {} : eventTime(text, timeZone, clock);
