import type { ReadClock } from './clockFigures.ts';
import { readClock, readPartOfDay } from './clockTimes.ts';
import { readDuration } from './durations.ts';
import { rolesOfTokens } from './lexicon.ts';
import { readWordLists } from './phraseLists.ts';
import { type Token, tokenise } from './tokens.ts';
import type { Span } from './words.ts';

const listed = readWordLists(new URL('./times.txt', import.meta.url));

/** When in a day something was: by the clock, or so many minutes before it is told. */
export type TimeTold = { minutes: number; isSure: boolean } | { minutesAgo: number };

const backWords = listed('ago');
const beforeTimes = listed('before times of entries');
/** "Khane se 2 ghante pehle" is before a meal. */
const sinceWords = listed('since or than');
const rangeMarks = new Set(['-', '–', ':', '/', ...listed('range marks')]);
const mostMinutesAgo = 72 * 60;

/** The one time of day that a text tells beside what it logs, and the text with blanks in its place; undefined where it tells none or several. */
export function readTimeTold(text: string): { time: TimeTold; rest: string } | undefined {
  const tokens = tokenise(text);
  const found: (Span & { time: TimeTold })[] = [];
  for (let at = 0; at < tokens.length; ) {
    const told = readAgo(tokens, at) ?? readMarked(tokens, at);
    if (told) found.push(told);
    at = told?.to ?? at + 1;
  }
  const [first, ...others] = found;
  if (!first || others.length > 0) return undefined;
  const from = beforeTimes.has(tokens[first.from - 1]?.word ?? '') ? first.from - 1 : first.from;
  const [start, end] = [tokens[from]?.start ?? 0, tokens[first.to - 1]?.end ?? 0];
  return { time: first.time, rest: text.slice(0, start) + ' '.repeat(end - start) + text.slice(end) };
}

/** "An hour ago", "30 min pehle". */
function readAgo(tokens: Token[], at: number): (Span & { time: TimeTold }) | undefined {
  const duration = readDuration(tokens, at);
  const isAgo = duration && duration.minutes <= mostMinutesAgo && backWords.has(tokens[duration.next]?.word ?? '');
  if (!isAgo || sinceWords.has(tokens[at - 1]?.word ?? '')) return undefined;
  return { time: { minutesAgo: duration.minutes }, from: at, to: duration.next + 1 };
}

/** "At 6:30", "8 am", "subah 7 baje", "0530 hrs", "05:30" in front; "in 8:05" is how long it took, and of "7 to 9 am" nothing is one time. */
function readMarked(tokens: Token[], at: number): (Span & { time: TimeTold }) | undefined {
  const clock = readClock(tokens, at);
  if (!clock?.isMarked) return undefined;
  const isLed = beforeTimes.has(tokens[at - 1]?.word ?? '') || (at === 0 && /^0\d$/.test(tokens[at]?.word ?? ''));
  const isOneTime = ![tokens[at - 1], tokens[clock.next]].some((token) => rangeMarks.has(token?.word ?? ''));
  if (!isOneTime || sinceWords.has(tokens[at - 1]?.word ?? '') || isCount(tokens, at, clock)) return undefined;
  if (!(saysHalf(tokens, at, clock) || (isLed && hasColon(tokens, at, clock)))) return undefined;
  const { minutes, isSure } = clock;
  return { time: { minutes, isSure }, from: at, to: clock.next };
}

/** "Raat ko 4 roti", "subah 2 kele": a bare figure behind a part of the day, in front of a word that is none of time, counts that. */
function isCount(tokens: Token[], at: number, { next }: ReadClock): boolean {
  const part = readPartOfDay(tokens, at);
  const figure = tokens.findIndex(({ kind }, place) => place >= at && place < next && kind === 'number');
  const bare = part && readClock(tokens, figure === -1 ? next - 1 : figure);
  const behind = tokens[next];
  if (!bare || bare.isMarked || behind?.kind !== 'word') return false;
  return (rolesOfTokens([behind])[0]?.size ?? 0) === 0;
}

const isWord = ({ kind }: Token): boolean => kind === 'word';
/** A word says that it is a time: "am", "baje", "in the morning", "noon". */
const saysHalf = (tokens: Token[], at: number, { next }: ReadClock): boolean => tokens.slice(at, next).some(isWord);
const hasColon = (tokens: Token[], at: number, { next }: ReadClock): boolean =>
  tokens.slice(at, next).some(({ word }) => word === ':');
