import { readDuration } from '../durations.ts';
import { isNumberWord, months } from '../lexicon.ts';
import { phraseFinder, readPhraseLists, readWordLists } from '../phraseLists.ts';
import type { ReadSchedule } from '../schedules.ts';
import type { Token } from '../tokens.ts';
import { weekdayAt } from './weekdayList.ts';

const file = new URL('./rhythms.txt', import.meta.url);
const listed = readWordLists(file);
const whenWords = listed('when');
const besideDurations = listed('beside durations');
const aroundWhen = listed('around when');
const noNumbers = listed('no numbers');
const takesBack = phraseFinder(readPhraseLists(file)('takes back'));
/** Larger figures are no hours, dates or counts of days. */
const mostOfWhen = 31;

/** The first word that is not read and that the caller doesn't know either. */
export function firstUnread(
  tokens: Token[],
  { taken }: ReadSchedule,
  isKnown: (token: Token, at: number) => boolean,
): string | undefined {
  return tokens.find((token, at) => token.kind !== 'mark' && !taken[at] && !isKnown(token, at))?.text;
}

/** Whether a message says nothing but when: "on Monday, Wednesday and Friday", "subah 8 baje". */
export function saysOnlyWhen(tokens: Token[], read: ReadSchedule): boolean {
  const isRead = read.taken.some((taken) => taken === 1);
  return isRead && firstUnread(tokens, read, ({ word }) => aroundWhen.has(word)) === undefined;
}

/** The first word of when that is not read: what it means would be missing of what is set. */
export const firstUnreadOfWhen = (tokens: Token[], read: ReadSchedule): string | undefined =>
  firstUnread(tokens, read, (token, at) => !isOfWhen(tokens, token, at) && !isTakenBack(tokens, at, read));

/** "9 am, no wait, 10": with two of a kind told, one of them holds no more. */
function isTakenBack(tokens: Token[], at: number, { clocks, days }: ReadSchedule): boolean {
  return clocks.length + days.length > 1 && takesBack(tokens, at) > 0;
}

/** "1 hour before dinner". */
function isDistance(tokens: Token[], at: number): boolean {
  const duration = readDuration(tokens, at);
  return duration !== undefined && besideDurations.has(tokens[duration.next]?.word ?? '');
}

function isOfWhen(tokens: Token[], token: Token, at: number): boolean {
  const { word, kind } = token;
  if (/^[ap]m$/.test(word)) return tokens[at - 1]?.kind === 'number';
  if (whenWords.has(word) || weekdayAt(tokens, at) > 0 || isDistance(tokens, at)) return true;
  if (months.some((names) => names.has(word)) && tokens[at - 1]?.kind === 'number') return true;
  const isNumber = kind === 'number' ? token.value <= mostOfWhen : isNumberWord(word) && !noNumbers.has(word);
  // "20 push-ups" are no time.
  const next = tokens[at + 1]?.word ?? '';
  const isCount = tokens[at + 1]?.kind === 'word' && !isNumberWord(next) && !whenWords.has(next);
  const isOfName = kind === 'number' && tokens[at - 1]?.kind === 'word' && tokens[at - 1]?.end === token.start;
  return isNumber && !isCount && !isOfName;
}
