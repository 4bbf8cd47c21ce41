import { wordSet } from '../table/nameKey.ts';
import { type FindFoods, isExactFood, keysOf } from './findFoods.ts';
import type { Mention } from './mention.ts';
import { TIES } from './sideBySide.ts';
import { isTelling } from './telling.ts';
import type { Token } from './tokens.ts';

/** "2 bread omelette", "sarson ka saag makki ki roti 2", "2 eggs toast": the number counts one of two foods. */

const SLICED = wordSet('bread toast ब्रेड टोस्ट');
const SLICED_FOODS = new Set(['bread', 'toast']);
/** Comes to a plate of its own dish, however many are said. */
const SOLD_IN_PAIRS = new Set(['pav']);
const MANY_EGGS = new Set(['eggs', 'ande', 'अंडे']);

/** Several plates of a dish with bread are likelier so many breads with it: the bread and the dish. */
export function countedBread({ amount, words }: Mention, find: FindFoods): [Token[], Token[]] | undefined {
  const isBareCount = amount?.counted && !amount.unit && !amount.measure && Number.isInteger(amount.quantity);
  if (!isBareCount || (amount.quantity ?? 0) < 2 || words.length < 2) return undefined;
  const [whole] = find(keysOf(words), []);
  if (!isExactFood(whole)) return undefined;
  const [first, ...others] = words;
  const areEggs = MANY_EGGS.has(first?.written ?? '') && others.every(({ key }) => SLICED.has(key));
  if (areEggs && first) return [[first], others];
  if (whole.food.portions.some(({ unit }) => unit === 'piece')) return undefined;
  for (let cut = 1; cut < words.length; cut += 1) {
    const sides: [Token[], Token[]] = [words.slice(0, cut), words.slice(cut)];
    if (TIES.has(words[cut]?.key ?? '') || TIES.has(words[cut - 1]?.key ?? '')) continue;
    if (!sides.every((side) => side.some(isTelling) && isExactFood(find(keysOf(side), [])[0]))) continue;
    const at = sides.findIndex((side) => isBread(side, find));
    if (at !== -1) return at === 0 ? sides : [sides[1], sides[0]];
  }
  return undefined;
}

function isBread(words: Token[], find: FindFoods): boolean {
  const food = find(keysOf(words), [])[0]?.food;
  const isKnown = food !== undefined && (food.group === 'Indian breads' || SLICED_FOODS.has(food.id));
  return isKnown && !SOLD_IN_PAIRS.has(food.id) && food.portions.some(({ unit }) => unit === 'piece');
}
