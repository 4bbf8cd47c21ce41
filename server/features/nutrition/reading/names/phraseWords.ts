import { findWholeName, type IndexedName, type NameIndex } from '../../table/nameIndex.ts';
import { sameThings } from '../../table/sameThings.ts';
import { correctTypo, soundAlikes, soundOf } from '../../table/spelling.ts';
import { weightInSentence } from '../../table/wordWeight.ts';
import { isNeverBent } from '../words/lexiconRoles.ts';
import { COUNTED_UNITS, UNITS_BEFORE_OF } from '../words/units.ts';
import { wordList } from '../words/wordLists.ts';

/** The words of a phrase, and which words of the table each may stand for. */

/** A word that only one side has costs this much of its weight. */
const COST_IN_PHRASE = 0.6;
export const SOUND_QUALITY = 0.94;
/** The two words have the same consonants and other vowels. */
export const VOWELS_QUALITY = 0.935;
const TYPO_QUALITY = 0.9;
/** The two words sound alike and name different foods. */
export const OTHER_FOOD_QUALITY = 0.8;
/** The name says it in another language: good, but not the food's own name. */
export const SAME_THING_QUALITY = 0.88;
const UNKNOWN_WORD_WEIGHT = 0.5;
/** What a dish comes with tells less about it than what it is called. */
export const COMPONENT_WEIGHT = 0.5;
const COST_OF_COMPONENT = 0.15;

const FOODS_LIKE_VERBS = wordList('foods like verbs');

/** What people also write to a bot; some of it sounds like a food: "support" like sprouts, "summary" like a s'more. */
const OTHER_TALK = wordList('other talk');

export interface PhraseWord {
  word: string;
  /** Words of the table that it may stand for, and how surely. */
  numbers: Map<number, number>;
  weight: number;
  /** What it costs a name not to hold the word. */
  cost: number;
  /** The name that it was last found in, and as which word: it stands for one word of a name. */
  foundIn: IndexedName | undefined;
  foundAs: number;
}

/** Past so many words they are looked up anew: a word is asked for in many phrases of one text, seldom in the next. */
const MOST_REMEMBERED = 2000;
const meaningsOfIndex = new WeakMap<NameIndex, Map<string, Map<number, number>>>();

export function phraseWords(index: NameIndex, words: string[], isComponent: boolean): PhraseWord[] {
  const costOf = isComponent ? COST_OF_COMPONENT : COST_IN_PHRASE;
  return words.map((word) => {
    const numbers = meaningsOf(index, word);
    if (numbers.size === 0 && isNoName(word))
      return { word, numbers, weight: 0, cost: 0, foundIn: undefined, foundAs: -1 };
    const telling = weightInSentence(word);
    const known = numbers.size > 0 ? 1 : UNKNOWN_WORD_WEIGHT;
    const weight = (isComponent ? telling * COMPONENT_WEIGHT : telling) * known;
    return { word, numbers, weight, cost: weight * costOf, foundIn: undefined, foundAs: -1 };
  });
}

export function meaningsOf(index: NameIndex, word: string): Map<number, number> {
  let remembered = meaningsOfIndex.get(index);
  if (!remembered || remembered.size > MOST_REMEMBERED) {
    remembered = new Map();
    meaningsOfIndex.set(index, remembered);
  }
  const known = remembered.get(word);
  if (known) return known;
  const meanings = findMeanings(index, word);
  remembered.set(word, meanings);
  return meanings;
}

/** A word may stand for several words of the table: itself, other spellings, or the one it was meant to be. */
function findMeanings(index: NameIndex, word: string): Map<number, number> {
  const numbers = new Map<number, number>();
  const itself = index.vocabulary.get(word);
  if (itself === undefined && isNoName(word)) return numbers;
  if (weightInSentence(word) === 1 && !isNeverBent(word)) {
    for (const number of sameThings(index, word)) numbers.set(number, SAME_THING_QUALITY);
    for (const number of soundAlikes(index, word)) {
      const isOther = itself !== undefined && namesOtherFood(index, word, number);
      numbers.set(number, isOther ? OTHER_FOOD_QUALITY : alikeness(index, word, number));
    }
    const typo = itself === undefined && numbers.size === 0 ? correctTypo(index, word) : undefined;
    if (typo !== undefined) numbers.set(typo, TYPO_QUALITY);
  }
  if (itself !== undefined) numbers.set(itself, 1);
  return numbers;
}

function alikeness(index: NameIndex, word: string, number: number): number {
  return soundOf(word) === soundOf(index.words[number] ?? '') ? SOUND_QUALITY : VOWELS_QUALITY;
}

/** "Bhaat" is rice and "baati" a bread, though they sound alike. */
function namesOtherFood(index: NameIndex, word: string, number: number): boolean {
  const food = findWholeName(index, [word])?.food;
  const other = findWholeName(index, [index.words[number] ?? ''])?.food;
  return food !== undefined && other !== undefined && food !== other;
}

/** Unknown adverbs and participles ("slowly", "drizzled") name no food, nor do words of other talk. */
export function isNoName(word: string): boolean {
  if (OTHER_TALK.has(word)) return true;
  return word.length > 4 && /(?:ed|ing|li)$/.test(word) && !FOODS_LIKE_VERBS.has(word);
}

/** The last telling word that names know, and the one before it where the last may be a unit ("dal bowl"). */
export function headsOf(core: PhraseWord[]): PhraseWord[] {
  const telling = core.filter(({ word, weight }) => weight > 0 && weightInSentence(word) === 1);
  const known = telling.filter(({ numbers }) => numbers.size > 0);
  const candidates = known.length > 0 ? known : telling.length > 0 ? telling : core;
  const last = candidates[candidates.length - 1];
  const before = candidates[candidates.length - 2];
  if (!last) return [];
  return before && COUNTED_UNITS.has(last.word) && !UNITS_BEFORE_OF.has(last.word) ? [last, before] : [last];
}
