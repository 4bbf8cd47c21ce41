import { weekdayOf } from '../lexicon.ts';
import { readWordLists } from '../phraseLists.ts';
import type { Token } from '../tokens.ts';

const listed = readWordLists(new URL('../times.txt', import.meta.url));
const plurals = listed('plurals');
const listLinks = new Set([',', ...listed('list links')]);
const rangeLinks = listed('range links');
const workdays = listed('working days');
const working = listed('working');
const workingDays = listed('days of work');
const weekends = listed('weekend');
const rangeEnds = listed('until after');

export interface WeekdayList {
  /** Monday is 1. */
  days: number[];
  /** "Mondays", "Monday to Friday", "weekends". */
  repeats: boolean;
  next: number;
}

const wordAt = (tokens: Token[], at: number) => tokens[at]?.word ?? '';

/** Monday is 1; 0 where a token names no day. */
export const weekdayAt = (tokens: Token[], at: number): number => weekdayOf(wordAt(tokens, at)) + 1;

/** "Mon, Wed and Fri", "Monday to Friday", "somvar se shukravar tak", "weekends". */
export function readWeekdayList(tokens: Token[], at: number): WeekdayList | undefined {
  const group = groupAt(tokens, at);
  if (group) return group;
  const first = weekdayAt(tokens, at);
  if (first === 0) return undefined;
  const last = rangeLinks.has(wordAt(tokens, at + 1)) ? weekdayAt(tokens, at + 2) : 0;
  if (last > 0)
    return { days: daysFrom(first, last), repeats: true, next: at + (rangeEnds.has(wordAt(tokens, at + 3)) ? 4 : 3) };
  const days = [first];
  let repeats = plurals.has(wordAt(tokens, at));
  let next = at + 1;
  for (;;) {
    let other = next;
    while (other < next + 2 && listLinks.has(wordAt(tokens, other))) other += 1;
    const day = weekdayAt(tokens, other);
    if (day === 0 || days.includes(day)) break;
    days.push(day);
    repeats ||= plurals.has(wordAt(tokens, other));
    next = other + 1;
  }
  return { days, repeats: repeats || days.length > 1, next };
}

/** "Weekdays", "working days", "weeknights", "weekend". */
function groupAt(tokens: Token[], at: number): WeekdayList | undefined {
  const word = wordAt(tokens, at);
  const isOfWork = working.has(word) && workingDays.has(wordAt(tokens, at + 1));
  if (workdays.has(word) || isOfWork) return { days: [1, 2, 3, 4, 5], repeats: true, next: isOfWork ? at + 2 : at + 1 };
  return weekends.has(word) ? { days: [6, 7], repeats: true, next: at + 1 } : undefined;
}

function daysFrom(first: number, last: number): number[] {
  const days = [first];
  for (let day = first; day !== last; days.push(day)) day = (day % 7) + 1;
  return days;
}
