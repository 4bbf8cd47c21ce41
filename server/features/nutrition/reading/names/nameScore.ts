import type { IndexedName, NameIndex } from '../../table/nameIndex.ts';
import { headsOf, type PhraseWord } from './phraseWords.ts';

const COST_IN_NAME = 0.85;
/** The phrase and the name each have a word that says what it is; they should agree. */
const HEAD_ELSEWHERE = 0.88;
const HEAD_MISSING = 0.55;

/**
 * A phrase laid out by the numbers of the vocabulary, so that comparing it with a name looks up no map: a phrase with
 * "chicken" is compared with hundreds of names.
 */
export interface Phrase {
  words: PhraseWord[];
  heads: PhraseWord[];
  cost: number;
  /** By number: which word of the phrase it is (0 for none, 1 for the first), and how surely. */
  wordAt: Uint16Array;
  qualityAt: Float64Array;
  isHead: Uint8Array;
  /** By number: a word of the food itself, rather than of what it comes with. */
  isCore: Uint8Array;
}

type Layout = Pick<Phrase, 'wordAt' | 'qualityAt' | 'isHead' | 'isCore'>;

const layouts = new WeakMap<NameIndex, Layout>();

/** Lays the words out in the index's one layout: take them out again with `clearPhrase` before the next phrase. */
export function layOutPhrase(index: NameIndex, words: PhraseWord[], coreWords: PhraseWord[]): Phrase {
  const phrase: Phrase = { words, heads: headsOf(coreWords), cost: 0, ...layoutOf(index) };
  for (const { numbers } of coreWords) for (const number of numbers.keys()) phrase.isCore[number] = 1;
  for (const { numbers } of phrase.heads) for (const number of numbers.keys()) phrase.isHead[number] = 1;
  for (const [position, word] of words.entries()) {
    phrase.cost += word.cost;
    for (const [number, quality] of word.numbers) {
      if (phrase.wordAt[number]) continue;
      phrase.wordAt[number] = position + 1;
      phrase.qualityAt[number] = quality;
    }
  }
  return phrase;
}

export function clearPhrase({ words, wordAt, isHead, isCore }: Phrase): void {
  for (const { numbers } of words) {
    for (const number of numbers.keys()) {
      wordAt[number] = 0;
      isHead[number] = 0;
      isCore[number] = 0;
    }
  }
}

function layoutOf(index: NameIndex): Layout {
  const known = layouts.get(index);
  const size = index.words.length;
  if (known && known.wordAt.length >= size) return known;
  const layout = {
    wordAt: new Uint16Array(size),
    qualityAt: new Float64Array(size),
    isHead: new Uint8Array(size),
    isCore: new Uint8Array(size),
  };
  layouts.set(index, layout);
  return layout;
}

/** 1 for a whole name; less for every word that the phrase or the name has alone. */
export function scoreName(index: NameIndex, name: IndexedName, phrase: Phrase): number {
  const { words, wordAt, qualityAt, isHead } = phrase;
  let common = 0;
  let costLeft = phrase.cost;
  let nameOnly = 0;
  let worst = 1;
  let headInName = false;
  for (let position = 0; position < name.words.length; position += 1) {
    const number = name.words[position] as number;
    const word = words[(wordAt[number] as number) - 1];
    const weight = index.weights[number] as number;
    if (word && (word.foundIn !== name || word.foundAs === number)) {
      word.foundIn = name;
      word.foundAs = number;
      common += Math.max(word.weight, weight * 0.5);
      worst = Math.min(worst, qualityAt[number] as number);
      costLeft -= word.cost;
    } else {
      nameOnly += weight;
    }
    if (isHead[number] === 1) headInName = true;
  }
  if (common === 0) return 0;
  const similarity = common / (common + Math.max(0, costLeft) + COST_IN_NAME * nameOnly);
  if (isHead[name.head] === 1) return similarity * worst;
  const headInPhrase = phrase.isCore[name.head] === 1;
  if (headInName && headInPhrase) return similarity * HEAD_ELSEWHERE * worst;
  return similarity * worst * (headInName || headInPhrase ? HEAD_MISSING : HEAD_MISSING * HEAD_MISSING);
}
