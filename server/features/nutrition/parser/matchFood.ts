import { findWholeName, type IndexedName, type NameIndex, namesWith } from '../table/nameIndex.ts';
import type { Food } from '../types.ts';
import { COMPONENT_WEIGHT, headsOf, type PhraseWord, phraseWords, SOUND_QUALITY } from './phraseWords.ts';

export interface FoodMatch {
  food: Food;
  /** 1 for a whole name; less for every word that the phrase or the name has alone. */
  score: number;
  /** Words of the phrase that the name holds. */
  matched: Set<string>;
  /** Some word had to be read as another one. */
  isGuessed: boolean;
}

const COST_IN_NAME = 0.85;
/** The phrase and the name each have a word that says what it is; they should agree. */
const HEAD_ELSEWHERE = 0.88;
const HEAD_MISSING = 0.55;
const SAME_ORDER_BONUS = 0.02;
const FEWEST_POINTS = 0.3;

interface Phrase {
  byNumber: Map<number, PhraseWord>;
  heads: PhraseWord[];
  /** Words of the food itself, without what it comes with. */
  core: Set<number>;
  cost: number;
}

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
      for (const number of numbers.keys()) namesWith(index, number).forEach(consider);
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

/** The "m" of "31m" names nothing. */
function isBareLetter(word: string | undefined): boolean {
  return word?.length === 1 && /[a-z]/.test(word);
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
