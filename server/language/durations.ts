import { bounded } from './figures.ts';
import { wordsOf } from './lexicon.ts';
import { ands, articles, readNumber, readRange } from './numbers.ts';
import { readWordLists } from './phraseLists.ts';
import type { NumberToken } from './tokens.ts';

const listed = readWordLists(new URL('./times.txt', import.meta.url));

const hourWords = wordsOf('hour', 'weakToo');
const minuteWords = wordsOf('minute', 'weakToo');
const secondWords = wordsOf('second');
const whole = listed('whole');
const ofWords = listed('of');
const fourDigits = /^(?:[01]\d|2[0-3])[0-5]\d$/;

/** Reads the duration that starts at a token, in minutes: "1 hr 15 min", "half an hour", "डेढ़ घंटा", "1:30 hours". */
export function readDuration(tokens: readonly NumberToken[], at: number): Duration | undefined {
  const told = readTold(tokens, at);
  return told && { ...told, minutes: bounded(told.minutes) };
}

interface Duration {
  minutes: number;
  next: number;
}

function readTold(tokens: readonly NumberToken[], at: number): Duration | undefined {
  const first = tokens[at]?.word ?? '';
  if (hourWords.has(first) && whole.has(tokens[at + 1]?.word ?? '')) return { minutes: 60, next: at + 2 };
  if (
    tokens[at]?.kind === 'number' &&
    tokens[at + 1]?.word === ':' &&
    tokens[at + 2]?.kind === 'number' &&
    hourWords.has(tokens[at + 3]?.word ?? '')
  ) {
    return { minutes: (tokens[at]?.value ?? 0) * 60 + (tokens[at + 2]?.value ?? 0), next: at + 4 };
  }
  const number = readRange(tokens, at);
  if (!number) return readHourAndPart(tokens, at);
  const unitAt = readUnitAt(tokens, number);
  const unit = tokens[unitAt]?.word ?? '';
  if (minuteWords.has(unit)) return { minutes: number.value, next: unitAt + 1 };
  if (secondWords.has(unit)) return { minutes: number.value / 60, next: unitAt + 1 };
  // "2330 hrs" is a time of day.
  if (!hourWords.has(unit) || fourDigits.test(tokens[at]?.word ?? '')) return undefined;

  return readPastHours(tokens, number.value, unit, unitAt + 1);
}

/** What follows so many hours: "and 10 minutes", "6h10", "7 hrs 10", "and a half". */
function readPastHours(tokens: readonly NumberToken[], hours: number, unit: string, next: number): Duration {
  const more = ands.has(tokens[next]?.word ?? '') ? next + 1 : next;
  const tail = readNumber(tokens, more);
  const tailUnit = tail && tokens[tail.next]?.word;
  const withTail = (to: number): Duration => ({ minutes: hours * 60 + (tail?.value ?? 0), next: to });
  if (tail && tailUnit && tail.value < 60 && (minuteWords.has(tailUnit) || (unit === 'h' && tailUnit === 'm')))
    return withTail(tail.next + 1);
  const isWritten = tail && tokens[next]?.kind === 'number' && /^[0-5]\d$/.test(tokens[next]?.word ?? '');
  const isJoined = unit === 'h' && !tailUnit?.match(/^(?::|[ap]m|to|-)$/);
  if (isWritten && (isJoined || endsThere(tailUnit))) return withTail(tail.next);
  const isHalfMore = more > next && tail && tail.value < 1 && !hourWords.has(tailUnit ?? '');
  return isHalfMore ? { minutes: (hours + tail.value) * 60, next: tail.next } : { minutes: hours * 60, next };
}

const endsThere = (word: string | undefined): boolean => word === undefined || /^[,;.!?)|।]$/.test(word);

/** Behind a part of one "of an" may stand: "three quarters of an hour". */
function readUnitAt(tokens: readonly NumberToken[], { value, next }: { value: number; next: number }): number {
  const isOf = value < 1 && ofWords.has(tokens[next]?.word ?? '') && articles.has(tokens[next + 1]?.word ?? '');
  if (isOf) return next + 2;
  return tokens[next]?.word === '-' ? next + 1 : next;
}

/** "Hour and a half", "hour and a quarter". */
function readHourAndPart(tokens: readonly NumberToken[], at: number): Duration | undefined {
  const isHour = hourWords.has(tokens[at]?.word ?? '') && ands.has(tokens[at + 1]?.word ?? '');
  const part = isHour ? readNumber(tokens, at + 2) : undefined;
  const isPart = part !== undefined && part.value > 0 && part.value < 1;
  return isPart ? { minutes: 60 * (1 + part.value), next: part.next } : undefined;
}
