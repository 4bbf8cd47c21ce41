import { readDuration } from '../../../language/durations.ts';
import { wordsOf } from '../../../language/lexicon.ts';
import { readNumber } from '../../../language/numbers.ts';
import type { Token } from '../../../language/tokens.ts';
import type { Span } from '../../../language/words.ts';
import type { ClockTime } from '../policy.ts';
import { between, fromWords } from './lists.ts';

export const oclockWords = wordsOf('oclock');
const nightWords = wordsOf('night');
const morningWords = wordsOf('morning');
const afternoonWords = new Set([...wordsOf('noon'), ...wordsOf('evening')]);
/** Words between what is told and when. */
export const mostBetween = 8;

export interface TimeOfDay extends Span, ClockTime {}

export function timeWithin(tokens: Token[], from: number, to: number): TimeOfDay | undefined {
  const at = skip(tokens, from, to);
  for (let start = from; start <= at; start += 1) {
    const time = timeAt(tokens, start);
    if (time && time.to <= to) return time;
  }
  return undefined;
}

/** "11", "11:30 pm", "raat 11 baje", "sadhe gyarah baje", "midnight". */
export function timeAt(tokens: Token[], at: number): TimeOfDay | undefined {
  const first = tokens[at]?.word ?? '';
  if (first === 'midnight') return { hours: 0, isExact: true, from: at, to: at + 1 };
  const number = readNumber(tokens, at);
  if (!number?.counted || number.value > 24) return undefined;
  let hours = number.value;
  let to = number.next;
  const minutes = tokens[to + 1];
  const isWritten24 = /^0\d?$/.test(first);
  if (tokens[to]?.word === ':' && minutes?.kind === 'number' && minutes.value < 60) {
    hours += minutes.value / 60;
    to += 2;
  } else if (isMinutesAlone(tokens[to], hours) && !readDuration(tokens, to)) {
    hours += (tokens[to]?.value ?? 0) / 60;
    to += 1;
  } else if (/^\d{1,2}\.[0-5]\d$/.test(first)) {
    hours = Math.floor(hours) + Number(first.split('.')[1]) / 60;
  }
  if (oclockWords.has(tokens[to]?.word ?? '')) to += 1;
  const half = tokens[to]?.word ?? '';
  const named = partOfDay(tokens, at);
  if (half === 'am' || half === 'pm')
    return { hours: (hours % 12) + (half === 'pm' ? 12 : 0), isExact: true, from: at, to: to + 1 };
  if (named && hours < 13) return { hours: named(hours), isExact: true, from: at, to };
  return { hours: hours % 24, isExact: hours > 12 || isWritten24, from: at, to };
}

/** "Woke 8 30". */
const isMinutesAlone = (token: Token | undefined, hours: number): boolean =>
  token !== undefined && /^[0-5]\d$/.test(token.word) && Number.isInteger(hours) && hours <= 12;

/** What "raat 11 baje" or "subah 6 baje" says about the half of the day. */
function partOfDay(tokens: Token[], at: number): ((hours: number) => number) | undefined {
  const before = [
    tokens[at - 1]?.word ?? '',
    fromWords.has(tokens[at - 1]?.word ?? '') || tokens[at - 1]?.word === 'ko' ? (tokens[at - 2]?.word ?? '') : '',
  ];
  if (before.some((word) => morningWords.has(word))) return (hours) => hours % 12;
  if (before.some((word) => afternoonWords.has(word))) return (hours) => (hours % 12) + 12;
  if (before.some((word) => nightWords.has(word)))
    return (hours) => (hours >= 6 && hours < 12 ? hours + 12 : hours % 12);
  return undefined;
}

/** The place behind the words that may stand between. */
export function skip(tokens: Token[], from: number, to: number): number {
  let at = from;
  const isSkipped = () => between.has(tokens[at]?.word ?? '') || /^[-–:=~(]$/.test(tokens[at]?.word ?? '');
  while (at < to && at < from + mostBetween && isSkipped()) at += 1;
  return at;
}
