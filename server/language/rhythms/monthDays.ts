import { Temporal } from 'temporal-polyfill';
import { months } from '../lexicon.ts';
import { readNumber } from '../numbers.ts';
import { readPhraseLists, readWordLists } from '../phraseLists.ts';
import type { Token } from '../tokens.ts';

const listed = readPhraseLists(new URL('./rhythms.txt', import.meta.url));
const words = readWordLists(new URL('./rhythms.txt', import.meta.url));
const suffixes = words('ordinal suffixes');
const dateWords = words('date words');
const behind = words('behind month days');
const links = new Set([',', ...readWordLists(new URL('../times.txt', import.meta.url))('list links')]);
const leads = new Set(listed('before month days').flatMap((phrase) => phrase.split(' ')));
const firsts = words('ordinal 1');
const lastOfMonth = 31;

const wordAt = (tokens: Token[], at: number) => tokens[at]?.word ?? '';
const isMonth = (word: string) => months.some((names) => names.has(word));

interface MonthDays {
  days: number[];
  next: number;
}

/** "The 1st and 15th", "5 tarikh ko", "1 aur 15 tareekh": dates of a month that is not named. */
export function readMonthDays(tokens: Token[], at: number): MonthDays | undefined {
  let from = at;
  while (from < at + 2 && leads.has(wordAt(tokens, from))) from += 1;
  const isLed = dateWords.has(wordAt(tokens, from - 1));
  const list = firstAt(tokens, from) ?? listAt(tokens, from);
  if (!list || isMonth(wordAt(tokens, list.next)) || isMonth(wordAt(tokens, at - 1))) return undefined;
  const isDated = dateWords.has(wordAt(tokens, list.next));
  const next = isDated ? list.next + 1 : list.next;
  if (isDated || isLed) return { days: list.days, next };
  const after = tokens[next];
  const isPurpose = after?.word === 'to' && tokens[next + 1]?.kind === 'word';
  const isBare = after?.kind !== 'word' || behind.has(after.word) || isPurpose;
  return list.isOrdinal && isBare ? { days: list.days, next } : undefined;
}

/** "Pehli tarikh", "the first of every month". */
function firstAt(tokens: Token[], at: number): ReturnType<typeof listAt> {
  if (!firsts.has(wordAt(tokens, at))) return undefined;
  const follows = wordAt(tokens, at + 1);
  const isOfMonth = follows === 'of' && leads.has(wordAt(tokens, at + 2)) && wordAt(tokens, at + 3) === 'month';
  return dateWords.has(follows) || isOfMonth ? { days: [1], next: at + 1, isOrdinal: true } : undefined;
}

function listAt(tokens: Token[], from: number): (MonthDays & { isOrdinal: boolean }) | undefined {
  const days: number[] = [];
  let isOrdinal = false;
  let next = from;
  // No month has more of them.
  for (let at = from; at < tokens.length && days.length < lastOfMonth; ) {
    const number = readNumber(tokens, at);
    const day = number?.counted && Number.isInteger(number.value) ? number.value : 0;
    if (!number || day < 1 || day > lastOfMonth || number.next === at) break;
    days.push(day);
    next = number.next;
    if (suffixes.has(wordAt(tokens, next))) {
      isOrdinal = true;
      next += 1;
    }
    at = next;
    while (at < next + 2 && (links.has(wordAt(tokens, at)) || wordAt(tokens, at) === 'the')) at += 1;
    if (at === next) break;
  }
  return days.length > 0 ? { days, next, isOrdinal } : undefined;
}

/** The first date from today on that is this day of a month. */
export function comingMonthDay(day: number, today: string): string {
  const now = Temporal.PlainDate.from(today);
  for (let ahead = 0; ; ahead += 1) {
    const date = now.with({ day: 1 }).add({ months: ahead }).with({ day });
    if (date.day === day && Temporal.PlainDate.compare(date, now) >= 0) return date.toString();
  }
}
