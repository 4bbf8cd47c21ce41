import { Temporal } from 'temporal-polyfill';
import { months } from '../../../language/lexicon.ts';
import { readNumber } from '../../../language/numbers.ts';
import { readPhraseLists } from '../../../language/phraseLists.ts';
import { type Token, tokenise } from '../../../language/tokens.ts';

const listOf = readPhraseLists(new URL('../words/pace.txt', import.meta.url));
const setOf = (name: string) => new Set(listOf(name));
const lengths: [Set<string>, Temporal.DurationLike][] = [
  [setOf('day'), { days: 1 }],
  [setOf('week'), { weeks: 1 }],
  [setOf('month'), { months: 1 }],
  [setOf('year'), { years: 1 }],
];
const beforeSpan = setOf('before a span');
const afterSpan = setOf('after a span');
const beforeDate = setOf('before a date');
const afterDate = setOf('after a date');
const endOfYear = listOf('end of the year');
/** Nobody plans a weight for longer. */
const mostYears = 5;

/** The local date by which a message wants something reached: "in 2 months", "by March"; undefined where it names none to come. */
export function readDueDate(text: string, today: string): string | undefined {
  const tokens = tokenise(text).filter(({ kind }) => kind !== 'mark');
  const now = Temporal.PlainDate.from(today);
  const said = ` ${tokens.map(({ word }) => word).join(' ')} `;
  if (endOfYear.some((phrase) => said.includes(` ${phrase} `))) return now.with({ month: 12, day: 31 }).toString();
  for (let at = 0; at < tokens.length; at += 1) {
    const due = afterSpanOf(tokens, at, now) ?? inMonth(tokens, at, now);
    if (due && Temporal.PlainDate.compare(due, now) > 0 && due.since(now).days <= mostYears * 366)
      return due.toString();
  }
  return undefined;
}

const wordAt = (tokens: Token[], at: number) => tokens[at]?.word ?? '';

/** "In 2 months", "3 mahine mein". */
function afterSpanOf(tokens: Token[], at: number, now: Temporal.PlainDate): Temporal.PlainDate | undefined {
  const number = readNumber(tokens, at);
  const unit = number && lengths.find(([words]) => words.has(wordAt(tokens, number.next)))?.[1];
  if (!number || !unit) return undefined;
  const isDue = beforeSpan.has(wordAt(tokens, at - 1)) || afterSpan.has(wordAt(tokens, number.next + 1));
  if (!isDue || number.value <= 0) return undefined;
  const [[name = 'days', one = 1] = []] = Object.entries(unit);
  // Half a month has fifteen days.
  return Number.isInteger(number.value)
    ? now.add({ [name]: one * number.value })
    : now.add({ days: Math.round(number.value * (name === 'months' ? 30 : name === 'weeks' ? 7 : 365)) });
}

/** "By March", "by 15 March", "March tak": the first of a month unless its day is said. */
function inMonth(tokens: Token[], at: number, now: Temporal.PlainDate): Temporal.PlainDate | undefined {
  const month = months.findIndex((names) => names.has(wordAt(tokens, at))) + 1;
  if (month === 0) return undefined;
  const before = tokens[at - 1];
  const dayBefore = before?.kind === 'number' ? before.value : undefined;
  const dayAfter = tokens[at + 1]?.kind === 'number' ? tokens[at + 1]?.value : undefined;
  const isBy = beforeDate.has(wordAt(tokens, dayBefore === undefined ? at - 1 : at - 2));
  if (!isBy && !afterDate.has(wordAt(tokens, at + 1))) return undefined;
  const day = dayBefore ?? (dayAfter !== undefined && dayAfter <= 31 ? dayAfter : 1);
  if (!Number.isInteger(day) || day < 1 || day > 31) return undefined;
  const date = now.with({ month, day });
  return Temporal.PlainDate.compare(date, now) > 0 ? date : date.add({ years: 1 });
}
