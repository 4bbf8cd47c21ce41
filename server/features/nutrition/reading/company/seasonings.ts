import type { Food } from '../../types.ts';
import { isExactFood } from '../names/findFoods.ts';
import { isDrink } from '../portions/portion.ts';
import type { Item } from '../search/item.ts';
import { VESSELS } from '../words/units.ts';

/** What is put into a drink or on a dish: a pinch that is no food of its own, and amounts that are not of it. */

/** "Doodh me haldi dalkar ek cup", "with honey, 1 glass": the vessel is of the milk. */
export function withVesselOfSeasoning(mentions: Item[]): Item[] {
  return mentions.map((mention, at) => {
    if (!isSeasoning(mention.matches[0]?.food) && isPoured(mentions[at - 1], mention))
      return { ...mention, amount: undefined };
    const next = mentions[at + 1];
    return isPoured(mention, next) ? { ...mention, amount: next?.amount } : mention;
  });
}

function isPoured(dish: Item | undefined, seasoning: Item | undefined): boolean {
  const unit = seasoning?.amount?.unit ?? '';
  if (!dish || dish.amount || !seasoning || !VESSELS.has(unit)) return false;
  const isDrunk = isServedIn(unit, dish) && dish.matches[0] !== undefined && isDrink(dish.matches[0].food);
  return (
    isSeasoning(seasoning.matches[0]?.food) || (seasoning.amountIsAfter && isDrunk && !isServedIn(unit, seasoning))
  );
}

function isServedIn(unit: string, { matches }: Item): boolean {
  return isExactFood(matches[0]) && matches[0].food.portions.some((portion) => portion.unit === unit);
}

export function isSeasoning(food: Food | undefined): boolean {
  return food?.traits.has('seasoning') === true;
}

/** "Guava with chaat masala", "sprouts, nimbu daal ke": a pinch on something is no food of its own. */
export function withoutSeasoning(mentions: Item[]): Item[] {
  return mentions.filter(({ amount, joiner, matches, endsWithCompanion }, at) => {
    const food = matches[0]?.food;
    const isSqueezed = food?.traits.has('squeezed') === true;
    // "Doodh 1 glass haldi dal ke": the glass is of the milk.
    if (isSeasoning(food) && VESSELS.has(amount?.unit ?? '')) return false;
    return (
      !(isSeasoning(food) || isSqueezed) ||
      at === 0 ||
      (joiner === 'start' && !isSqueezed && !endsWithCompanion) ||
      amount !== undefined
    );
  });
}
