import type { Turn } from '../../../assistant/skill.ts';
import type { ReadClock } from '../../../language/clockFigures.ts';
import { dayIn } from '../../../language/corrections/when.ts';
import { readMessage } from '../../../language/message.ts';
import { addDays } from '../../../lib/dates.ts';
import { diaryDateOf, diaryInstantAt } from '../../../lib/diaryDates.ts';

export const hourMs = 3_600_000;

/** "At 8 pm yesterday", "kal raat 8 baje". */
export const onDayTold = (turn: Turn): Turn => ({
  ...turn,
  daysAgo: turn.daysAgo || (dayIn(readMessage(turn.said)) ?? 0),
});

/** The latest moment at which a clock showed that time; of a time that may be either half of the day, the later. */
export function momentOf(clock: ReadClock | undefined, { now, daysAgo, person }: Turn): Date {
  const today = diaryDateOf(now, person);
  if (!clock) return daysAgo > 0 ? new Date(now.getTime() - daysAgo * 24 * hourMs) : now;
  const halves = clock.isSure ? [clock.minutes] : [clock.minutes % 720, (clock.minutes % 720) + 720];
  const days = daysAgo > 0 ? [daysAgo] : [0, 1];
  const moments = days.flatMap((ago) => halves.map((minutes) => diaryInstantAt(addDays(today, -ago), minutes, person)));
  const past = moments.filter((moment) => moment <= now).map((moment) => moment.getTime());
  return past.length > 0 ? new Date(Math.max(...past)) : now;
}
