import { scaleFurther } from '../../table/furtherFigures.ts';
import { wordKey } from '../../table/nameKey.ts';
import type { EstimatedItem, Food, FurtherNutrients, Nutrients } from '../../types.ts';
import { type Amount, UNSAID } from '../words/amount.ts';
import { COUNTED_UNITS, MEASURED_UNITS } from '../words/units.ts';
import { type Certainty, type ChosenPortion, choosePortion } from './portion.ts';

/** The true energy lies between estimate / factor and estimate × factor for 80 % of items. */
const SPREAD: Record<Certainty, number> = { measured: 1.45, portion: 1.6, volume: 1.85, default: 2 };
/** How far the errors of one meal's items go together. */
const CORRELATION = 0.5;
const SURENESS: Record<Certainty, number> = { measured: 1, portion: 0.95, volume: 0.85, default: 0.8 };

/** What so much of a food holds, of the further nutrients those that are known. */
export function scaleFood({ per100g, furtherPer100g }: Food, grams: number): Nutrients & FurtherNutrients {
  const scale = (figure: number) => Math.round(figure * grams) / 100;
  return {
    energyKcal: scale(per100g.energyKcal),
    proteinG: scale(per100g.proteinG),
    carbohydrateG: scale(per100g.carbohydrateG),
    fatG: scale(per100g.fatG),
    fiberG: scale(per100g.fiberG),
    sugarG: scale(per100g.sugarG),
    sodiumMg: scale(per100g.sodiumMg),
    cholesterolMg: scale(per100g.cholesterolMg),
    ...scaleFurther(furtherPer100g, grams),
  };
}

/** One food at a chosen portion; `score` says how well the words fit the food. */
export function estimateItem(food: Food, portion: ChosenPortion, text: string, score: number): EstimatedItem {
  const grams = Math.round(portion.grams * 10) / 10;
  const nutrients = scaleFood(food, grams);
  const spread = SPREAD[portion.certainty] * (1 + (1 - score) * 0.8);
  return {
    foodId: food.id,
    foodName: food.name,
    text,
    quantity: Math.round(portion.quantity * 1000) / 1000,
    unit: portion.unit,
    grams,
    nutrients,
    energyLowKcal: Math.round(nutrients.energyKcal / spread),
    energyHighKcal: Math.round(nutrients.energyKcal * spread),
    source: food.source,
    confidence: Math.round(score * SURENESS[portion.certainty] * 100) / 100,
  };
}

/** The same food at another quantity or in another unit, as after "make that 3" or "in katori". */
export function estimateFood(food: Food, quantity: number, unit: string, text = food.name): EstimatedItem {
  const key = wordKey(unit.toLowerCase());
  const amount: Amount = {
    ...UNSAID,
    quantity,
    unit: MEASURED_UNITS.has(key) ? undefined : (COUNTED_UNITS.get(key) ?? unit),
    measure: MEASURED_UNITS.get(key),
    counted: true,
  };
  return estimateItem(food, choosePortion(food, amount), text, 1);
}

/** So many of one of the food's own portions, or so many grams of it; undefined where it has no such portion. */
export function estimatePortion(food: Food, quantity: number, unit: string): EstimatedItem | undefined {
  if (unit === 'g') return estimateItem(food, { quantity, unit, grams: quantity, certainty: 'measured' }, food.name, 1);
  const portion = food.portions.find((known) => known.unit === unit);
  const grams = (portion?.grams ?? 0) * quantity;
  return portion && estimateItem(food, { quantity, unit, grams, certainty: 'portion' }, food.name, 1);
}

/**
 * The sum of a meal. Errors of its items are partly independent, so its range is narrower than the sum of theirs; partly
 * they are the person's (a big eater, an oily kitchen) and add up.
 */
export function totalOf(items: EstimatedItem[]): Pick<EstimatedItem, 'nutrients' | 'energyLowKcal' | 'energyHighKcal'> {
  const sum = (read: (item: EstimatedItem) => number) => items.reduce((total, item) => total + read(item), 0);
  const energyKcal = sum((item) => item.nutrients.energyKcal);
  const below = joined(items.map((item) => item.nutrients.energyKcal - item.energyLowKcal));
  const above = joined(items.map((item) => item.energyHighKcal - item.nutrients.energyKcal));
  return {
    nutrients: {
      energyKcal,
      proteinG: sum((item) => item.nutrients.proteinG),
      carbohydrateG: sum((item) => item.nutrients.carbohydrateG),
      fatG: sum((item) => item.nutrients.fatG),
      fiberG: sum((item) => item.nutrients.fiberG),
      sugarG: sum((item) => item.nutrients.sugarG),
      sodiumMg: sum((item) => item.nutrients.sodiumMg),
      cholesterolMg: sum((item) => item.nutrients.cholesterolMg),
    },
    energyLowKcal: Math.round(energyKcal - below),
    energyHighKcal: Math.round(energyKcal + above),
  };
}

/** The spread of a sum whose parts' errors correlate. */
function joined(spreads: number[]): number {
  const together = spreads.reduce((sum, spread) => sum + spread, 0) ** 2;
  const apart = spreads.reduce((sum, spread) => sum + spread ** 2, 0);
  return Math.sqrt(CORRELATION * together + (1 - CORRELATION) * apart);
}
