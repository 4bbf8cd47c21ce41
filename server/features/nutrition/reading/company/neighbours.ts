import { type FindFoods, keysOf } from '../names/findFoods.ts';
import type { Item } from '../search/item.ts';
import { isTelling, SUGARS } from '../words/structureWords.ts';
import { USUAL } from '../words/units.ts';
import { findWithout } from './refine.ts';
import { besideRice } from './sideBySide.ts';

const SHARED = new Set(['plate', 'bowl', 'serving']);

/** What the foods of a sentence say of each other's amounts and kinds. */
export function withNeighbours(items: Item[], find: FindFoods): Item[] {
  return besideRiceDishes(withCountedBread(withShared(items), find), find).map((item, at) => {
    const next = items[at + 1];
    if (item.joiner === 'without' || next?.joiner !== 'without') return item;
    const leftOut = keysOf(next.words.filter(isTelling)).map((key) => (SUGARS.has(key) ? 'sugar' : key));
    const matches = findWithout(item.core, leftOut, find);
    return matches ? { ...item, matches } : item;
  });
}

/** "A plate of rajma chawal" is the usual portion of both, and "200 g rajma chawal" weighs so much together. */
function withShared(items: Item[]): Item[] {
  const shared = [...items];
  for (let at = 0; at < shared.length; at += 1) {
    let end = at + 1;
    if (shared[at]?.amountIsAfter) continue;
    while (shared[end]?.joiner === 'next' && isOfGroup(shared[end], shared[end - 1])) end += 1;
    const group = shared.slice(at, end);
    const owner = group.find(({ amount }) => amount);
    if (group.length < 2 || !owner?.amount || group.filter(({ amount }) => amount).length > 1) continue;
    const { amount } = owner;
    const isPlate = amount.unit !== undefined && SHARED.has(amount.unit) && !amount.measure;
    const isWeight = amount.measure?.of === 'g' && owner === group[0] && !owner.amountIsAfter;
    if (!isPlate && !isWeight) continue;
    for (const [offset, item] of group.entries())
      shared[at + offset] = {
        ...item,
        amount: isPlate ? { ...amount, unit: USUAL } : { ...amount, quantity: (amount.quantity ?? 1) / group.length },
      };
    at = end - 1;
  }
  return shared;
}

function isOfGroup(item: Item | undefined, before: Item | undefined): boolean {
  return item !== undefined && !before?.amountIsAfter && (!item.amount || item.amountIsAfter);
}

/** "Machhli bhaat" is the curry with rice. */
function besideRiceDishes(items: Item[], find: FindFoods): Item[] {
  return items.map((item, at) => {
    const next = items[at + 1];
    const rice = next?.joiner === 'next' ? next.matches[0]?.food : undefined;
    const core = rice ? besideRice(item.core, rice, find) : item.core;
    return core === item.core ? item : { ...item, core, matches: find(keysOf(core), []) };
  });
}

/** "6 aloo puri" and "puri aloo 6" count the puris: what is only a sabzi beside them is not counted. */
function withCountedBread(items: Item[], find: FindFoods): Item[] {
  const counted = [...items];
  for (const [at, item] of items.entries()) {
    const { amount, amountIsAfter } = item;
    const isBare = amount?.counted && !amount.unit && !amount.measure;
    const word = item.core.length === 1 ? item.core[0] : undefined;
    if (!isBare || !word) continue;
    const isBread = (beside: Item | undefined) =>
      beside?.amount === undefined && find.meantBeside(word.key, foodsOf(beside)) !== undefined;
    const isAfter = !amountIsAfter && items[at + 1]?.joiner === 'next' && isBread(items[at + 1]);
    const isBefore =
      item.joiner === 'next' && items[at - 1]?.matches[0]?.food.traits.has('bread') && isBread(items[at - 1]);
    const breadAt = isAfter ? at + 1 : at - 1;
    const bread = isAfter || isBefore ? items[breadAt] : undefined;
    if (!bread) continue;
    counted[at] = { ...item, amount: undefined };
    counted[breadAt] = { ...bread, amount, amountIsAfter };
  }
  return counted;
}

const foodsOf = (item: Item | undefined) => item?.matches.slice(0, 1).map(({ food }) => food) ?? [];
