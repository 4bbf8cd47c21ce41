import type { Food } from '../types.ts';
import { HEADINGS } from './detailMarks.ts';
import { type FindFoods, isExactFood, keysOf } from './findFoods.ts';
import type { FoodMatch } from './matchFood.ts';
import { isKind, TIES } from './sideBySide.ts';
import { isTelling, LONGEST_PHRASE } from './telling.ts';
import type { Token } from './tokens.ts';

const LONGEST_NAME = 4;
/** Among strangers, shorter words must be written as a food is. */
const SHORTEST_SOUND = 5;
/** Below, the words as a whole name nothing that one would log. */
const LEAST_WHOLE = 0.6;
/** Below, foods that leave no word over are likelier than the whole. */
const DOUBTFUL_WHOLE = 0.75;

/**
 * The foods among words that are no name as a whole: "lassi da glass", "fried rice chilly chicken combo box". Nothing
 * where the words name one food well enough, where none of them is Indian (others aren't named side by side), or where what a food is said of is unknown ("chai ki tapri").
 */
export function foodsAmong(words: Token[], whole: FoodMatch | undefined, find: FindFoods): Token[][] | undefined {
  const score = whole?.score ?? 0;
  if (score >= DOUBTFUL_WHOLE || words.length < 2 || words.length > LONGEST_PHRASE) return undefined;
  const spans: Token[][] = [];
  let isOfIndia = false;
  let areStrangers = false;
  for (let at = 0; at < words.length; ) {
    const { length, food } = longestNameAt(words, at, find);
    if (food) spans.push(words.slice(at, at + length));
    if (food?.cuisine === 'india') isOfIndia = true;
    if (!food && isTelling(words[at] as Token)) areStrangers = true;
    at += Math.max(1, length);
  }
  const isLikelier = score < LEAST_WHOLE || (!areStrangers && spans.length > 1);
  return isOfIndia && isLikelier ? spans : undefined;
}

function longestNameAt(words: Token[], at: number, find: FindFoods): { length: number; food?: Food } {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const span = words.slice(at, at + length);
    const isTied =
      HEADINGS.has(span[0]?.key ?? '') || TIES.has(words[at]?.key ?? '') || TIES.has(words[at + length]?.key ?? '');
    if (isTied || span.every((word) => !isTelling(word) || isKind(word))) continue;
    const [found] = find(keysOf(span), []);
    const isCalledSo = span.every(({ key }) => key.length >= SHORTEST_SOUND || find.has(key));
    if (isCalledSo && isExactFood(found) && !found.isGuessed && isEatenAsItIs(found.food))
      return { length, food: found.food };
  }
  return { length: 0 };
}

/** A raw vegetable among unknown words belongs to a dish that nobody knows. */
function isEatenAsItIs({ state, group }: Food): boolean {
  return group !== 'Pantry' && ((state !== 'raw' && state !== 'dry') || group === 'Fruits');
}
