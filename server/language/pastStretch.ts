import { Temporal } from 'temporal-polyfill';
import { wordsOf } from './lexicon.ts';
import { readNumber } from './numbers.ts';
import { readWordLists } from './phraseLists.ts';
import { type RangeUnit, rangeUnitAt, readRange } from './ranges.ts';
import { type Token, tokenise } from './tokens.ts';

const listed = readWordLists(new URL('./times.txt', import.meta.url));

/** The days since a stretch that lies behind, and the text with blanks in its place. */
export interface PastStretch {
  daysAgo: number;
  rest: string;
}

const agoWords = listed('ago');
const sinceWords = listed('since or than');
const comparing = listed('comparing');
const nowWords = wordsOf('today');
/** Of days, weeks, months or years. */
const mostAgo = 366;

/** "Last week", "pichle mahine", "2 months ago": the same day of it; undefined where something is only compared with it. */
export function readPastStretch(text: string, today: string): PastStretch | undefined {
  const tokens = tokenise(text);
  if (tokens.some(({ word }) => comparing.has(word) || nowWords.has(word))) return undefined;
  const now = Temporal.PlainDate.from(today);
  for (let at = 0; at < tokens.length; at += 1) {
    const found = stretchAt(tokens, at, today);
    if (!found || sinceWords.has(tokens[found.next]?.word ?? '')) continue;
    const date = now.subtract({ [`${found.unit}s`]: found.count });
    const [start, end] = [tokens[at]?.start ?? 0, tokens[found.next - 1]?.end ?? 0];
    const rest = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
    return { daysAgo: date.until(now, { largestUnit: 'days' }).days, rest };
  }
  return undefined;
}

function stretchAt(
  tokens: Token[],
  at: number,
  today: string,
): { unit: RangeUnit; count: number; next: number } | undefined {
  const read = readRange(tokens, at, today);
  if (read?.range.called.name === 'previous') return { unit: read.range.called.unit, count: 1, next: read.next };
  const number = readNumber(tokens, at);
  const unit = number && rangeUnitAt(tokens, number.next);
  const isAgo =
    number &&
    Number.isInteger(number.value) &&
    number.value > 0 &&
    number.value <= mostAgo &&
    agoWords.has(tokens[number.next + 1]?.word ?? '');
  return unit && isAgo ? { unit, count: number.value, next: number.next + 2 } : undefined;
}
