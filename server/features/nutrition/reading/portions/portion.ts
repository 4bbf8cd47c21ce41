import type { Food, Portion } from '../../types.ts';
import type { Amount } from '../words/amount.ts';
import { USUAL, VOLUME_OF_UNIT } from '../words/units.ts';
import { halfOf, vesselFor } from './vessels.ts';

/** How the weight was arrived at, from sure to assumed. */
export type Certainty = 'measured' | 'portion' | 'volume' | 'default';

export interface ChosenPortion {
  quantity: number;
  unit: string;
  grams: number;
  certainty: Certainty;
}

const SIZE_FACTORS: Record<string, number> = {
  small: 0.7,
  medium: 1,
  large: 1.35,
  'extra large': 1.6,
  half: 0.5,
  full: 1,
  family: 2.5,
};
/** A little of what comes in spoons is most of a spoon. */
const LITTLE = 0.6;
const LITTLE_OF_A_BIT = 0.8;
const MOST_OF_A_BIT_G = 40;
const TINY_PIECE_G = 12;
/** "Momo jhol 8" counts what lies in one bowl. */
const MANY = 4;
const SERVED_BY_THE_VESSEL = new Set(['katori', 'bowl', 'plate', 'serving']);
const PLATEFUL_G = 150;
const G_PER_OUNCE = 28.35;
const ML_PER_FLUID_OUNCE = 29.57;
const INCHES_OF_A_SUB = 6;
/** Snacks that come by the tiny piece, in a bag of which nothing else is known. */
const BAGS = new Set(['bag', 'packet']);
const BAG_OF_SNACKS_G = 45;
const BAG_G: Record<string, number> = { small: 28, medium: BAG_OF_SNACKS_G, large: 85, family: 200 };
/** Units that stand in for each other when a food lacks the one that was said. */
const ALIKE = [
  ['piece', 'slice', 'stick', 'roll', 'ball', 'wedge', 'strip', 'cube', 'sandwich', 'leaf', 'clove', 'bar'],
  ['packet', 'bag', 'box', 'container', 'bar', 'bottle', 'can', 'serving', 'sleeve'],
  ['glass', 'bottle', 'can', 'cup'],
  ['katori', 'bowl', 'cup'],
  ['plate', 'serving', 'bowl'],
];

/** Step 6: how many grams an amount of a food is. */
export function choosePortion(food: Food, amount: Amount | undefined): ChosenPortion {
  if (amount?.measure) return measured(food, amount.quantity ?? 1, amount.measure);
  if (amount?.unit) return ofUnit(food, amount.unit, amount.quantity ?? 1, amount.size);
  const usual = food.portions[0] ?? { unit: 'serving', grams: 100, sizes: {} };
  if (!amount?.counted && amount?.size === 'little') return littleOf(food, usual);
  if (amount?.quantity === undefined && !amount?.size) {
    const quantity = food.defaultQuantity;
    return { quantity, unit: usual.unit, grams: usual.grams * quantity, certainty: 'default' };
  }
  return ofNumber(food, usual, amount);
}

/** A number or a size without a unit: "2 dosas", "half a pizza", "a large coffee". */
function ofNumber(food: Food, usual: Portion, { quantity = 1, size, counted }: Amount): ChosenPortion {
  const whole = food.portions.find(({ sizes }) => sizes.full)?.sizes.full;
  if (quantity < 1 && whole && !size) return { quantity, unit: 'piece', grams: quantity * whole, certainty: 'portion' };
  const isPartOfHelping = quantity < 1 || (quantity === 1 && size !== undefined);
  if ((quantity < 1 && isDishOfPieces(food)) || (isPartOfHelping && isCountedInHelpings(food)))
    return usualTimes(food, quantity, size);
  const pieces = countedPortion(food, size);
  if (!pieces && quantity >= MANY && usual.grams >= PLATEFUL_G && !isDrink(food))
    return { quantity: 1, unit: usual.unit, grams: usual.grams, certainty: 'default' };
  const portion = pieces ?? usual;
  const certainty = counted || size ? 'portion' : 'default';
  return { quantity, unit: portion.unit, grams: quantity * sized(portion, size), certainty };
}

/** "One large fries" and "half the chips" are of a helping, and not of one chip. */
export function isCountedInHelpings({ portions }: Food): boolean {
  const piece = portions.find(({ unit }) => unit === 'piece');
  return piece !== undefined && piece.grams < TINY_PIECE_G && portions[0] !== piece;
}

