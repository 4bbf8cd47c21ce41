import { readNumber } from '../numbers.ts';
import { readPhraseLists } from '../phraseLists.ts';
import type { Token } from '../tokens.ts';
import { readWeekdayList } from './weekdayList.ts';

const listed = readPhraseLists(new URL('./rhythms.txt', import.meta.url));

export const rhythmNames = [
  ...([
    'every n days',
    'other days',
    'days left out',
    'every n weeks',
    'other weeks',
    'other weekdays',
    'weekdays left out',
    'every n months',
    'other months',
    'months left out',
    'quarterly',
    'half-yearly',
    'yearly',
    'last of month',
    'weekdays of month',
    'weekdays of a month told',
  ] as const),
  ...(['n a week', 'a month', 'n a day', 'od', 'bd', 'tds', 'qid', 'hs'] as const),
  ...(['as needed', 'only once', 'all days', 'except'] as const),
] as const;

/** What a wording tells beside its name: numbers in their order, and days of the week. */
interface Told {
  numbers: number[];
  days: number[];
  /** Which of these days of a month, -1 for the last. */
  weeks: number[];
}
export interface Wording extends Told {
  name: (typeof rhythmNames)[number];
  next: number;
}

/** Reads one element of a wording; the place after it, or undefined where it isn't there. */
type Element = (tokens: Token[], at: number, told: Told) => number | undefined;

const times = new Set(listed('times'));
const counts: [number, Set<string>][] = [
  [1, new Set(listed('once'))],
  [2, new Set(listed('twice'))],
  [3, new Set(listed('thrice'))],
];
const ordinals = [2, 3, 4, 5, 7].map((value): [number, Set<string>] => [value, new Set(listed(`ordinal ${value}`))]);
const suffixes = new Set(listed('ordinal suffixes'));

const wordAt = (tokens: Token[], at: number) => tokens[at]?.word ?? '';

const readInteger: Element = (tokens, at, told) => {
  const number = readNumber(tokens, at);
  if (!number?.counted || !Number.isInteger(number.value) || number.value < 1 || number.next === at) return undefined;
  told.numbers.push(number.value);
  return number.next;
};

const readCount: Element = (tokens, at, told) => {
  const named = counts.find(([, words]) => words.has(wordAt(tokens, at)));
  if (named) {
    told.numbers.push(named[0]);
    return at + 1;
  }
  const next = readInteger(tokens, at, told);
  return next !== undefined && times.has(wordAt(tokens, next)) ? next + 1 : undefined;
};

const readOrdinal: Element = (tokens, at, told) => {
  const named = ordinals.find(([, words]) => words.has(wordAt(tokens, at)));
  const value = named?.[0] ?? (suffixes.has(wordAt(tokens, at + 1)) ? tokens[at]?.value : undefined);
  if (!value) return undefined;
  told.numbers.push(value);
  return named ? at + 1 : at + 2;
};

const readDays: Element = (tokens, at, told) => {
  const list = readWeekdayList(tokens, at);
  if (list) told.days.push(...list.days);
  return list?.next;
};

const firsts = new Set(listed('ordinal 1'));
const lasts = new Set(listed('last'));
const weekLinks = new Set(listed('week links'));

function weekAt(tokens: Token[], at: number): { week: number; next: number } | undefined {
  const word = wordAt(tokens, at);
  if (firsts.has(word)) return { week: 1, next: at + 1 };
  if (lasts.has(word)) return { week: -1, next: at + 1 };
  const told: Told = { numbers: [], days: [], weeks: [] };
  const next = readOrdinal(tokens, at, told);
  return next === undefined ? undefined : { week: told.numbers[0] ?? 0, next };
}

/** "First", "2nd and 4th", "last". */
const readWeeks: Element = (tokens, at, told) => {
  let read = weekAt(tokens, at);
  let next: number | undefined;
  while (read) {
    told.weeks.push(read.week);
    next = read.next;
    read = weekLinks.has(wordAt(tokens, next)) ? weekAt(tokens, next + 1) : undefined;
  }
  return next;
};

const slots: Record<string, Element> = {
  ...{ '#': readInteger, '%': readCount, '~': readOrdinal, '^': readWeeks, '@': readDays },
};

/** The elements of "< every > # < day >": a class is three tokens. */
function elementsOf(wording: string): Element[] {
  return wording
    .replace(/< (\w+) >/g, '<$1>')
    .split(' ')
    .map((written): Element => {
      const [, name] = /^<(\w+)>$/.exec(written) ?? [];
      const words = name === undefined ? new Set([written]) : new Set(listed(`class ${name}`));
      return slots[written] ?? ((tokens, at) => (words.has(wordAt(tokens, at)) ? at + 1 : undefined));
    });
}

const wordings = rhythmNames.map((name) => ({ name, all: listed(name).map(elementsOf) }));

/** The longest wording of a rhythm that starts at a token. */
export function readWording(tokens: Token[], at: number): Wording | undefined {
  let longest: Wording | undefined;
  for (const { name, all } of wordings)
    for (const elements of all) {
      const told: Told = { numbers: [], days: [], weeks: [] };
      let next: number | undefined = at;
      for (const element of elements) {
        next = element(tokens, next, told);
        if (next === undefined) break;
      }
      if (next !== undefined && next > (longest?.next ?? at)) longest = { name, next, ...told };
    }
  return longest;
}
