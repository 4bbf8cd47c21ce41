import type { FoodEntry } from '../../../../contract/entries/food.ts';
import type { Portion } from '../../../../contract/nutrition.ts';
import { measuringUnits } from '../mealsOf.ts';

/** How much was eaten, as a field takes it: so many of a unit, each of which is `servingSize`. */
export interface Amount {
  quantity: number;
  servingUnit: string;
  /** In g where the weight is known. */
  servingSize: number;
}

/** "1 × 100 g" is 100 of 1 g. */
export function amountOf({ quantity, servingUnit, servingSize, grams }: FoodEntry): Amount {
  if (grams !== null && servingUnit !== 'g') return { quantity, servingUnit, servingSize: grams / quantity };
  return measuringUnits.has(servingUnit)
    ? { quantity: quantity * servingSize, servingUnit, servingSize: 1 }
    : { quantity, servingUnit, servingSize };
}

/** The units that an entry can be told in: its own, those of its food, and its weight. */
export function unitsFor(entry: FoodEntry, portions: Portion[] = []): Portion[] {
  const own = amountOf(entry);
  const units = [{ unit: own.servingUnit, grams: own.servingSize }];
  if (entry.grams !== null) units.push(...portions, { unit: 'g', grams: 1 });
  return units.filter(({ unit }, at) => units.findIndex((other) => other.unit === unit) === at);
}

/** The same amount in another unit: its weight in g, or the nearest quarter of a household measure, of which at least one. */
export function inUnit({ quantity, servingSize }: Amount, { unit, grams }: Portion): Amount {
  const exact = (quantity * servingSize) / grams;
  const shown = unit === 'g' ? Math.max(1, Math.round(exact)) : Math.max(0.25, Math.round(exact * 4) / 4);
  return { quantity: shown, servingUnit: unit, servingSize: grams };
}
