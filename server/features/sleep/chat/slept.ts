import { otherDay } from '../../../../texts/dates.ts';
import * as texts from '../../../../texts/entries/sleep.ts';
import { duration, hours as inHours } from '../../../../texts/units.ts';
import type { Turn } from '../../../assistant/skill.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import { findGoals } from '../../profile/data.ts';

/** "Sleep, 7 h 30 min yesterday · target 8 h". */
export async function describeSlept(hours: number, date: string, { db, person, handledAt }: Turn): Promise<string> {
  const { locale } = person;
  const goals = await findGoals(db, person.owner);
  const day = otherDay(locale, date, diaryDateOf(handledAt, person));
  return texts.logged(locale, `${duration(locale, hours)}${day}`, inHours(locale, goals.sleepHrsTarget));
}
