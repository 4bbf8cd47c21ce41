import { wordSet } from '../table/nameKey.ts';
import { weightInSentence } from '../table/wordWeight.ts';
import { EGGS } from './eggCount.ts';
import { type FindFoods, isExactFood, keysOf } from './findFoods.ts';
import type { Settled } from './settle.ts';
import { areIndianDishes } from './sideBySide.ts';
import { isTelling } from './telling.ts';

/** "Egg curry (2 eggs)": what is left names no other dish. */
const GENERAL = wordSet('curry gravy sabzi sabji bhaji bhurji masala fry roast करी सब्जी भुर्जी');
/** How many foods back one looks for it. */
const FARTHEST = 10;

/**
 * "Puri bhaji, 4 puris", "chicken curry with rice. 2 pieces chicken, 1 plate rice": what is counted after it was named
 * tells how much of it, and is no second helping. `parts` are places in the text that a food is not carried across.
 */
export function withoutRestated(mentions: Settled[], parts: number[], find: FindFoods): (Settled | undefined)[] {
  const kept: (Settled | undefined)[] = [...mentions];
  for (const [position, later] of mentions.entries()) {
    if (!restates(later)) continue;
    for (let at = Math.max(0, position - FARTHEST); at < position; at += 1) {
      const earlier = kept[at];
      if (!earlier || !isRestatedBy(earlier, later) || !isSameServing(earlier, later, parts)) continue;
      const { dish, part } = restate(earlier, later, find);
      kept[at] = dish;
      kept[position] = part;
      if (!part) break;
    }
  }
  return kept;
}

function restates({ amount, matches, joiner }: Settled): boolean {
  return amount?.counted === true && isExactFood(matches[0]) && joiner !== 'plus';
}

function isSameServing(earlier: Settled, later: Settled, parts: number[]): boolean {
  return partOf(earlier, parts) === partOf(later, parts);
}

/** How many of the places, which are in their order, stand before a mention. */
function partOf({ words }: Settled, parts: number[]): number {
  const start = words[0]?.start ?? 0;
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isRestatedBy({ amount, matches, core }: Settled, later: Settled): boolean {
  if (amount?.counted || !isExactFood(matches[0])) return false;
  if (matches[0].food.id === later.matches[0]?.food.id) return true;
  const said = core.filter(({ key }) => weightInSentence(key) > 0).map(({ key }) => keyOf(key));
  const again = tellingKeys(later.core);
  return (
    later.joiner !== 'with' &&
    again.length > 0 &&
    again.length < said.length &&
    again.every((key) => said.includes(key))
  );
}

/** "Dal baati, 2 baatis" leaves the dal; "chilli paneer, 5 pieces paneer" counts the dish. */
function restate(earlier: Settled, later: Settled, find: FindFoods): { dish?: Settled; part?: Settled } {
  const [part] = later.matches;
  if (!part || earlier.matches[0]?.food.id === part.food.id) return { part: later };
  const again = new Set(tellingKeys(later.core));
  const rest = earlier.core.filter((word) => !again.has(keyOf(word.key)));
  const matches = find(keysOf(rest), []);
  const isDish = rest.some((word) => isTelling(word) && !GENERAL.has(word.key));
  const isTwoDishes = isDish && isExactFood(matches[0]) && areIndianDishes(matches[0].food, part.food);
  if (isTwoDishes) return { dish: { ...earlier, core: rest, words: rest, matches }, part: later };
  return later.amount?.measure ? { dish: earlier, part: later } : { dish: { ...earlier, amount: later.amount } };
}

function tellingKeys(words: Settled['core']): string[] {
  return words.filter(isTelling).map(({ key }) => keyOf(key));
}

function keyOf(key: string): string {
  return EGGS.has(key) ? 'egg' : key;
}
