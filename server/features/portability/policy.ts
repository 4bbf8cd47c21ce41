import { tooYoung } from '../../../texts/accounts/refusals.ts';
import { isTimeZone, localDateOf, yearsBetween } from '../../lib/dates.ts';
import { leastAge } from '../care/policy.ts';

/** How long the last question before a deletion can be answered. */
const askedForMs = 10 * 60_000;

/** The action of the button that deletes: whose account, and when it was asked, in minutes. */
export const deletionAction = (userId: string, askedAt: Date): string =>
  `portability.now:${userId}:${Math.floor(askedAt.getTime() / 60_000).toString(36)}`;

/** The account that a pressed button deletes; undefined for any other button, or one that was asked too long ago. */
export function readDeletion(action: string, now: Date): { userId: string; isInTime: boolean } | undefined {
  const [, userId, minutes = ''] = action.match(/^portability\.now:([\da-f-]{36}):([\da-z]{1,8})$/) ?? [];
  if (!userId) return undefined;
  return { userId, isInTime: now.getTime() - Number.parseInt(minutes, 36) * 60_000 <= askedForMs };
}

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
  return isTooYoung ? { path: 'profile.dob', message: tooYoung('en') } : undefined;
}
