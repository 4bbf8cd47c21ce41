import type { ReadClock } from './clockFigures.ts';
import { readClock } from './clockTimes.ts';
import { wordsOf } from './lexicon.ts';
import type { Token } from './tokens.ts';

const negation = wordsOf('negation');
const deniesNext = wordsOf('notBefore');

interface Told extends ReadClock {
  at: number;
}

/** "6 not 5", "5 nahi 6 baje", "not 5, woke at 6": of the two times of a text the one that is meant, and the one that is denied. */
export function readDeniedClock(tokens: Token[]): { meant: ReadClock; denied: ReadClock } | undefined {
  const [one, other, third] = clocksOf(tokens);
  if (!one || !other || third) return undefined;
  const [isOneDenied, isOtherDenied] = [isDenied(tokens, one), isDenied(tokens, other)];
  if (isOneDenied === isOtherDenied) return undefined;
  return isOneDenied ? { meant: other, denied: one } : { meant: one, denied: other };
}

function clocksOf(tokens: Token[]): Told[] {
  const clocks: Told[] = [];
  for (let at = 0; at < tokens.length; ) {
    const clock = tokens[at]?.kind === 'number' ? readClock(tokens, at) : undefined;
    if (clock) clocks.push({ ...clock, at });
    at = clock?.next ?? at + 1;
  }
  return clocks;
}

/** English denies in front of a time, "not at 5"; Hindi behind it, "5 baje nahi". */
function isDenied(tokens: Token[], { at, next }: Told): boolean {
  const wordAt = (index: number) => tokens[index]?.word ?? '';
  const isLed = deniesNext.has(wordAt(at - 1)) || (wordAt(at - 1) === 'at' && deniesNext.has(wordAt(at - 2)));
  return isLed || (negation.has(wordAt(next)) && !deniesNext.has(wordAt(next)));
}
