import { nameWords } from '../../table/nameKey.ts';
import { type FindFoods, keysOf } from '../names/findFoods.ts';
import type { Item } from '../search/item.ts';
import { isTelling, LEFT_OUT, SUGARS, WITHOUT_WORDS } from '../words/structureWords.ts';
import type { Token } from '../words/tokens.ts';
import { USUAL } from '../words/units.ts';
import { findWithout } from './refine.ts';
import { besideRice } from './sideBySide.ts';

const SUGAR = 'sugar';
const SHARED = new Set(['plate', 'bowl', 'serving']);

/** What the foods of a sentence say of each other's amounts and kinds. */
export function withNeighbours(items: Item[], find: FindFoods): Item[] {
  const all = withBothLeftOut(items, find);
  return besideRiceDishes(withCountedBread(withShared(all), find), find).map((item, at, others) =>
    item.joiner === 'without' ? item : withoutParts(item, partsLeftOut(others, at + 1), find),
  );
}

/** "Coffee without sugar and milk": both are left out, where both are what people leave out. */
function withBothLeftOut(items: Item[], find: FindFoods): Item[] {
  const parted: Item[] = [];
  for (const item of items) {
    const before = parted[parted.length - 1];
    const goesOn = item.joiner === 'and' && !item.amount && item.core.every(isLeftOut);
    const [dish, part] = before && goesOn ? partedAtWithout(before, find) : [];
    if (dish) parted[parted.length - 1] = dish;
    if (part) parted.push(part);
    parted.push(part || (goesOn && before && isPartLeftOut(before)) ? { ...item, joiner: 'without' } : item);
  }
  return parted;
}

const isLeftOut = ({ key }: Token) => LEFT_OUT.has(key);
const isPartLeftOut = ({ joiner, core }: Item) => joiner === 'without' && core.every(isLeftOut);

/** A food that is called "without" something by the table, as the food and what it is without. */
function partedAtWithout(item: Item, find: FindFoods): [dish?: Item, part?: Item] {
  const at = item.core.findIndex(({ key }) => WITHOUT_WORDS.has(key));
  const [core, leftOut] = [item.core.slice(0, at), item.core.slice(at + 1)];
  if (at < 1 || leftOut.length === 0 || !leftOut.every(isLeftOut)) return [];
  const dish = { ...item, core, words: core, matches: find(keysOf(core), []) };
  return [dish, { ...item, joiner: 'without', amount: undefined, core: leftOut, words: leftOut }];
}

/** What is left out of a food, one name each, the sugar last: "no sugar, no milk" is black tea of which none is sweet. */
function partsLeftOut(items: Item[], from: number): string[][] {
  const to = items.findIndex(({ joiner }, at) => at >= from && joiner !== 'without');
  const parts = items
    .slice(from, to === -1 ? undefined : to)
    .map(({ words }) => keysOf(words.filter(isTelling)).map((key) => (SUGARS.has(key) ? SUGAR : key)));
  return [...parts.filter((part) => !part.includes(SUGAR)), ...parts.filter((part) => part.includes(SUGAR))];
}

/** The food without all that is left out, as far as the table has it so. */
function withoutParts(item: Item, parts: string[][], find: FindFoods): Item {
  let { matches } = item;
  let names = keysOf(item.core);
  for (const part of parts) {
    const found = findWithout(names, part, find);
    if (!found) continue;
    matches = found;
    names = nameWords(found[0]?.food.name ?? '');
  }
  return matches === item.matches ? item : { ...item, matches };
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
