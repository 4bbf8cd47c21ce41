import { wordSet } from '../table/nameKey.ts';
import type { Amount } from './amount.ts';
import type { Mention } from './mention.ts';
import type { Token } from './tokens.ts';

export const EGGS = wordSet('egg eggs anda ande andon अंडा अंडे');
const MADE_OF_EGGS = wordSet('omelette omlet bhurji burji scrambled ऑमलेट आमलेट भुर्जी');
/** The usual omelette or bhurji of the food table. */
const EGGS_IN_ONE = 2;

/** "Egg cheese omelette" is one dish, and the eggs of "bread omelette: 2 bread, 2 eggs" are its omelette. */
export function isMadeOfEggs({ key }: Token): boolean {
  return MADE_OF_EGGS.has(key);
}

/** "3 egg omelette" and "do ande ka omlet" are one omelette of so many eggs: its amount in the usual ones. */
export function amountInEggDishes({ amount, words }: Mention): Amount | undefined {
  const isCount = amount?.counted && !amount.unit && !amount.measure && amount.quantity !== undefined;
  const [first, ...others] = words;
  if (!isCount || !EGGS.has(first?.key ?? '') || !others.some(({ key }) => MADE_OF_EGGS.has(key))) return amount;
  return { ...amount, quantity: (amount.quantity ?? EGGS_IN_ONE) / EGGS_IN_ONE };
}
