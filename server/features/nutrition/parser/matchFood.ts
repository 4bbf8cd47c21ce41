import { findWholeName, type IndexedName, type NameIndex } from '../table/nameIndex.ts';
import { wordSet } from '../table/nameKey.ts';
import { sameThings } from '../table/sameThings.ts';
import { correctTypo, soundAlikes } from '../table/spelling.ts';
import { weightInSentence } from '../table/wordWeight.ts';
import type { Food } from '../types.ts';
import { COUNTED_UNITS, UNITS_BEFORE_OF } from './units.ts';

export interface FoodMatch {
  food: Food;
  /** 1 for a whole name; less for every word that the phrase or the name has alone. */
  score: number;
  /** Words of the phrase that the name holds. */
  matched: Set<string>;
  /** Some word had to be read as another one. */
  isGuessed: boolean;
}

/** A word that only one side has costs this much of its weight. */
const COST_IN_PHRASE = 0.6;
const COST_IN_NAME = 0.85;
const SOUND_QUALITY = 0.94;
const TYPO_QUALITY = 0.9;
/** The two words sound alike and name different foods. */
const OTHER_FOOD_QUALITY = 0.8;
/** The name says it in another language: good, but not the food's own name. */
const SAME_THING_QUALITY = 0.88;
const UNKNOWN_WORD_WEIGHT = 0.5;
/** What a dish comes with tells less about it than what it is called. */
const COMPONENT_WEIGHT = 0.5;
const COST_OF_COMPONENT = 0.15;
/** The phrase and the name each have a word that says what it is; they should agree. */
const HEAD_ELSEWHERE = 0.88;
const HEAD_MISSING = 0.55;
const SAME_ORDER_BONUS = 0.02;
const FEWEST_POINTS = 0.3;

