import { readClock } from '../../../language/clockTimes.ts';
import { wordsOf } from '../../../language/lexicon.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import type { Token } from '../../../language/tokens.ts';
import type { AmountItem } from './amounts.ts';
import { nameAt } from './names.ts';

const untilWords = readWordLists(new URL('./activity.txt', import.meta.url))('until');
const hours = wordsOf('hour');
const mostBetweenClocks = 360;

/** "6:10 to 7": from one time of the clock to another, in at most so many minutes. */
export function lastingBetween(tokens: Token[], at: number): AmountItem | undefined {
  const from = readClock(tokens, at);
  const to = from && untilWords.has(tokens[from.next]?.word ?? '') ? readClock(tokens, from.next + 1) : undefined;
  if (!from || !to || !(from.isMarked || to.isMarked)) return undefined;
  const minutes = (to.minutes - from.minutes + 1_440) % 720;
  return minutes > 0 && minutes <= mostBetweenClocks
    ? { kind: 'minutes', value: minutes, from: at, to: to.next }
    : undefined;
}

const leastBare = 10;
const mostBare = 180;

/** "Lunch ke baad walk 15", "gym ghanta": a figure right behind the activity at the end, or an hour without one. */
export function minutesBeside(tokens: Token[]): number | undefined {
  const [last] = tokens.slice(-1);
  const isBehindName = tokens.some((_, at) => nameAt(tokens, at)?.to === tokens.length - 1);
  const { value = 0 } = last ?? {};
  if (last?.kind === 'number' && isBehindName && value >= leastBare && value <= mostBare) return value;
  const hasNumber = tokens.some(({ kind }) => kind === 'number');
  return !hasNumber && tokens.some(({ word }) => hours.has(word)) ? 60 : undefined;
}
