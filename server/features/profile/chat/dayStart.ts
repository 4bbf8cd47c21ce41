import { timeOfDay } from '../../../../texts/notices/schedules.ts';
import * as texts from '../../../../texts/settings.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { midnight } from '../../../lib/diaryDates.ts';
import { timeAt } from '../../../lib/recurrence.ts';
import { saveProfile } from '../mutations.ts';
import type { DayStartWish } from './dayStartReading.ts';

/** Nobody's day begins later: breakfast would be of the day before. */
const latestMinutes = 8 * 60;

/** Tells when the person's days begin, or lets them begin at another time from now on. */
export async function answerDayStart(told: DayStartWish, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { owner, locale, dayStartsAt: before } = person;
  const said = (time: string) => (time === midnight ? texts.atMidnight(locale) : timeOfDay(locale, time));
  if (told.wish === 'ask') return { text: texts.dayStartIs(locale, said(before)) };
  if (told.minutes > latestMinutes) return { text: texts.dayStartTooLate(locale) };
  const dayStartsAt = timeAt(told.minutes);
  if (dayStartsAt === before) return { text: texts.dayStartIs(locale, said(before)) };
  await saveProfile(db, owner, { person: { dayStartsAt }, goals: {}, weightKg: undefined }, now);
  return {
    text: dayStartsAt === midnight ? texts.dayStartsAtMidnight(locale) : texts.dayStartSet(locale, said(dayStartsAt)),
    effects: [{ table: 'users', id: owner, change: 'updated', before: { dayStartsAt: before } }],
  };
}
