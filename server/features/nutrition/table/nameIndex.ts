import type { Food, Trait } from '../types.ts';
import { nameWords } from './nameKey.ts';

/** Words and names by number. Of the many names only those that a search looks at are made into objects. */
export interface NameIndex {
  vocabulary: Map<string, number>;
  words: string[];
  /** How much each word matters in a name. */
  weights: number[];
  /** By the number of a name: its food and how it is written. */
  foods: Food[];
  written: string[];
  wordsOfName: Lists;
  namesOfWord: Lists;
  /** Names that foods have although an earlier food has them too. */
  wins: Map<Food, string[]>;
  /** By word: what it means beside foods of a trait. */
  meant: Map<string, { food: Food; beside: Trait }[]>;
  made: (IndexedName | undefined)[];
  madeOfWord: (IndexedName[] | undefined)[];
}

/** Lists of numbers one behind the other: list n goes from starts[n] up to starts[n + 1]. */
export interface Lists {
  starts: Uint32Array;
  members: Uint32Array;
}

/** One name of a food, as comparable words. */
export interface IndexedName {
  food: Food;
  /** The name's words in their order, as numbers of the vocabulary. */
  words: number[];
  /** The word that says what it is: "soup" in "chicken soup with noodles". */
  head: number;
  /** Of several foods that carry the name, it means this one. */
  wins: boolean;
  /** The number of the last search that looked at it. */
  search: number;
}

const AFTER_HEAD = new Set(['with', 'without', 'w', 'in', 'from', 'on']);

/** All names that hold the word, in the order of their foods. */
export function namesWith(index: NameIndex, word: number): IndexedName[] {
  const made = index.madeOfWord[word];
  if (made) return made;
  const names = Array.from(listAt(index.namesOfWord, word), (name) => nameAt(index, name));
  index.madeOfWord[word] = names;
  return names;
}

export function countNamesWith({ namesOfWord: { starts } }: NameIndex, word: number): number {
  return (starts[word + 1] ?? 0) - (starts[word] ?? 0);
}

/** The name that these words are, whole and in their order. */
export function findWholeName(index: NameIndex, words: string[]): IndexedName | undefined {
  let first: IndexedName | undefined;
  for (const name of namesOf(index, words, isListAt)) {
    const found = nameAt(index, name);
    if (found.wins) return found;
    first ??= found;
  }
  return first;
}

/** Whether a name is these words and no others, in whatever order. */
export const isNameOf = (index: NameIndex, words: string[]): boolean => !namesOf(index, words, isSetAt).next().done;

type Comparison = (lists: Lists, at: number, numbers: number[]) => boolean;

/** The numbers of the names that compare so with these words. */
function* namesOf(index: NameIndex, words: string[], isSame: Comparison): Generator<number> {
  const numbers: number[] = [];
  let rarest: number | undefined;
  for (const word of words) {
    const number = index.vocabulary.get(word);
    if (number === undefined) return;
    if (rarest === undefined || countNamesWith(index, number) < countNamesWith(index, rarest)) rarest = number;
    numbers.push(number);
  }
  if (rarest === undefined) return;
  const { starts, members } = index.namesOfWord;
  for (let at = starts[rarest] ?? 0; at < (starts[rarest + 1] ?? 0); at += 1) {
    const name = members[at] ?? 0;
    if (isSame(index.wordsOfName, name, numbers)) yield name;
  }
}

function isListAt({ starts, members }: Lists, at: number, numbers: number[]): boolean {
  const start = starts[at] ?? 0;
  if ((starts[at + 1] ?? 0) - start !== numbers.length) return false;
  return numbers.every((number, nth) => members[start + nth] === number);
}

function isSetAt(lists: Lists, at: number, numbers: number[]): boolean {
  const words = listAt(lists, at);
  return words.length === numbers.length && numbers.every((number) => words.includes(number));
}

function listAt({ starts, members }: Lists, at: number): Uint32Array {
  return members.subarray(starts[at], starts[at + 1]);
}

function nameAt(index: NameIndex, name: number): IndexedName {
  const made = index.made[name];
  if (made) return made;
  const food = index.foods[name] as Food;
  const written = index.written[name] ?? '';
  const words = Array.from(listAt(index.wordsOfName, name));
  const wins = index.wins.get(food)?.includes(written) ?? false;
  const indexed = { food, words, head: headOf(index, written, words), wins, search: 0 };
  index.made[name] = indexed;
  return indexed;
}

function headOf(index: NameIndex, written: string, numbers: number[]): number {
  const comma = written.indexOf(',');
  const beforeComma = () => nameWords(written.slice(0, comma)).map((word) => index.vocabulary.get(word) ?? -1);
  const core = comma > 0 ? beforeComma() : numbers;
  let end = core.length;
  for (let at = 1; at < end && (comma > 0 || end > 2); at += 1) {
    if (AFTER_HEAD.has(index.words[core[at] ?? -1] ?? '')) end = at;
  }
  for (let at = end - 1; at >= 0; at -= 1) {
    const number = core[at] ?? -1;
    if (index.weights[number] === 1) return number;
  }
  return numbers[numbers.length - 1] ?? 0;
}
