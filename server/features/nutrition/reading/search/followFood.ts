import { isInside, isMixedWith, isToldApart, knownOf } from '../company/components.ts';
import { isBreadOfSandwich } from '../company/sandwichParts.ts';
import { isLikelyName } from '../evidence/doubt.ts';
import { type FindFoods, keysOf } from '../names/findFoods.ts';
import type { NamedFood } from '../spans/span.ts';
import type { Token } from '../words/tokens.ts';
import { FOOD_RULES } from './foodRules.ts';
import { charge, type Hypothesis, type ItemList, nextItem, type Place, withLast } from './hypothesis.ts';
import type { Item } from './item.ts';
import { withPlausibility } from './plausible.ts';

/** A correction looks so many foods back for the one that it names again. */
const FARTHEST_CORRECTED = 8;
/** A component stands so near to its food. */
const FARTHEST_COMPONENT = 6;

/** The reading with a food that the words at a place name: one more food, or what the one before comes with. */
export function followFood(before: Hypothesis, place: Place, food: NamedFood, find: FindFoods): Hypothesis {
  const component = asComponent(before, place, food, find);
  if (component) return component;
  const { pending } = before;
  const amount = food.amount ?? pending;
  const [best] = food.matches;
  let next = charge(charge(before, 'item', place), 'explains', place, food.value);
  if (best && amount) next = withPlausibility(next, best.food, amount, place);
  const here = { before, last: before.items?.item, food, amount, place, find };
  if (food.doubt > 0) next = charge(next, 'hardlyNamed', place, food.doubt);
  for (const [rule, holds] of FOOD_RULES) if (holds(here)) next = charge(next, rule, place);
  const item: Item = {
    ...nextItem(before, place.end),
    ...(amount?.counted && amount.quantity === 0 ? { joiner: 'without' as const } : { amount }),
    words: [...food.words, ...before.sizeWords],
    core: food.core,
    matches: food.matches,
    isGuess: food.core.length === 1 && !find.has(food.core[0]?.key ?? ''),
    isDetail: before.isDetail,
    expected: before.expected || amount?.counted === true || amount?.unit !== undefined || isLikelyName(food.core),
    stated: before.stated,
  };
  return {
    ...next,
    items: { item, before: before.corrects ? takenBack(next.items, item) : withRestated(next.items, item) },
    order: pending?.counted ? 'before' : next.order,
    joiner: 'next',
    pending: undefined,
    stated: {},
    sizeWords: [],
    afterEating: false,
    isCompanion: false,
    hasWords: false,
    corrects: false,
    previous: food.reading === 'stranger' ? 'stranger' : 'food',
  };
}

/** What a correction takes back: the food that it names again, or else the last one. */
function takenBack(items: ItemList | undefined, item: Item): ItemList | undefined {
  if (!items) return undefined;
  const named = lastOf(items, (other) => isSame(other, item));
  return without(items, named ?? items, !named);
}

/** "Puttu and kadala, wait no, appam and kadala": what was taken back as the last stays, and what stood before it goes. */
function withRestated(items: ItemList | undefined, item: Item): ItemList | undefined {
  const restated = lastOf(items, (other) => other.isTakenBack === true && isSame(other, item));
  const meant = restated?.before;
  return items && meant && meant.item.joiner !== 'without' ? without(items, meant, false) : items;
}

const isSame = (one: Item, other: Item) => one.matches[0]?.food.id === other.matches[0]?.food.id;

function lastOf(items: ItemList | undefined, isMeant: (item: Item) => boolean): ItemList | undefined {
  let at = items;
  for (let back = 0; at && back < FARTHEST_CORRECTED && !isMeant(at.item); back += 1) at = at.before;
  return at && isMeant(at.item) ? at : undefined;
}

function without(items: ItemList, meant: ItemList, isTakenBack: boolean): ItemList {
  if (items === meant)
    return {
      item: { ...items.item, joiner: 'without', ...(isTakenBack && { isTakenBack: true as const }) },
      before: items.before,
    };
  return { item: items.item, before: items.before && without(items.before, meant, isTakenBack) };
}

/** What a food comes or is made with chooses its kind, or lies in it, and is no food of its own. */
function asComponent(before: Hypothesis, place: Place, food: NamedFood, find: FindFoods): Hypothesis | undefined {
  const { pending, joiner } = before;
  const last = before.items?.item;
  const mayHold = last && last.joiner !== 'without' && (!before.isDetail || last.isDetail);
  if (!mayHold || food.reading === 'stranger' || last.end < place.start - FARTHEST_COMPONENT) return undefined;
  if (joiner !== 'with' && joiner !== 'made' && joiner !== 'and' && joiner !== 'list') return undefined;
  const following: Item = { ...nextItem(before, place.end), amount: pending, words: food.words };
  if (isBreadOfSandwich(last.core, following)) return absorb(before, place, food, food.words, find);
  if (pending?.counted || pending?.unit) return undefined;
  if (isToldApart(following, find) || isMixedWith(last, following)) return undefined;
  return isInside(following, last, find) ? absorb(before, place, food, knownOf(food.words, find), find) : undefined;
}

function absorb(before: Hypothesis, place: Place, food: NamedFood, words: Token[], find: FindFoods): Hypothesis {
  const taken = charge(before, 'explains', place, food.value);
  const inside = withLast(taken, (last) => {
    const components = [...last.components, ...words];
    const matches = find(keysOf(last.core), keysOf(components));
    const isHeld = words.some(({ key }) => matches[0]?.matched.has(key));
    return {
      ...last,
      components,
      words: [...last.words, ...words],
      matches: isHeld ? matches : last.matches,
      listsIngredients: last.listsIngredients || before.joiner === 'made',
      end: place.end,
    };
  });
  return { ...inside, joiner: 'next', pending: undefined, previous: 'food', afterEating: false };
}
