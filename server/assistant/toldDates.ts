import { addDays } from '../lib/dates.ts';
import { diaryDateOf } from '../lib/diaryDates.ts';
import type { Turn } from './skill.ts';

/** What was told of a day longer ago is hardly spoken of. */
const mostDays = 7;

/** The days of which a message may correct something. */
export function datesTold({ now, person, daysAgo }: Turn): { first: string; last: string } {
  const today = diaryDateOf(now, person);
  return { first: addDays(today, -Math.max(mostDays, daysAgo)), last: today };
}
