import type { Food } from '../../types.ts';
import type { FindFoods } from '../names/findFoods.ts';
import type { Item } from '../search/item.ts';
import { type Amount, UNSAID } from '../words/amount.ts';
import type { EggWhites } from '../words/eggWhites.ts';
import type { Token } from '../words/tokens.ts';
import { wordList } from '../words/wordLists.ts';

export const EGGS = wordList('eggs');
/** What eggs are cooked into whole. */
const COOKED_WITH_EGGS = wordList('cooked with eggs');
const MADE_OF_EGGS = wordList('made of eggs');
/** The usual omelette or bhurji of the food table. */
const EGGS_IN_ONE = 2;

/** "Egg cheese omelette" is one dish, and the eggs of "bread omelette: 2 bread, 2 eggs" are its omelette. */
export function isMadeOfEggs({ key }: Token): boolean {
  return MADE_OF_EGGS.has(key);
}

/** "3 egg omelette" and "do ande ka omlet" are one omelette of so many eggs: its amount in the usual ones. */
export function amountInEggDishes({ amount, words }: Item, food: Food): Amount | undefined {
  const isCount = amount?.counted && !amount.unit && !amount.measure && amount.quantity !== undefined;
  const [first, ...others] = words;
  if (!isCount || !EGGS.has(first?.key ?? '') || !others.some(({ key }) => MADE_OF_EGGS.has(key))) return amount;
  return { ...amount, quantity: inDishes(amount.quantity ?? EGGS_IN_ONE, food) };
}

/** "Omelette (3 eggs)", "omelette of three eggs": the dish made of so many, where the second are its eggs. */
export function withEggsOf<Dish extends Item>(dish: Dish, food: Food, eggs: Item | undefined): Dish | undefined {
  if (!eggs?.amount?.counted || eggs.amount.unit || eggs.amount.measure || eggs.words.length === 0) return undefined;
  const isOfEggs = [food.name, ...food.names].some((name) => /egg|anda|omelet/i.test(name));
  const isDish = dish.words.some((word) => isMadeOfEggs(word) || COOKED_WITH_EGGS.has(word.key));
  if (!isOfEggs || !isDish || !eggs.words.every(({ key }) => EGGS.has(key))) return undefined;
  const isTold = eggs.isDetail || (!dish.amount?.counted && (eggs.joiner === 'next' || eggs.joiner === 'with'));
  if (!isTold) return undefined;
  const count = eggs.amount.quantity ?? EGGS_IN_ONE;
  const quantity = EGGS.has(dish.words[0]?.key ?? '') ? count : inDishes(count, food);
  return { ...dish, amount: { ...eggs.amount, quantity } };
}

/** "6 eggs, 2 whole and 4 whites": eggs as those that were eaten whole and the whites; undefined of what is no number of eggs. */
export function eggsAndWhites(eggs: Item, said: EggWhites, end: number, find: FindFoods): Item[] | undefined {
  const { amount, core } = eggs;
  const isCount = amount === undefined || (amount.counted && !amount.unit && !amount.measure);
  if (!isCount || !core.some(({ key }) => EGGS.has(key))) return undefined;
  const all = amount?.quantity ?? said.whites ?? 1;
  const whites = said.whites ?? all;
  const isOfThem = said.isOnly || said.whole !== undefined;
  const whole = said.whole ?? (isOfThem ? Math.max(0, all - whites) : all);
  const counted = (quantity: number): Amount => ({ ...UNSAID, ...amount, quantity, counted: true });
  const ofWhites: Item = { ...eggs, amount: counted(whites), matches: find(['egg', 'white'], []), joiner: 'and', end };
  return whole > 0 ? [{ ...eggs, amount: counted(whole) }, ofWhites] : [{ ...ofWhites, joiner: eggs.joiner }];
}

/** Scrambled eggs are counted by the egg. */
function inDishes(eggs: number, { defaultQuantity }: Food): number {
  return (eggs / EGGS_IN_ONE) * defaultQuantity;
}
