import type { Food } from '../types.ts';
import { COMPOUND_ENDS, joinCompounds, wordKey, writtenWords } from './nameKey.ts';
import { weightInName } from './wordWeight.ts';

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

export interface NameIndex {
  vocabulary: Map<string, number>;
  /** The same for the words as names write them: "rotis". */
  writtenWords: Map<string, number>;
  /** The vocabulary by number, and how much each word matters in a name. */
  words: string[];
  weights: number[];
  /** For each word all names that hold it. */
  namesWith: IndexedName[][];
}

const AFTER_HEAD = new Set(['with', 'without', 'w', 'in', 'from', 'on']);

/** An index of foods; of those that share a name the earlier one is meant, unless another `wins` it. */
export function buildNameIndex(foods: Food[], wins?: Map<Food, string[]>): NameIndex {
  const index: NameIndex = { vocabulary: new Map(), writtenWords: new Map(), words: [], weights: [], namesWith: [] };
  for (const food of foods) {
    const won = wins?.get(food) ?? [];
    addName(index, food, food.name, won);
    for (const name of food.names) addName(index, food, name, won);
  }
  return index;
}

/** The name that these words are, whole and in their order. */
export function findWholeName(index: NameIndex, words: string[]): IndexedName | undefined {
  const numbers: number[] = [];
  let fewest: IndexedName[] | undefined;
  for (const word of words) {
    const number = index.vocabulary.get(word);
    const names = number === undefined ? undefined : index.namesWith[number];
    if (number === undefined || !names) return undefined;
    if (!fewest || names.length < fewest.length) fewest = names;
    numbers.push(number);
  }
  const same = fewest?.filter((name) => isSameList(name.words, numbers)) ?? [];
  return same.find(({ wins }) => wins) ?? same[0];
}

function isSameList(one: number[], other: number[]): boolean {
  return one.length === other.length && one.every((number, at) => number === other[at]);
}

function addName(index: NameIndex, food: Food, written: string, won: string[]): void {
  const words = numbersOf(index, written);
  if (words.length === 0) return;
  const wins = won.length > 0 && won.includes(written);
  const name = { food, words, head: headOf(index, written, words), wins, search: 0 };
  for (const number of words) {
    const names = index.namesWith[number];
    if (names && names[names.length - 1] !== name) names.push(name);
  }
}

function numbersOf(index: NameIndex, name: string): number[] {
  const words = writtenWords(name);
  const numbers: number[] = [];
  for (const word of words) {
    if (COMPOUND_ENDS.has(word)) return joinCompounds(words.map(wordKey)).map((joined) => numberOf(index, joined));
    let number = index.writtenWords.get(word);
    if (number === undefined) {
      number = numberOf(index, wordKey(word));
      index.writtenWords.set(word, number);
    }
    numbers.push(number);
  }
  return numbers;
}

function numberOf(index: NameIndex, word: string): number {
  const known = index.vocabulary.get(word);
  if (known !== undefined) return known;
  const number = index.words.length;
  index.vocabulary.set(word, number);
  index.words.push(word);
  index.weights.push(weightInName(word));
  index.namesWith.push([]);
  return number;
}

function headOf(index: NameIndex, name: string, numbers: number[]): number {
  const comma = name.indexOf(',');
  const core = comma > 0 ? numbersOf(index, name.slice(0, comma)) : numbers;
  let end = core.length;
  for (let at = 1; at < end && (comma > 0 || end > 2); at += 1) {
    const number = core[at] ?? 0;
    if (AFTER_HEAD.has(index.words[number] ?? '')) end = at;
  }
  for (let at = end - 1; at >= 0; at -= 1) {
    const number = core[at] ?? 0;
    if (index.weights[number] === 1) return number;
  }
  return numbers[numbers.length - 1] ?? 0;
}