interface PhraseWord {
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

interface Phrase {
  byNumber: Map<number, PhraseWord>;
  heads: PhraseWord[];
  /** Words of the food itself, without what it comes with. */
  core: Set<number>;
  cost: number;
}

const FOODS_LIKE_VERBS = wordSet(`
  mooli thali dhokli chakli rumali roomali kaali bharli broccoli brocoli ravioli jelly dumpling pudding herring
  dressing flaxseed aniseed linseed cutting
`);

let searches = 0;

/**
 * Foods for the words of a phrase, best first. `components` are what it comes or is made with: they choose the variant.
 */
export function matchFood(index: NameIndex, core: string[], components: string[], limit: number): FoodMatch[] {
  if (core.length === 0 || (core.length === 1 && isBareLetter(core[0]))) return [];
  const coreWords = phraseWords(index, core, false);
  const words = coreWords.concat(phraseWords(index, components, true));
  const phrase = toPhrase(words, coreWords);
  const best = new Map<Food, { name: IndexedName; score: number }>();
  const exact = findWholeName(index, core);
  const wholeName = components.length === 0 ? 1 : 0;
  searches += 1;
  const search = searches;
  const consider = (name: IndexedName) => {
    if (name.search === search) return;
    name.search = search;
    const score =
      name === exact
        ? Math.max(scoreOf(index, name, phrase), wholeName) + SAME_ORDER_BONUS
        : scoreOf(index, name, phrase);
    const rival = best.get(name.food);
    if (score >= FEWEST_POINTS && (!rival || score > rival.score)) best.set(name.food, { name, score });
  };
  const considerNamesWith = (among: PhraseWord[]) => {
    for (const { numbers } of among) {
      for (const number of numbers.keys()) index.namesWith[number]?.forEach(consider);
    }
  };

  if (exact) consider(exact);
  considerNamesWith(phrase.heads);
  // Without its head word no name can be a good match: the others are looked at only to have something to ask about.
  if (best.size === 0) {
    const telling = words.filter(({ numbers, weight }) => numbers.size > 0 && weight >= COMPONENT_WEIGHT);
    considerNamesWith(telling.length > 0 ? telling : words);
  }
  const ranked = [...best]
    .sort(([, a], [, b]) => b.score - a.score || Number(b.name.wins) - Number(a.name.wins))
    .slice(0, limit);
  return ranked.map(([food, { name, score }]) => toMatch(food, name, score, phrase));
}

function toPhrase(words: PhraseWord[], coreWords: PhraseWord[]): Phrase {
  const phrase: Phrase = { byNumber: new Map(), heads: headsOf(coreWords), core: new Set(), cost: 0 };
  for (const { numbers } of coreWords) for (const number of numbers.keys()) phrase.core.add(number);
  for (const word of words) {
    phrase.cost += word.cost;
    for (const number of word.numbers.keys()) if (!phrase.byNumber.has(number)) phrase.byNumber.set(number, word);
  }
  return phrase;
}

function toMatch(food: Food, name: IndexedName, score: number, { byNumber }: Phrase): FoodMatch {
  return {
    food,
    score: Math.min(1, score),
    matched: new Set(name.words.flatMap((number) => byNumber.get(number)?.word ?? [])),
    isGuessed: name.words.some((number) => (byNumber.get(number)?.numbers.get(number) ?? 1) < SOUND_QUALITY),
  };
}

/** A word may stand for several words of the table: itself, other spellings, or the one it was meant to be. */
function phraseWords(index: NameIndex, words: string[], isComponent: boolean): PhraseWord[] {
  const costOf = isComponent ? COST_OF_COMPONENT : COST_IN_PHRASE;
  return words.map((word) => {
    const telling = weightInSentence(word);
    const weight = isComponent ? telling * COMPONENT_WEIGHT : telling;
    const numbers = new Map<number, number>();
    const itself = index.vocabulary.get(word);
    if (itself === undefined && isNoName(word))
      return { word, numbers, weight: 0, cost: 0, foundIn: undefined, foundAs: -1 };
    if (telling === 1) {
      for (const number of sameThings(index, word)) numbers.set(number, SAME_THING_QUALITY);
      for (const number of soundAlikes(index, word)) {
        const isOther = itself !== undefined && namesOtherFood(index, word, number);
        numbers.set(number, isOther ? OTHER_FOOD_QUALITY : SOUND_QUALITY);
      }
      const typo = itself === undefined && numbers.size === 0 ? correctTypo(index, word) : undefined;
      if (typo !== undefined) numbers.set(typo, TYPO_QUALITY);
    }
    if (itself !== undefined) numbers.set(itself, 1);
    const known = numbers.size > 0 ? 1 : UNKNOWN_WORD_WEIGHT;
    return { word, numbers, weight: weight * known, cost: weight * known * costOf, foundIn: undefined, foundAs: -1 };
  });
}

/** "Bhaat" is rice and "baati" a bread, though they sound alike. */
function namesOtherFood(index: NameIndex, word: string, number: number): boolean {
  const food = findWholeName(index, [word])?.food;
  const other = findWholeName(index, [index.words[number] ?? ''])?.food;
  return food !== undefined && other !== undefined && food !== other;
}

/** The "m" of "31m" names nothing. */
function isBareLetter(word: string | undefined): boolean {
  return word?.length === 1 && /[a-z]/.test(word);
}

/** Unknown adverbs and participles ("slowly", "drizzled") name no food. */
export function isNoName(word: string): boolean {
  return word.length > 4 && /(?:ed|ing|li)$/.test(word) && !FOODS_LIKE_VERBS.has(word);
}

/** The last telling word that names know, and the one before it where the last may be a unit ("dal bowl"). */
function headsOf(core: PhraseWord[]): PhraseWord[] {
  const telling = core.filter(({ word, weight }) => weight > 0 && weightInSentence(word) === 1);
  const known = telling.filter(({ numbers }) => numbers.size > 0);
  const candidates = known.length > 0 ? known : telling.length > 0 ? telling : core;
  const last = candidates[candidates.length - 1];
  const before = candidates[candidates.length - 2];
  if (!last) return [];
  return before && COUNTED_UNITS.has(last.word) && !UNITS_BEFORE_OF.has(last.word) ? [last, before] : [last];
}

function scoreOf(index: NameIndex, name: IndexedName, { byNumber, heads, core, cost }: Phrase): number {
  let common = 0;
  let costLeft = cost;
  let nameOnly = 0;
  let worst = 1;
  for (let position = 0; position < name.words.length; position += 1) {
    const number = name.words[position] ?? -1;
    const word = byNumber.get(number);
    const weight = index.weights[number] ?? 0;
    if (word && (word.foundIn !== name || word.foundAs === number)) {
      word.foundIn = name;
      word.foundAs = number;
      const quality = word.numbers.get(number) ?? 0;
      common += Math.max(word.weight, weight * 0.5);
      worst = Math.min(worst, quality);
      costLeft -= word.cost;
    } else {
      nameOnly += weight;
    }
  }
  if (common === 0) return 0;
  const similarity = common / (common + Math.max(0, costLeft) + COST_IN_NAME * nameOnly);
  const headInName = heads.some(({ numbers }) => name.words.some((number) => numbers.has(number)));
  const headInPhrase = core.has(name.head);
  const sameHead = heads.some(({ numbers }) => numbers.has(name.head));
  if (sameHead) return similarity * worst;
  if (headInName && headInPhrase) return similarity * HEAD_ELSEWHERE * worst;
  return similarity * worst * (headInName || headInPhrase ? HEAD_MISSING : HEAD_MISSING * HEAD_MISSING);
}
