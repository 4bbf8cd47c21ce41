import { findWholeName, type IndexedName, type NameIndex, namesWith } from '../../table/nameIndex.ts';
import type { Food } from '../../types.ts';
import { clearPhrase, layOutPhrase, type Phrase, scoreName } from './nameScore.ts';
import { COMPONENT_WEIGHT, type PhraseWord, phraseWords, SAME_THING_QUALITY, VOWELS_QUALITY } from './phraseWords.ts';

export interface FoodMatch {
  food: Food;
  /** 1 for a whole name; less for every word that the phrase or the name has alone. */
  score: number;
  /** Words of the phrase that the name holds. */
  matched: Set<string>;
  /** Some word had to be read as another one. */
  isGuessed: boolean;
  /** How surely its words are those of the name: that of the least sure. */
  quality: number;
}

const SAME_ORDER_BONUS = 0.02;
const FEWEST_POINTS = 0.3;

let searches = 0;

/**
 * Foods for the words of a phrase, best first. `components` are what it comes or is made with: they choose the variant.
 */
export function matchFood(index: NameIndex, core: string[], components: string[], limit: number): FoodMatch[] {
  if (core.length === 0 || (core.length === 1 && isBareLetter(core[0]))) return [];
  const coreWords = phraseWords(index, core, false);
  const words = coreWords.concat(phraseWords(index, components, true));
  const phrase = layOutPhrase(index, words, coreWords);
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
        ? Math.max(scoreName(index, name, phrase), wholeName) + SAME_ORDER_BONUS
        : scoreName(index, name, phrase);
    if (score < FEWEST_POINTS) return;
    const rival = best.get(name.food);
    if (!rival || score > rival.score) best.set(name.food, { name, score });
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
  const matches = ranked.map(([food, { name, score }]) => toMatch(food, name, score, phrase));
  clearPhrase(phrase);
  return matches;
}

function toMatch(food: Food, name: IndexedName, score: number, { words, wordAt, qualityAt }: Phrase): FoodMatch {
  const held = name.words.filter((number) => wordAt[number]);
  return {
    food,
    score: Math.min(1, score),
    matched: new Set(held.flatMap((number) => words[(wordAt[number] as number) - 1]?.word ?? [])),
    quality: held.reduce((worst, number) => Math.min(worst, qualityAt[number] as number), 1),
    isGuessed: held.some((number) => isGuess(qualityAt[number] as number)),
  };
}

/** "Roasted moongfali" are roasted peanuts for sure. */
function isGuess(quality: number): boolean {
  return quality < VOWELS_QUALITY && quality !== SAME_THING_QUALITY;
}

/** The "m" of "31m" names nothing. */
function isBareLetter(word: string | undefined): boolean {
  return word?.length === 1 && /[a-z]/.test(word);
}
