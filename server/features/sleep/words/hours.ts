import type { Clause } from '../../../language/clauses.ts';
import { isSmallTalk } from '../../../language/cutOut.ts';
import { readDuration } from '../../../language/durations.ts';
import { type Role, wordsOf } from '../../../language/lexicon.ts';
import type { Message } from '../../../language/message.ts';
import { readNumber, readRange } from '../../../language/numbers.ts';
import type { Token } from '../../../language/tokens.ts';
import { hasRole, type Span } from '../../../language/words.ts';
import { between, mostBetween, skip, soya } from './lists.ts';
import { isSleep } from './mentions.ts';

/** Sleep that is told, and where it stands. */
export interface Slept extends Span {
  hours: number;
}

/** A length of time that is told, and where. */
export interface Lasting extends Span {
  minutes: number;
}

const oclockWords = wordsOf('oclock');
const leastBareHours = 2;
const mostBareHours = 14;

/** "slept for about 7 hours", "neend 6.5 ghante". */
export function durationAfter(tokens: Token[], at: number, clause: Clause): Slept | undefined {
  const next = skip(tokens, at + 1, clause.to);
  const read = next < clause.to ? readDuration(tokens, next) : undefined;
  const isAfterwards = read && /^(?:before|after|later|ago|pehle|baad)$/.test(tokens[read.next]?.word ?? '');
  return read && !isAfterwards ? { hours: read.minutes / 60, from: at, to: read.next } : undefined;
}

/** "7 hours of good sleep", "साढ़े सात घंटे सोया". */
export function durationBefore(tokens: Token[], at: number, before: Lasting | undefined): Slept | undefined {
  if (!before || at - before.to > mostBetween || skip(tokens, before.to, at) !== at) return undefined;
  return { hours: before.minutes / 60, from: before.from, to: at + 1 };
}

/** "slept 7", "sleep 6-8": hours, where nothing else follows. */
export function hoursAfter(
  tokens: Token[],
  at: number,
  clause: Clause,
  isLikely: (first: number, middle: number) => boolean,
): Slept | undefined {
  if (soya.has(tokens[at]?.word ?? '')) return undefined;
  const next = /^[:=-]$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const number = next < clause.to ? readRange(tokens, next) : undefined;
  const first = readNumber(tokens, next)?.value ?? 0;
  if (!number?.counted || !isLikely(first, number.value)) return undefined;
  for (let after = number.next; after < clause.to; after += 1) {
    const token = tokens[after];
    if (token?.kind !== 'word' || !isSmallTalk(token) || oclockWords.has(token.word)) return undefined;
  }
  return { hours: number.value, from: at, to: number.next };
}

export const isHours = (_first: number, hours: number) => hours >= leastBareHours && hours <= mostBareHours;
/** "6-8" after "slept" is a range of hours; "1-8" is a pair of times. */
export const isHoursRange = (first: number, middle: number) =>
  first >= 4 && middle > first && middle <= first + 1 && middle <= 10;

/** Words that tell of something else than sleep. */
const others: Role[] = [
  'self',
  'exercise',
  'countedExercise',
  'eaten',
  'eat',
  'meal',
  'reading',
  'food',
  'plan',
  'clock',
];
const mostApart = 7;
const leastApartHours = 1;

/** "Slept like shit, maybe 5 hrs", "sleep was trash, 4h 40": the only duration of the sentence, whatever is said of the night. */
export function hoursApart(message: Message, clause: Clause, next: Clause | undefined): Slept | undefined {
  const { tokens } = message;
  let from = clause.from;
  while (from < clause.to && !isSleep(tokens, from)) from += 1;
  if (from === clause.to) return undefined;
  const isNext = next?.happened && next.sentence === clause.sentence && next.to - next.from <= mostApart;
  const end = isNext ? next.to : clause.to;
  const durations: Lasting[] = [];
  for (let at = clause.from; at < end; ) {
    const read = readDuration(tokens, at);
    if (read) durations.push({ minutes: read.minutes, from: at, to: read.next });
    else if (tokens[at]?.kind === 'number') return undefined;
    at = read?.next ?? at + 1;
  }
  const [only, ...further] = durations;
  if (!only || further.length > 0 || only.from < from || only.from - from > mostApart) return undefined;
  // Behind the comma nothing but the hours is said.
  const isAlone = tokens
    .slice(next?.from, end)
    .every((token, index) => isWithin(next?.from ?? 0, index, only) || isSmallTalk(token) || between.has(token.word));
  const tellsOther = tokens.slice(from, end).some((_, index) => isOther(message, from + index));
  const hours = only.minutes / 60;
  const isLikely = hours >= leastApartHours && hours <= mostBareHours;
  return (only.to <= clause.to || isAlone) && !tellsOther && isLikely ? { hours, from, to: only.to } : undefined;
}

const isWithin = (start: number, index: number, { from, to }: Span): boolean =>
  start + index >= from && start + index < to;
const isOther = (message: Message, at: number): boolean => others.some((role) => hasRole(message, at, role));
