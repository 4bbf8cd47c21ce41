import { clocksIn } from '../../../language/corrections/when.ts';
import { readMessage } from '../../../language/message.ts';
import { readWordLists } from '../../../language/phraseLists.ts';

export type DayStartWish =
  /** Minutes after midnight. */
  { wish: 'set'; minutes: number } | { wish: 'ask' };

const listOf = readWordLists(new URL('../words/dayStart.txt', import.meta.url));
const [day, begins, asks, beside] = ['day', 'begins', 'asks', 'beside'].map(listOf) as [
  Set<string>,
  Set<string>,
  Set<string>,
  Set<string>,
];
const mostWords = 20;
const noon = 720;

/** "Start my day at 5 am", "mera din subah 5 baje se shuru hota hai", "when does my day start?"; undefined where any other word stands. */
export function readDayStart(text: string): DayStartWish | undefined {
  const message = readMessage(text);
  const { tokens } = message;
  const says = (list: Set<string>) => tokens.some(({ word }) => list.has(word));
  if (tokens.length > mostWords || !says(day) || !says(begins)) return undefined;
  const clocks = clocksIn(message);
  const words = tokens
    .filter(({ kind }, at) => kind !== 'mark' && !clocks.some(({ from, to }) => at >= from && at < to))
    .map(({ word }) => word);
  const isKnown = words.every((word) => [day, begins, asks, beside].some((list) => list.has(word)));
  if (!isKnown) return undefined;
  const [clock, other] = clocks;
  if (!clock) return words.some((word) => asks.has(word)) ? { wish: 'ask' } : undefined;
  if (other || words.some((word) => asks.has(word))) return undefined;
  // "My day starts at 5": nobody's begins in the evening.
  return { wish: 'set', minutes: clock.isSure ? clock.minutes : clock.minutes % noon };
}
