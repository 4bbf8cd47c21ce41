import { nameWords, wordSet } from '../table/nameKey.ts';
import { weightInSentence } from '../table/wordWeight.ts';
import type { Food } from '../types.ts';
import { EGGS } from './eggCount.ts';
import { type FindFoods, isExactFood, keysOf } from './findFoods.ts';
import type { Settled } from './settle.ts';
import { areIndianDishes } from './sideBySide.ts';
import { isTelling } from './telling.ts';

/** "Egg curry (2 eggs)": what is left names no other dish. */
const GENERAL = wordSet('curry gravy sabzi sabji bhaji bhurji masala fry roast करी सब्जी भुर्जी');
/** "Sirf fruits khaye, ek seb aur do kele". */
const GROUP_OF_GENERAL = new Map([
  ['fruit', 'Fruits'],
  ['mixed-nuts', 'Nuts and seeds'],
]);
/** How many foods back one looks for it. */
const FARTHEST = 10;

/**
 * "Puri bhaji, 4 puris", "chicken curry with rice. 2 pieces chicken, 1 plate rice": what is counted after it was named
 * tells how much of it, and is no second helping. `parts` are places in the text that a food is not carried across.
 */
export function withoutRestated(mentions: Settled[], parts: number[], find: FindFoods): (Settled | undefined)[] {
  const kept: (Settled | undefined)[] = [...mentions];
  const places = parts.length > 1 ? parts : [];
  for (const [position, later] of mentions.entries()) {
    if (!restates(later)) continue;
    for (let at = Math.max(0, position - FARTHEST); at < position; at += 1) {
      const earlier = kept[at];
      if (!earlier || !isRestatedBy(earlier, later) || !isSameServing(earlier, later, places)) continue;
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
  if (later.joiner === 'list' && isKindOf(later.matches[0]?.food, matches[0].food)) return true;
  return (
    later.joiner !== 'with' &&
    again.length > 0 &&
    again.length < said.length &&
    again.every((key) => said.includes(key))
  );
}

/** "Chai biskut, 3 marie": the biscuits were marie biscuits. */
export function isKindOf(kind: Food | undefined, general: Food): boolean {
  if (GROUP_OF_GENERAL.has(general.id)) return GROUP_OF_GENERAL.get(general.id) === kind?.group;
  const words = nameWords(kind?.name ?? '');
  const said = nameWords(general.name);
  return said[said.length - 1] === words[words.length - 1] && said.every((word) => words.includes(word));
}

/** "Dal baati, 2 baatis" leaves the dal; "chilli paneer, 5 pieces paneer" counts the dish. */
function restate(earlier: Settled, later: Settled, find: FindFoods): { dish?: Settled; part?: Settled } {
  const [part] = later.matches;
  if (!part || earlier.matches[0]?.food.id === part.food.id) return { part: later };
  const again = new Set(tellingKeys(later.core));
  const rest = earlier.core.filter((word) => !again.has(keyOf(word.key)));
  if (rest.length === 0 || isKindOf(part.food, earlier.matches[0]?.food ?? part.food)) return { part: later };
  const matches = find(keysOf(rest), []);
  const isDish = rest.some((word) => isTelling(word) && !GENERAL.has(word.key));
  const isTwoDishes = isDish && isExactFood(matches[0]) && areIndianDishes(matches[0].food, part.food);
  if (isTwoDishes) return { dish: { ...earlier, core: rest, words: rest, matches }, part: later };
  if (later.amount?.measure) return { dish: earlier, part: later };
  // "Chole bhature, 2 bhature" is still one plate.
  const isCounted = earlier.matches[0]?.food.portions.some(({ unit }) => unit === 'piece');
  return { dish: isCounted ? { ...earlier, amount: later.amount } : earlier };
}

function tellingKeys(words: Settled['core']): string[] {
  return words.filter(isTelling).map(({ key }) => keyOf(key));
}

/** "Kulche" are "kulcha". */
function keyOf(key: string): string {
  return EGGS.has(key) ? 'egg' : key.replace(/(?<=[a-z]{3})e$/, 'a');
}
