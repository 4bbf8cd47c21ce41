import { wordSet } from '../table/nameKey.ts';
import { type FindFoods, isExactFood, keysOf } from './findFoods.ts';
import type { FoodMatch } from './matchFood.ts';
import type { Mention } from './mention.ts';
import { isTelling, LONGEST_PHRASE } from './telling.ts';
import type { Token } from './tokens.ts';

/** "Momos chicken steamed", "paratha aloo", "kulfi stick 1, pista": the kind of a food is named after it. */

/** Come in kinds, and are no company of what makes the kind. */
const COME_IN_KINDS = wordSet(`
  momo momos biryani biriyani pulao pizza burger sandwich roll frankie wrap shawarma pasta soup noodles chowmein maggi
  shake milkshake smoothie juice uttapam uthappam cutlet puff patty kulfi icecream cream barfi halwa pastry cake kebab tikki
  paratha parantha paranthe dosa chilla cheela pakora pakoda momo मोमो मोमोज बिरयानी पराठा पराठे डोसा पकोड़े शेक जूस
`);

/** The kind of a food that words behind it name, where there is one. */
export function kindNamedAfter(food: Token[], kind: Token[], find: FindFoods): FoodMatch[] | undefined {
  const head = food.findLast(({ key }) => COME_IN_KINDS.has(key));
  if (!head || !kind.some(isTelling)) return undefined;
  const matches = find(keysOf([...kind, ...food]), []);
  const [best] = matches;
  const isNew = kind.every((word) => !isTelling(word) || best?.matched.has(word.key));
  return isExactFood(best) && isNew && best.matched.has(head.key) ? matches : undefined;
}

/** "Lassi pee li namkeen 300 ml", "kulfi stick 1, pista": the kind is told after the verb, or after the amount. */
export function isKindApart(
  before: Mention,
  { joiner, amount, words, afterEating }: Mention,
  following: Mention | undefined,
  find: FindFoods,
): boolean {
  if (amount || words.length === 0 || before.words.length + words.length > LONGEST_PHRASE) return false;
  if (joiner === 'list' && (following?.joiner === 'next' || words[words.length - 1]?.key === 'style')) return false;
  if (joiner === 'list') return !!before.amount?.counted && kindNamedAfter(before.words, words, find) !== undefined;
  if (!afterEating || before.amount || words.some(isTelling)) return false;
  return isExactFood(find(keysOf(words.concat(before.words)), [])[0]);
}

/** "Momos 6 pieces steamed chicken": what follows the amount is the kind. */
export function isKindAfter(before: Mention, { joiner, amount, words }: Mention, find: FindFoods): boolean {
  const isCount = amount?.counted && !amount.measure && !before.amount;
  return joiner === 'next' && !!isCount && kindNamedAfter(before.words, words, find) !== undefined;
}
