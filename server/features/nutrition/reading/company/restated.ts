import { nameWords } from '../../table/nameKey.ts';
import { weightInSentence } from '../../table/wordWeight.ts';
import type { Food } from '../../types.ts';
import { type FindFoods, isExactFood, keysOf } from '../names/findFoods.ts';
import type { Item } from '../search/item.ts';
import { isTelling } from '../words/structureWords.ts';
import { wordList } from '../words/wordLists.ts';
import { EGGS } from './eggCount.ts';
import { areIndianDishes } from './sideBySide.ts';

/** "Egg curry (2 eggs)": what is left names no other dish. */
const GENERAL = wordList('names no dish alone');
/** How many foods back one looks for it. */
const FARTHEST = 10;

/**
 * "Puri bhaji, 4 puris", "chicken curry with rice. 2 pieces chicken, 1 plate rice": what is counted after it was named
 * tells how much of it, and is no second helping. `parts` are places in the text that a food is not carried across.
 */
export function withoutRestated(mentions: Item[], parts: number[], find: FindFoods): (Item | undefined)[] {
  const kept: (Item | undefined)[] = [...mentions];
  const places = parts.length > 1 ? parts : [];
  for (const [position, later] of mentions.entries()) {
    if (isSaidAgain(later, kept.slice(Math.max(0, position - FARTHEST), position), places)) {
      kept[position] = undefined;
      continue;
    }
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

/** "Poha. Always poha", "the poha was yellow": a food that was told and counts nothing anew is the same one. */
function isSaidAgain(later: Item, before: (Item | undefined)[], places: number[]): boolean {
  const food = later.amount ? undefined : later.matches[0]?.food;
  if (!food || !isExactFood(later.matches[0]) || later.joiner === 'plus' || later.joiner === 'and') return false;
  const again = tellingKeys(later.core);
  return before.some((earlier) => {
    if (earlier?.matches[0]?.food.id !== food.id || !isSameServing(earlier, later, places)) return false;
    const said = tellingKeys(earlier.core);
    return again.every((key) => said.includes(key));
  });
}

function restates({ amount, matches, joiner }: Item): boolean {
  return amount?.counted === true && isExactFood(matches[0]) && joiner !== 'plus';
}

function isSameServing(earlier: Item, later: Item, parts: number[]): boolean {
  return partOf(earlier, parts) === partOf(later, parts);
}

/** How many of the places, which are in their order, stand before a mention. */
function partOf({ words }: Item, parts: number[]): number {
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

function isRestatedBy({ amount, matches, core }: Item, later: Item): boolean {
  if (amount?.counted || !isExactFood(matches[0])) return false;
  if (matches[0].food.id === later.matches[0]?.food.id) return true;
  const said = core.filter(({ key }) => weightInSentence(key) > 0).map(({ key }) => keyOf(key));
  const again = tellingKeys(later.core);
  if (later.joiner !== 'with' && later.joiner !== 'and' && isKindOf(later.matches[0]?.food, matches[0].food))
    return true;
  return (
    later.joiner !== 'with' &&
    again.length > 0 &&
    again.length < said.length &&
    again.every((key) => said.includes(key))
  );
}

/** "Chai biskut, 3 marie": the biscuits were marie biscuits. */
export function isKindOf(kind: Food | undefined, general: Food): boolean {
  // "Sirf fruits khaye, ek seb aur do kele".
  if (general.traits.has('any of its group')) return general.group === kind?.group;
  const words = nameWords(kind?.name ?? '');
  const said = nameWords(general.name);
  return said[said.length - 1] === words[words.length - 1] && said.every((word) => words.includes(word));
}

/** "Dal baati, 2 baatis" leaves the dal; "chilli paneer, 5 pieces paneer" counts the dish. */
function restate(earlier: Item, later: Item, find: FindFoods): { dish?: Item; part?: Item } {
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

function tellingKeys(words: Item['core']): string[] {
  return words.filter(isTelling).map(({ key }) => keyOf(key));
}

/** "Kulche" are "kulcha". */
function keyOf(key: string): string {
  return EGGS.has(key) ? 'egg' : key.replace(/(?<=[a-z]{3})e$/, 'a');
}
