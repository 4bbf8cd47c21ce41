import { findMeantEffects } from '../../../assistant/data.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import type { ReadClock } from '../../../language/clockFigures.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import { rhythmOf } from '../../../language/rhythms/toldRhythm.ts';
import { weekdayAt } from '../../../language/rhythms/weekdayList.ts';
import { type ReadSchedule, readSchedule } from '../../../language/schedules.ts';
import { type Token, tokenise } from '../../../language/tokens.ts';
import { localDateOf } from '../../../lib/dates.ts';
import type { Rhythm } from '../../../lib/recurrence.ts';
import { findReminder, listReminders, type ReminderRow } from '../data.ts';
import { isPossible } from '../policy.ts';
import { readAnother } from '../reading.ts';
import { readMeantInterval, readMeantTime } from '../words/meantChange.ts';
import { mostTokens, readNewHours, readNewTime, saysOnlyChange, saysStop } from '../words/newTime.ts';
import { stopThese } from './managing.ts';
import { change, setReminder } from './setting.ts';
import { askWhichToMove, nearest } from './whichOne.ts';

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
  const which = clock && (await askWhichToMove(clock, turn));
  if (which) return which;
  if (reminder.everyMin !== null) return changeHours(reminder, hours ?? [undefined, clock as ReadClock], turn);
  const [time, ...others] = reminder.times;
  return clock && time !== undefined && others.length === 0
    ? change(reminder, { times: [nearest(clock, time)] }, turn)
    : undefined;
}

/** "Only on weekdays", "not on Sundays", "har doosre din": on which days it comes from now on, at the times that it has. */
function readNewRhythm({ said, now, person }: Turn): ((reminder: ReminderRow) => Rhythm) | undefined {
  const tokens = tokenise(said);
  if (tokens.length > mostTokens) return undefined;
  const read = readSchedule(tokens, localDateOf(now, person.timeZone));
  if (!tellsRhythmAlone(read) || read.doubt !== undefined || !saysOnlyChange(tokens, read)) return undefined;
  return (reminder) => rhythmFor(reminder, read, now, person.timeZone);
}

function tellsRhythmAlone(read: ReadSchedule): boolean {
  const { repeats, rhythm, clocks, parts, atMeals, everyMin, timesPerDay } = read;
  const isOfTimes = clocks.length + parts.length + atMeals.length > 0 || (everyMin ?? timesPerDay) !== undefined;
  return !isOfTimes && (repeats || rhythm.everyDays !== undefined || rhythm.everyWeeks !== undefined);
}

function rhythmFor({ times, startDate, until }: ReminderRow, read: ReadSchedule, now: Date, timeZone: string): Rhythm {
  const rhythm = rhythmOf(read, times, now, timeZone);
  return { ...rhythm, startDate: rhythm.startDate ?? startDate, until: rhythm.until ?? until };
}

/** "Make it fortnightly, the doctor says": on the day of the week that it has. */
function rhythmAsMeant(
  tokens: Token[],
  read: ReadSchedule,
  reminder: ReminderRow,
  { now, person }: Turn,
): Rhythm | undefined {
  const isOfItsDay = read.doubt === 'weekdays' && read.rhythm.everyWeeks !== undefined && reminder.days.length === 1;
  const isDenied = tokens.some(({ word }, at) => !read.taken[at] && deniedDays.has(word));
  if (isDenied || !tellsRhythmAlone(read) || !(read.doubt === undefined || isOfItsDay)) return undefined;
  return rhythmFor(reminder, isOfItsDay ? { ...read, days: reminder.days } : read, now, person.timeZone);
}

const tellsDays = (tokens: Token[], { days, weekday, date, until }: ReadSchedule): boolean =>
  days.length > 0 ||
  (weekday ?? date ?? until) !== undefined ||
  tokens.some(({ word }, at) => weekdayAt(tokens, at) > 0 || thatDay.has(word));

/** The only one that the latest change was about. */
async function findLast(turn: Turn): Promise<ReminderRow | undefined> {
  const effects = await findMeantEffects(turn);
  const ids = effects.flatMap(({ table, id, change: kind }) => (table === 'reminders' && kind !== 'deleted' ? id : []));
  const isOfReminder = ids.length === 1 && effects.every(({ table }) => table === 'reminders' || table === 'medicines');
  return isOfReminder ? findReminder(turn.db, turn.person.owner, ids[0] as string) : undefined;
}

const listed = readWordLists(new URL('../words/reminders.txt', import.meta.url));
const [thatDay, deniedDays] = [listed('that day'), listed('denied days')];
/** From here on what a message wants holds for the reminder that was set last, whatever words say it. */
const leastMeant = 0.75;

/** "Nau kar dijiye, dinner is late", "scratch that entirely": surely about a reminder, and about the last one if it names no other. */
export async function followAsMeant(turn: Turn): Promise<Outcome | undefined> {
  const [likeliest] = turn.wants?.acts ?? [];
  const act = likeliest && likeliest.share >= leastMeant ? likeliest.act : undefined;
  if (act !== 'remind.change' && act !== 'remind.stop') return undefined;
  const reminder = await findLast(turn);
  if (!reminder || (await namesOther(reminder, turn))) return undefined;
  return act === 'remind.stop' ? stopThese([reminder], turn) : changeAsMeant(reminder, turn);
}

async function namesOther({ id }: ReminderRow, { db, person, said, now }: Turn): Promise<boolean> {
  const words = new Set(tokenise(said).map(({ word }) => word));
  const own = await listReminders(db, person.owner, localDateOf(now, person.timeZone));
  return own.some((one) => one.id !== id && tokenise(one.text).some(({ word }) => word.length > 3 && words.has(word)));
}

async function changeAsMeant(reminder: ReminderRow, turn: Turn): Promise<Outcome | undefined> {
  const { said, now, person } = turn;
  const tokens = tokenise(said);
  const read = readSchedule(tokens, localDateOf(now, person.timeZone));
  const rhythm = reminder.subject === 'medicine' ? undefined : rhythmAsMeant(tokens, read, reminder, turn);
  if (rhythm) return change(reminder, rhythm, turn);
  // At another time on some days would be another reminder.
  if (tellsDays(tokens, read)) return undefined;
  const everyMin = reminder.everyMin === null ? undefined : readMeantInterval(said);
  if (everyMin !== undefined && isPossible({ everyMin, inMin: undefined })) return change(reminder, { everyMin }, turn);
  const clock = readMeantTime(said);
  const which = clock && (await askWhichToMove(clock, turn));
  if (which) return which;
  const [time, ...others] = reminder.times;
  if (clock && time !== undefined && others.length === 0)
    return change(reminder, { times: [nearest(clock, time)] }, turn);
  return undefined;
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
