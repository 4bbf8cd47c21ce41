import { Temporal } from 'temporal-polyfill';
import { readNumber } from '../numbers.ts';
import { phraseFinder, readPhraseLists } from '../phraseLists.ts';
import type { Token } from '../tokens.ts';

const listed = readPhraseLists(new URL('./rhythms.txt', import.meta.url));

/** So many days, weeks or months. */
export type Span = { days: number } | { months: number };
export interface ReadSpan {
  span: Span;
  next: number;
}

const units: [Set<string>, (count: number) => Span][] = [
  [new Set(listed('span units of days')), (count) => ({ days: count })],
  [new Set(listed('span units of weeks')), (count) => ({ days: 7 * count })],
  [new Set(listed('span units of months')), (count) => ({ months: count })],
];
const beforeSpans = phraseFinder(listed('before spans'));
const behindSpans = phraseFinder(listed('behind spans'));
const beforeDelays = phraseFinder(listed('before delays'));
const behindDelays = phraseFinder(listed('behind delays'));
/** How many tokens say at a place that it begins with the day behind them, or with the one before. */
export const startsBefore = phraseFinder(listed('before starts'));
export const startsBehind = phraseFinder(listed('behind starts'));
const mostCounted = 366;

export const addSpan = (date: string, span: Span): string => Temporal.PlainDate.from(date).add(span).toString();

/** "5 days", "ek hafte", "a month". */
function spanAt(tokens: Token[], at: number): ReadSpan | undefined {
  const number = readNumber(tokens, at);
  if (!number || number.next === at || !Number.isInteger(number.value) || number.value > mostCounted) return undefined;
  const unitAt = tokens[number.next]?.word === '-' ? number.next + 1 : number.next;
  const unit = units.find(([words]) => words.has(tokens[unitAt]?.word ?? ''));
  // "The 30 day challenge".
  if (number.value > 1 && tokens[unitAt]?.word === 'day') return undefined;
  return unit && { span: unit[1](number.value), next: unitAt + 1 };
}

/** "In 3 days", "do din baad": how long from today it is. */
export function readDaysAhead(tokens: Token[], at: number): ReadSpan | undefined {
  const lead = beforeDelays(tokens, at);
  const found = spanAt(tokens, at + lead);
  if (!found) return undefined;
  const behind = behindDelays(tokens, found.next);
  return lead > 0 || behind > 0 ? { span: found.span, next: found.next + behind } : undefined;
}

/** "For 5 days", "5 din ke liye"; "5 din" alone is not led. */
export function readLength(tokens: Token[], at: number): (ReadSpan & { isLed: boolean }) | undefined {
  const lead = beforeSpans(tokens, at);
  const found = spanAt(tokens, at + lead);
  if (!found) return undefined;
  const behind = behindSpans(tokens, found.next);
  return { span: found.span, next: found.next + behind, isLed: lead > 0 || behind > 0 };
}
