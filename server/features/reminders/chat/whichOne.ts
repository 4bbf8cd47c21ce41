import * as texts from '../../../../texts/notices/ownReminders.ts';
import { findLastAnswer } from '../../../assistant/data.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import type { ReadClock } from '../../../language/clockFigures.ts';
import { movedFrom } from '../../../language/scheduleTimes.ts';
import { localDateOf } from '../../../lib/dates.ts';
import { timeAt } from '../../../lib/recurrence.ts';
import { listReminders, type ReminderRow } from '../data.ts';
import { change, whenOf } from './setting.ts';

const mostButtons = 6;

/** Of two half days the one that is nearer to the time until now. */
export const nearest = (clock: ReadClock, time: string): string =>
  timeAt(movedFrom({ clocks: [clock], parts: [] }, [time]).clocks[0]?.minutes ?? clock.minutes);

const isMovable = ({ everyMin, times }: ReminderRow): boolean => everyMin === null && times.length === 1;

/** "4 baje kar do" when something else was said since one of several was set: asks which, with a button for each. */
export async function askWhichToMove(clock: ReadClock, turn: Turn): Promise<Outcome | undefined> {
  const { db, person, now } = turn;
  const { owner, locale, timeZone } = person;
  const last = await findLastAnswer(db, owner, now);
  if (turn.about || last?.changes.some(({ table }) => table === 'reminders')) return undefined;
  const movable = (await listReminders(db, owner, localDateOf(now, timeZone))).filter(isMovable);
  if (movable.length < 2) return undefined;
  const buttons = movable.slice(0, mostButtons).map((reminder) => ({
    label: `${reminder.text}, ${whenOf(reminder, turn)}`,
    action: `reminders.${clock.isSure ? 'moveTo' : 'moveNear'}:${reminder.id}:${clock.minutes}`,
  }));
  return { text: texts.whichToMove(locale), buttons: () => buttons.map((button) => [button]) };
}

/** Whether what a button brings is a minute of a day: anybody may write what it brings. */
export const isMinuteOfDay = (written: string): boolean => /^\d{1,4}$/.test(written) && Number(written) < 1_440;

/** The one that was chosen comes at that time. */
export function moveChosen(reminder: ReminderRow, minutes: number, isSure: boolean, turn: Turn): Promise<Outcome> {
  const [time = '00:00'] = reminder.times;
  const clock = { minutes, isSure, isMarked: true, next: 0 };
  return change(reminder, { times: [isSure ? timeAt(minutes) : nearest(clock, time)] }, turn);
}
