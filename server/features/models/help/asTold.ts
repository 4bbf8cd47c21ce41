import type { FilledAct } from '../../../../contract/acts/slots.ts';
import { clocksIn } from '../../../language/corrections/when.ts';
import { readMessage } from '../../../language/message.ts';
import { daysIn } from '../../../language/severalDays.ts';
import { minutesOf } from '../../../lib/recurrence.ts';
import { numbersIn, unitMeant } from '../reading.ts';

/** A message, and the names of what is kept, which a correction may speak of. */
interface Heard {
  message: string;
  names: string[];
  /** Local date. */
  today: string;
}

interface Said {
  numbers: number[];
  words: Set<string>;
  known: Set<string>;
  days: Set<number>;
  clocks: Set<number>;
  /** A slot holds what nobody said. */
  isInvented: boolean;
}

/**
 * An act as a model filled it, where its names, figures, days and times are the writer's own; undefined where one is not. What
 * only repeats what is usual (one of it, a vessel that nobody named) is left out.
 */
export function asTold(filled: FilledAct, heard: Heard): FilledAct | undefined {
  const said = saidIn(heard);
  const slots = checked(filled.slots, '', said);
  return said.isInvented ? undefined : ({ ...filled, slots } as FilledAct);
}

function saidIn({ message, names, today }: Heard): Said {
  const read = readMessage(message);
  return {
    numbers: numbersIn(message),
    words: wordsOf(message),
    known: wordsOf([message, ...names].join(' ')),
    days: new Set([...read.clauses.map(({ daysAgo }) => daysAgo), ...daysIn(message, today)]),
    clocks: new Set([...clocksIn(read).map(({ minutes }) => minutes), ...hoursIn(message)].map(inHalfDay)),
    isInvented: false,
  };
}

const halfDay = 720;
const inHalfDay = (minutes: number): number => minutes % halfDay;

/** "7:15", "7.15", "0715", "7": what may be a time. */
const hoursIn = (message: string): number[] =>
  [...message.matchAll(/(?<!\d)([01]?\d|2[0-3])(?:[:.]?([0-5]\d))?(?!\d)/g)].map(
    ([, hours, minutes = '0']) => Number(hours) * 60 + Number(minutes),
  );

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [],
  );

/** What a slot of this name may hold of what a model wrote into it. */
function checked(value: unknown, slot: string, said: Said): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((one) => checked(one, slot, said));
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, checked(one, name, said)]));
  return typeof value === 'number' ? checkedFigure(value, slot, said) : checkedWords(String(value), slot, said);
}

const tolerance = 1e-6;
const isAmong = (numbers: number[], wanted: number): boolean =>
  numbers.some((number) => Math.abs(number - wanted) <= tolerance);

function checkedFigure(value: number, slot: string, said: Said): number | null {
  const { numbers, days } = said;
  if (slot === 'daysAgo') return value === 0 || days.has(value) ? value : refuse(said);
  if (isAmong(numbers, value)) return value;
  if (slot === 'share' && [1 / value, 1 - value].some((other) => isAmong(numbers, other))) return value;
  // "8k steps".
  if (slot === 'steps' && isAmong(numbers, value / 1_000)) return value;
  return slot === 'amount' && value === 1 ? null : refuse(said);
}

/** Their words are a closed list of the contract. */
const choices = new Set(['kind', 'context', 'meal', 'of', 'form', 'mood', 'event']);
const times = new Set(['time', 'from', 'to']);

function checkedWords(value: string, slot: string, said: Said): string | null {
  const { words, known, clocks, numbers } = said;
  if (choices.has(slot)) return value;
  if (times.has(slot)) return clocks.has(inHalfDay(minutesOf(value))) ? value : refuse(said);
  if (slot === 'when') return [...wordsOf(value)].every((word) => words.has(word)) ? value : refuse(said);
  if (slot === 'unit') return checkedUnit(value, said);
  const figures = [...value.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));
  if (figures.some((figure) => !isAmong(numbers, figure))) return refuse(said);
  const among = slot === 'entry' || slot === 'entries' ? known : words;
  const isSaid = [...wordsOf(value)].every(
    (word) => /^\p{N}/u.test(word) || [...among].some((one) => isForm(word, one)),
  );
  return isSaid ? value : refuse(said);
}

const leastStem = 3;
const longestEnding = 2;
/** "Roti" of "rotis". */
function isForm(word: string, said: string): boolean {
  if (word === said) return true;
  const stem = Math.max(leastStem, Math.min(word.length, said.length) - longestEnding);
  const isNear = Math.abs(word.length - said.length) <= longestEnding;
  return isNear && word.length > leastStem && word.slice(0, stem) === said.slice(0, stem);
}

function checkedUnit(unit: string, said: Said): string | null {
  const { words } = said;
  const plain = unit.toLowerCase();
  const isSaid = [...words].some((word) => plain.startsWith(word) || word.startsWith(plain));
  if (isSaid) return unit;
  const meant = unitMeant(unit, words);
  return meant === undefined ? refuse(said) : meant || null;
}

function refuse(said: Said): null {
  said.isInvented = true;
  return null;
}
