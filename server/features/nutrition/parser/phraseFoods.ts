import { wordSet } from '../table/nameKey.ts';
import { WALA } from './descriptions.ts';
import { GENERAL_DISHES } from './details.ts';
import { type FindFoods, isExactFood, keysOf } from './findFoods.ts';
import type { FoodMatch } from './matchFood.ts';
import { isKind } from './sideBySide.ts';
import { isTelling, LONGEST_PHRASE } from './telling.ts';
import type { Token } from './tokens.ts';
import { COUNTED_UNITS } from './units.ts';

const PREPARED = wordSet('fry roast masala tadka');
/** A food beside words that nobody knows is likely, and not sure. */
const BESIDE_STRANGERS = 0.75;
/** "Paani wali sabzi" is a sabzi, unless some food is called so. */
const DESCRIBED_MATCH = 0.8;

/**
 * The foods of a phrase that is no name as it stands: "nandi dahi", "chai kachawar" without the words that nobody
 * knows, "watermelon cubes" without the unit, "rajma ki sabzi" without the general word, "malai wali dahi" without what stands before "wali".
 */
export function foodsOfPhrase(words: Token[], matches: FoodMatch[], find: FindFoods): FoodMatch[] {
  const [best] = matches;
  if ((best?.score ?? 0) < BESIDE_STRANGERS && COUNTED_UNITS.has(words[words.length - 1]?.key ?? '')) {
    const inPieces = find(keysOf(words.slice(0, -1)), []);
    if (isExactFood(inPieces[0])) return inPieces;
  }
  const described = words.slice(words.findLastIndex(({ key }) => WALA.has(key)) + 1);
  const isDescribed = described.length > 0 && described.length < words.length;
  const isGoodAsItIs = best !== undefined && best.score >= (isDescribed ? DESCRIBED_MATCH : BESIDE_STRANGERS);
  if (isGoodAsItIs || words.length > LONGEST_PHRASE) return matches;
  const shorter = [
    described,
    words.filter((word) => !isTelling(word) || find.knows(word.key)),
    words.filter(({ key }) => !GENERAL_DISHES.has(key) && !PREPARED.has(key)),
  ];
  for (const rest of shorter) {
    if (rest.length === words.length || rest.every((word) => !isTelling(word) || isKind(word))) continue;
    const [found] = find(keysOf(rest), []);
    if (isExactFood(found) && !found.isGuessed && found.food.state !== 'raw')
      return [{ ...found, score: BESIDE_STRANGERS }, ...matches.filter(({ food }) => food !== found.food)];
  }
  return matches;
}
