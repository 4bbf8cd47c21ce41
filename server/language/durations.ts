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
  if (!hourWords.has(unit)) return undefined;

  const next = unitAt + 1;
  const more = ands.has(tokens[next]?.word ?? '') ? next + 1 : next;
  const tail = readNumber(tokens, more);
  const tailUnit = tail && tokens[tail.next]?.word;
  if (tail && tailUnit && tail.value < 60 && (minuteWords.has(tailUnit) || (unit === 'h' && tailUnit === 'm'))) {
    return { minutes: number.value * 60 + tail.value, next: tail.next + 1 };
  }
  // "6h10".
  const isJoined =
    unit === 'h' && tail && tokens[next]?.kind === 'number' && /^[0-5]\d$/.test(tokens[next]?.word ?? '');
  if (isJoined && !tailUnit?.match(/^(?::|[ap]m|to|-)$/))
    return { minutes: number.value * 60 + tail.value, next: tail.next };
  const isHalfMore = more > next && tail && tail.value < 1 && !hourWords.has(tailUnit ?? '');
  if (isHalfMore) return { minutes: (number.value + tail.value) * 60, next: tail.next };
  return { minutes: number.value * 60, next };
}

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