/** "Beef fry half" is half a helping, and not half of one of its pieces. */
function isDishOfPieces({ cuisine, portions }: Food): boolean {
  const [usual] = portions;
  return cuisine === 'india' && SERVED_BY_THE_VESSEL.has(usual?.unit ?? '');
}

function littleOf({ defaultQuantity }: Food, { unit, grams }: Portion): ChosenPortion {
  const isBit = defaultQuantity * grams <= MOST_OF_A_BIT_G;
  const quantity = defaultQuantity * (isBit ? LITTLE_OF_A_BIT : LITTLE);
  return { quantity, unit, grams: grams * quantity, certainty: 'default' };
}

function measured(food: Food, quantity: number, measure: { of: 'g' | 'ml'; amount: number }): ChosenPortion {
  const isOunces = Math.abs(measure.amount % G_PER_OUNCE) < 0.001 && measure.amount >= G_PER_OUNCE;
  const isVolume = measure.of === 'ml' || (isOunces && isDrink(food));
  const ml = measure.of === 'ml' ? measure.amount : (measure.amount / G_PER_OUNCE) * ML_PER_FLUID_OUNCE;
  const grams = quantity * (isVolume ? ml * food.densityGPerMl : measure.amount);
  return {
    quantity: quantity * (isVolume ? ml : measure.amount),
    unit: isVolume ? 'ml' : 'g',
    grams,
    certainty: 'measured',
  };
}

export function isDrink(food: Food): boolean {
  return food.portions.some(({ unit }) => unit === 'glass' || unit === 'can') && food.densityGPerMl > 0.9;
}

function ofUnit(food: Food, said: string, quantity: number, size: string | undefined): ChosenPortion {
  const unit = vesselFor(food, said, size);
  const exact = food.portions.find((portion) => portion.unit === unit);
  const half = quantity === 0.5 ? halfOf(food, unit) : undefined;
  if (half) return { quantity, unit, grams: half, certainty: 'portion' };
  if (unit === USUAL) return usualTimes(food, quantity, size);
  if (exact) return { quantity, unit, grams: quantity * sized(exact, size), certainty: 'portion' };
  const volume = VOLUME_OF_UNIT.get(unit);
  const alike = ALIKE.filter((units) => units.includes(unit)).flatMap((units) =>
    units.flatMap((candidate) => food.portions.find((portion) => portion.unit === candidate) ?? []),
  )[0];
  const scooped = isDrink(food) ? undefined : food.portions.find((portion) => VOLUME_OF_UNIT.has(portion.unit));
  if (volume && scooped) {
    const perMl = scooped.grams / (VOLUME_OF_UNIT.get(scooped.unit) ?? volume);
    return { quantity, unit, grams: quantity * volume * perMl * sizeFactor(size), certainty: 'volume' };
  }
  if (volume && (isDrink(food) || !alike)) {
    return { quantity, unit, grams: quantity * volume * food.densityGPerMl * sizeFactor(size), certainty: 'volume' };
  }
  if (unit === 'inch') return ofUnit(food, 'piece', quantity / INCHES_OF_A_SUB, size);
  if (unit === 'piece' && !alike) return choosePortion(food, undefined);
  if (BAGS.has(unit) && food.portions[0] && food.portions[0].grams < TINY_PIECE_G)
    return { quantity, unit, grams: quantity * (BAG_G[size ?? 'medium'] ?? BAG_OF_SNACKS_G), certainty: 'volume' };
  const portion = alike ?? food.portions[0] ?? { unit, grams: 100, sizes: {} };
  return { quantity, unit: portion.unit, grams: quantity * sized(portion, size), certainty: 'volume' };
}

function usualTimes({ portions, defaultQuantity }: Food, quantity: number, size: string | undefined): ChosenPortion {
  const usual = portions[0] ?? { unit: 'serving', grams: 100, sizes: {} };
  const times = quantity * defaultQuantity;
  return { quantity: times, unit: usual.unit, grams: sized(usual, size) * times, certainty: 'portion' };
}

/** What a bare number counts: pieces where there are pieces, otherwise the usual portion. */
function countedPortion(food: Food, size: string | undefined): Portion | undefined {
  if (size) {
    const named = food.portions.find((portion) => portion.sizes[size] !== undefined);
    if (named) return named;
  }
  return food.portions.find((portion) => portion.unit === 'piece');
}

function sized(portion: Portion, size: string | undefined): number {
  return (size ? portion.sizes[size] : undefined) ?? portion.grams * sizeFactor(size);
}

function sizeFactor(size: string | undefined): number {
  if (size === 'little') return LITTLE;
  return size ? (SIZE_FACTORS[size] ?? 1) : 1;
}
