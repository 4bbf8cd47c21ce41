import { isTelling } from '../words/structureWords.ts';
import type { Token } from '../words/tokens.ts';
import { wordList } from '../words/wordLists.ts';
import { type FindFoods, isExactFood, keysOf } from './findFoods.ts';
import type { FoodMatch } from './matchFood.ts';

/** "Momos chicken steamed", "paratha aloo", "kulfi stick 1, pista": the kind of a food is named after it. */

/** Come in kinds, and are no company of what makes the kind. */
const COME_IN_KINDS = wordList('come in kinds');

/** The kind of a food that words behind it name, where there is one. */
export function kindNamedAfter(food: Token[], kind: Token[], find: FindFoods): FoodMatch[] | undefined {
  const head = food.findLast(({ key }) => COME_IN_KINDS.has(key));
  if (!head || !kind.some(isTelling)) return undefined;
  const matches = find(keysOf([...kind, ...food]), []);
  const [best] = matches;
  const isNew = kind.every((word) => !isTelling(word) || best?.matched.has(word.key));
  return isExactFood(best) && isNew && best.matched.has(head.key) ? matches : undefined;
}
