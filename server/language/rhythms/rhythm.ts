import type { ReadSchedule } from '../schedules.ts';
import type { Token } from '../tokens.ts';
import { weekdayAt } from './weekdayList.ts';
import { readWording, type Wording } from './wordings.ts';

/** How often something comes, beside the days of the week and the times of the day. */
export interface Rhythm {
  /** 2 for every other day. */
  everyDays: number | undefined;
  /** 2 for every other week. */
  everyWeeks: number | undefined;
  /** The dates of every month, and whether a month was said. */
  monthDays: number[];
  /** Of its days of the week: 1 for the first of every month, -1 for the last. */
  monthWeeks: number[];
  /** 3 for every quarter. */
  everyMonths: number | undefined;
  timesPerMonth: number | undefined;
  timesPerWeek: number | undefined;
  isAsNeeded: boolean;
  isOnce: boolean;
  /** "All 7 days". */
  isEveryDay: boolean;
  /** Days of the week on which it does not come. */
  except: number[];
}

export const noRhythm = (): Rhythm => ({
  ...{ everyDays: undefined, everyWeeks: undefined, monthDays: [], timesPerMonth: undefined, timesPerWeek: undefined },
  ...{ monthWeeks: [], everyMonths: undefined, isAsNeeded: false, isOnce: false, isEveryDay: false, except: [] },
});

const mostPerDay = 6;
const mostDaysApart = 366;
const mostMonthsApart = 24;
const mostWeeks = 4;
const lastOfMonth = 31;
const bedtime = 22 * 60 + 30;

/** "Every 2 days", "ek din chhod kar", "thrice a week", "except Friday", "TDS". */
export function readRhythm(tokens: Token[], at: number, read: ReadSchedule): number | undefined {
  const wording = readWording(tokens, at);
  if (!wording || !note(wording, tokens, at, read)) return undefined;
  return wording.next;
}

/** Whether it is one that can be. */
function note(wording: Wording, tokens: Token[], at: number, read: ReadSchedule): boolean {
  const { rhythm } = read;
  const { numbers, days } = wording;
  const [count = 1] = numbers;
  switch (wording.name) {
    case 'every n days':
      return noteDays(numbers, read);
    case 'other days':
      return noteDays([2], read);
    case 'days left out':
      return noteDays([count + 1], read);
    case 'every n weeks':
      rhythm.everyWeeks = Math.max(...numbers);
      return rhythm.everyWeeks * 7 <= mostDaysApart;
    case 'other weeks':
      rhythm.everyWeeks = 2;
      return true;
    case 'other weekdays':
      rhythm.everyWeeks = numbers[0] === undefined ? 2 : Math.max(2, count);
      read.days.push(...days);
      return rhythm.everyWeeks * 7 <= mostDaysApart;
    case 'weekdays left out':
      rhythm.everyWeeks = count + 1;
      read.days.push(...days);
      return rhythm.everyWeeks * 7 <= mostDaysApart;
    case 'every n months':
      return noteMonths(Math.max(...numbers), read);
    case 'other months':
      return noteMonths(2, read);
    case 'months left out':
      return noteMonths(count + 1, read);
    case 'quarterly':
      return noteMonths(3, read);
    case 'half-yearly':
      return noteMonths(6, read);
    case 'yearly':
      return noteMonths(12, read);
    case 'last of month':
      rhythm.monthDays.push(lastOfMonth);
      rhythm.timesPerMonth ??= 1;
      return true;
    case 'weekdays of month':
      return noteWeeks(wording, read);
    case 'weekdays of a month told':
      return (rhythm.timesPerMonth ?? rhythm.everyMonths) !== undefined && noteWeeks(wording, read);
    case 'n a week':
      if (count === 7) rhythm.isEveryDay = true;
      else rhythm.timesPerWeek = count;
      return count <= 7;
    case 'a month':
      rhythm.timesPerMonth = count;
      return true;
    case 'as needed':
      rhythm.isAsNeeded = true;
      return true;
    case 'only once':
      rhythm.isOnce = true;
      return true;
    case 'all days':
      rhythm.isEveryDay = true;
      return count === 1 || count === 7;
    case 'except':
      return noteExcept(wording, tokens, at, read);
    case 'hs':
      read.atMeals.push(bedtime);
      read.repeats = true;
      return true;
    default:
      return notePerDay(wording.name, count, read);
  }
}

function noteMonths(months: number, { rhythm }: ReadSchedule): boolean {
  if (months > mostMonthsApart) return false;
  if (months === 1) rhythm.timesPerMonth ??= 1;
  else rhythm.everyMonths = months;
  return true;
}

/** "First Monday of every month"; not every month has a fifth one. */
function noteWeeks({ numbers: [months = 1], weeks, days }: Wording, read: ReadSchedule): boolean {
  if (weeks.some((week) => week > mostWeeks) || !noteMonths(months, read)) return false;
  read.rhythm.monthWeeks.push(...weeks);
  read.days.push(...days);
  return true;
}

/** "Once every 3 days" tells how often of how many days. */
function noteDays(numbers: number[], { rhythm }: ReadSchedule): boolean {
  const [one = 1, other] = numbers;
  if (other !== undefined && one !== 1 && other !== 1) return false;
  const days = Math.max(one, other ?? 1);
  if (days > mostDaysApart) return false;
  if (days === 1) rhythm.isEveryDay = true;
  else rhythm.everyDays = days;
  return true;
}

const perDay = { od: 1, bd: 2, tds: 3, qid: 4 };

function notePerDay(name: Wording['name'], count: number, read: ReadSchedule): boolean {
  const times = name in perDay ? perDay[name as keyof typeof perDay] : count;
  if (times > mostPerDay) return false;
  read.timesPerDay = times;
  read.repeats = true;
  return true;
}

/** "Sunday nahi, Monday" and "no, Monday" correct a day and leave none out. */
function noteExcept({ days, next }: Wording, tokens: Token[], at: number, { rhythm }: ReadSchedule): boolean {
  const isDenied = /^(?:no|not|na|nahi|nahin|nhi|mat|नहीं|मत|ना)$/.test(tokens[next - 1]?.word ?? '');
  const follows = tokens[next]?.kind === 'mark' ? next + 1 : next;
  if (isDenied && weekdayAt(tokens, follows) > 0) return false;
  const isSingle = days.length === 1 && !/s$/.test(tokens[at + 1]?.word ?? '');
  if (tokens[at]?.word === 'no' && isSingle) return false;
  rhythm.except.push(...days);
  return true;
}
