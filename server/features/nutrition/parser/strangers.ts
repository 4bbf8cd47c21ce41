import { type FindFoods, isExactFood, keysOf } from './findFoods.ts';
import type { FoodMatch } from './matchFood.ts';
import { isTelling, LONGEST_PHRASE } from './telling.ts';
import type { Token } from './tokens.ts';

/** A food beside words that nobody knows is likely, and not sure. */
const BESIDE_STRANGERS = 0.75;

/** "nandi dahi", "chai kachawar": the food that is left when the words that the table doesn't know are left out. */
export function foodsBesideStrangers(words: Token[], matches: FoodMatch[], find: FindFoods): FoodMatch[] {
  if (words.length > LONGEST_PHRASE) return matches;
  const known = words.filter((word) => !isTelling(word) || isKnown(word, find));
  const [best] = matches;
  const isGoodAsItIs = best !== undefined && best.score >= BESIDE_STRANGERS;
  if (isGoodAsItIs || known.length === words.length || !known.some(isTelling)) return matches;
  const [found] = find(keysOf(known), []);
  if (!isExactFood(found) || found.isGuessed) return matches;
  return [{ ...found, score: BESIDE_STRANGERS }, ...matches.filter(({ food }) => food !== found.food)];
}

function isKnown({ key }: Token, find: FindFoods): boolean {
  const [match] = find([key], []);
  return match !== undefined && !match.isGuessed;
}
