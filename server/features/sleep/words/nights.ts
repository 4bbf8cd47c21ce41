import type { Clause } from '../../../language/clauses.ts';
import type { ReadClock } from '../../../language/clockFigures.ts';
import { readClock } from '../../../language/clockTimes.ts';
import type { Token } from '../../../language/tokens.ts';
import { hoursBetween } from '../policy.ts';
import type { Slept } from './hours.ts';
import { between, mostBetween, skip, untilWords, wakeWords } from './lists.ts';

/** "Woke at 5, slept 10". */
export function wokeBefore(tokens: Token[], at: number, clause: Clause): Slept | undefined {
  const from = tokens.findLastIndex(({ word }, place) => place < at && wakeWords.has(word));
  const wake = from === -1 ? undefined : timeWithin(tokens, from + 1, at);
  const bed = wake && timeWithin(tokens, at + 1, clause.to);
  return bed && { hours: hoursBetween(bed, wake), from, to: bed.next };
}

/** "slept 11pm to 6:30am", "soya 11 se 6", "slept at 12, woke up at 7". */
export function timesAfter(tokens: Token[], at: number, reach: number): Slept | undefined {
  const bed = timeWithin(tokens, at + 1, reach);
  return bed && untilWake(tokens, at, bed, reach);
}

/** "raat 11 baje se subah 6 baje tak soya", "12 baje soya 7 baje utha". */
export function timesBefore(tokens: Token[], at: number, clause: Clause, reach: number): Slept | undefined {
  for (let from = Math.max(clause.from, at - mostBetween); from < at; from += 1) {
    const bed = readClock(tokens, from, 'times');
    const isClock = bed && tokens[from - 1]?.kind !== 'number' && bed.next <= at;
    if (!isClock) continue;
    const wakeTime = untilWords.has(tokens[bed.next]?.word ?? '') ? timeWithin(tokens, bed.next + 1, at) : undefined;
    if (wakeTime && skip(tokens, wakeTime.next, at) === at)
      return { hours: hoursBetween(bed, wakeTime), from, to: at + 1 };
    if (skip(tokens, bed.next, at) === at) return untilWake(tokens, from, { ...bed, next: at + 1 }, reach);
  }
  return undefined;
}

function untilWake(tokens: Token[], from: number, bed: ReadClock, reach: number): Slept | undefined {
  let isRange = untilWords.has(tokens[bed.next]?.word ?? '');
  for (let at = bed.next; at < reach && at <= bed.next + mostBetween; at += 1) {
    const word = tokens[at]?.word ?? '';
    isRange ||= wakeWords.has(word) || word === 'up';
    const wake = readClock(tokens, at, 'times');
    if (wake && wake.next <= reach) {
      const { to, saysWaking } = behindWaking(tokens, wake.next, reach);
      return isRange || saysWaking ? { hours: hoursBetween(bed, wake), from, to } : undefined;
    }
    if (!linksTimes(word)) return undefined;
  }
  return undefined;
}

const linksTimes = (word: string): boolean =>
  between.has(word) || untilWords.has(word) || wakeWords.has(word) || /^(?:,|up|gaya|gayi)$/.test(word);

/** The place behind the words that belong to a time of waking, and whether one of them says so. */
function behindWaking(tokens: Token[], from: number, reach: number): { to: number; saysWaking: boolean } {
  let to = from;
  while (to < reach && (wakeWords.has(tokens[to]?.word ?? '') || between.has(tokens[to]?.word ?? ''))) to += 1;
  return { to, saysWaking: tokens.slice(from, to).some(({ word }) => wakeWords.has(word)) };
}

function timeWithin(tokens: Token[], from: number, to: number): ReadClock | undefined {
  const at = skip(tokens, from, to);
  for (let start = from; start <= at; start += 1) {
    const time = readClock(tokens, start, 'times');
    if (time && time.next <= to) return time;
  }
  return undefined;
}
