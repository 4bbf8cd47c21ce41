import * as texts from '../../texts/conversation.ts';
import { whenText } from '../../texts/dates.ts';
import { timeOfDay } from '../../texts/notices/schedules.ts';
import { clockOf } from '../lib/dates.ts';
import { diaryDateOf } from '../lib/diaryDates.ts';
import type { Turn } from './skill.ts';

/** What comes within it is told now; clocks of servers differ by less. */
const lateMs = 60_000;
/** From here on an answer says so. */
const noticedMs = 10 * 60_000;
/** Telegram keeps a message for a day, and we until it is handled: an older one bears the date of a clock that is wrong. */
const oldestMs = 7 * 86_400_000;

/** When a message was told: as it was sent where it came late, else as it is handled. */
export function whenTold(sentAt: Date | undefined, handledAt: Date): Date {
  const lateByMs = sentAt ? handledAt.getTime() - sentAt.getTime() : 0;
  return sentAt && lateByMs > lateMs && lateByMs <= oldestMs ? sentAt : handledAt;
}

/** Before the answer to a message that came late: when it was sent; undefined where it came in time. */
export function lateNote({ now, handledAt, person }: Turn): string | undefined {
  if (handledAt.getTime() - now.getTime() < noticedMs) return undefined;
  const { locale, timeZone } = person;
  const day = whenText(locale, diaryDateOf(now, person), diaryDateOf(handledAt, person));
  return texts.cameLate(locale, day, timeOfDay(locale, clockOf(now, timeZone)));
}
