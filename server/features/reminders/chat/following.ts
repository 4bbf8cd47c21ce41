import { findMeantEffects } from '../../../assistant/data.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import type { ReadClock } from '../../../language/clockTimes.ts';
import { rhythmOf } from '../../../language/rhythms/toldRhythm.ts';
import { readSchedule } from '../../../language/schedules.ts';
import { tokenise } from '../../../language/tokens.ts';
import { localDateOf } from '../../../lib/dates.ts';
import { minutesOf, type Rhythm } from '../../../lib/recurrence.ts';
import { findReminder, type ReminderRow } from '../data.ts';
import { timeAt } from '../policy.ts';
import { readAnother } from '../reading.ts';
import { readNewHours, readNewTime, saysOnlyChange, saysStop } from '../words/newTime.ts';
import { stopThese } from './managing.ts';
import { change, setReminder } from './setting.ts';

/** "Make it 9.30 actually", "sirf 10 se 6 tak", "stop that" right after a reminder was set or changed. */
export async function followLast(turn: Turn): Promise<Outcome | undefined> {
  const { said } = turn;
  const [isStop, hours, clock] = [saysStop(said), readNewHours(said), readNewTime(said)];
  const another = clock || hours ? undefined : readAnother(said, localDateOf(turn.now, turn.person.timeZone));
  if (another && (await findLast(turn))) return setReminder(another, { ...another, said }, turn);
  const rhythm = isStop || hours || clock ? undefined : readNewRhythm(turn);
  const reminder = isStop || hours || clock || rhythm ? await findLast(turn) : undefined;
  if (!reminder) return undefined;
  if (isStop) return stopThese([reminder], turn);
  if (rhythm) return reminder.subject === 'medicine' ? undefined : change(reminder, rhythm(reminder), turn);
  if (reminder.everyMin !== null) return changeHours(reminder, hours ?? [undefined, clock as ReadClock], turn);
  const [time, ...others] = reminder.times;
  return clock && time !== undefined && others.length === 0
    ? change(reminder, { times: [nearest(clock, time)] }, turn)
    : undefined;
}

/** "Only on weekdays", "not on Sundays", "har doosre din": on which days it comes from now on, at the times that it has. */
function readNewRhythm({ said, now, person }: Turn): ((reminder: ReminderRow) => Rhythm) | undefined {
  const tokens = tokenise(said);
  const read = readSchedule(tokens, localDateOf(now, person.timeZone));
  const { repeats, rhythm, doubt, clocks, parts, atMeals, everyMin, timesPerDay } = read;
  const isOfTimes = clocks.length + parts.length + atMeals.length > 0 || (everyMin ?? timesPerDay) !== undefined;
  const tellsDays = repeats || rhythm.everyDays !== undefined || rhythm.everyWeeks !== undefined;
  if (isOfTimes || !tellsDays || doubt !== undefined || !saysOnlyChange(tokens, read)) return undefined;
  return (reminder) => {
    const { startDate, ...days } = rhythmOf(read, reminder.times, now, person.timeZone);
    return { ...days, startDate: startDate ?? reminder.startDate, until: days.until ?? reminder.until };
  };
}

/** The only one that the latest change was about. */
async function findLast(turn: Turn): Promise<ReminderRow | undefined> {
  const effects = await findMeantEffects(turn);
  const ids = effects.flatMap(({ table, id, change: kind }) => (table === 'reminders' && kind !== 'deleted' ? id : []));
  const isOfReminder = ids.length === 1 && effects.every(({ table }) => table === 'reminders' || table === 'medicines');
  return isOfReminder ? findReminder(turn.db, turn.person.owner, ids[0] as string) : undefined;
}

function changeHours(reminder: ReminderRow, [from, to]: [ReadClock | undefined, ReadClock], turn: Turn) {
  const { windowFrom, windowTo } = reminder;
  if (windowFrom === null || windowTo === null) return undefined;
  const values = {
    windowFrom: from ? nearest(from, windowFrom) : windowFrom,
    windowTo: nearest(to, windowTo),
  };
  return change(reminder, values, turn);
}

/** Of two half days the one that is nearer to the time until now. */
function nearest({ minutes, isSure }: ReadClock, time: string): string {
  const halves = isSure ? [minutes] : [minutes % 720, (minutes % 720) + 720];
  const [first = minutes] = halves.toSorted(
    (one, other) => Math.abs(one - minutesOf(time)) - Math.abs(other - minutesOf(time)),
  );
  return timeAt(first);
}
