import { isTimeZone, localDateOf, yearsBetween } from '../../lib/dates.ts';
import { leastAge, tooYoung } from '../care/policy.ts';

const dayMs = 86_400_000;
const earliestYear = 1900;

interface Fault {
  path: string;
  message: string;
}

/** What is wrong with an imported entry beyond its shape. */
export function findEntryFault({ occurredAt, localDate }: { occurredAt: string; localDate: string }, now: Date) {
  const instant = new Date(occurredAt);
  const isPlausible = instant.getTime() <= now.getTime() + dayMs && instant.getUTCFullYear() >= earliestYear;
  if (!isPlausible) return { path: 'occurredAt', message: 'That time lies in the future, or too far in the past.' };
  const date = instant.toISOString().slice(0, 10);
  const isNear = Math.abs(Date.parse(localDate) - Date.parse(date)) <= dayMs;
  return isNear ? undefined : { path: 'localDate', message: 'The date is none that clocks showed at that time.' };
}

/** What is wrong with the imported settings beyond their shape. */
export function findSettingsFault(
  { profile: { timeZone, dob } }: { profile: { timeZone: string; dob: string | null } },
  now: Date,
): Fault | undefined {
  if (!isTimeZone(timeZone)) return { path: 'profile.timeZone', message: 'There is no such time zone.' };
  const isTooYoung = dob && yearsBetween(dob, localDateOf(now, timeZone)) < leastAge;
  return isTooYoung ? { path: 'profile.dob', message: tooYoung } : undefined;
}
