import { type FindFoods, isExactFood, keysOf } from './findFoods.ts';
import type { FoodMatch } from './matchFood.ts';
import type { Mention } from './mention.ts';
import { isDrink } from './portion.ts';
import { isServedBy } from './trailingAmounts.ts';
import type { Measure } from './units.ts';

const SPOONS = ['teaspoon', 'tablespoon', 'serving spoon'];

/**
 * "parantha 2 makkhan ke saath", "puran poli 2 ghee lagake": a bare number between two foods counts the first when
 * the first can be counted and the second can't, or is only its company.
 */
export function isSaidAfter(before: Mention, mention: Mention, find: FindFoods): boolean {
  const { amount } = mention;
  const isSliced = amount?.unit === 'piece' || amount?.unit === 'slice';
  const isBare = amount?.counted && (!amount.unit || isSliced) && !amount.measure && !amount.size;
  if (!amount?.counted || before.amount || mention.joiner !== 'next') return false;
  const first = find(keysOf(before.words), [])[0];
  if (amount.measure) return isMeasuredAs(first, find(keysOf(mention.words), [])[0], amount.measure);
  const isServed = mention.endsWithCompanion && first?.food.portions.some(({ unit }) => unit === amount.unit);
  if (isServed) return isExactFood(first);
  // "Biryani half plate raita": the plate is for what comes on plates.
  if (amount.unit && !isSliced)
    return isServedIn(before, amount.unit, find) && !isServedIn(mention, amount.unit, find) && isNamed(mention, find);
  if (!isBare) return false;
  if (!first || !isExactFood(first) || !first.food.portions.some(({ unit }) => unit === 'piece')) return false;
  const second = find(keysOf(mention.words), [])[0];
  if (!second || !isExactFood(second)) return !isSliced;
  const usual = second.food.portions[0]?.unit;
  return mention.endsWithCompanion || (usual !== 'piece' && usual !== 'slice');
}

/** "Lassi 300 ml roti", "bhujia 50 g chai ke saath": drinks are measured in ml, and what is eaten in g. */
function isMeasuredAs(first: FoodMatch | undefined, second: FoodMatch | undefined, { of }: Measure): boolean {
  if (!isExactFood(first) || !isExactFood(second)) return false;
  return isDrink(first.food) === (of === 'ml') && isDrink(second.food) !== (of === 'ml');
}

function isServedIn(food: Mention, unit: string, find: FindFoods): boolean {
  return (unit === 'spoon' ? SPOONS : [unit]).some((one) => isServedBy(food, one, find));
}

function isNamed({ words }: Mention, find: FindFoods): boolean {
  return isExactFood(find(keysOf(words), [])[0]);
}
