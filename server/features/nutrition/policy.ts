import type { Estimate } from '../../../contract/nutrition.ts';
import { COUNTED_UNITS } from './parser/units.ts';
import { nameWords } from './table/nameKey.ts';
import type { EstimatedItem, Nutrients, Portion } from './types.ts';

/** Figures as they are shown and stored: whole kcal and mg, tenths of a gram. What is added up is what was shown. */
export function roundNutrients(nutrients: Nutrients): Nutrients {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return {
    energyKcal: Math.round(nutrients.energyKcal),
    proteinG: tenth(nutrients.proteinG),
    carbohydrateG: tenth(nutrients.carbohydrateG),
    fatG: tenth(nutrients.fatG),
    fiberG: tenth(nutrients.fiberG),
    sugarG: tenth(nutrients.sugarG),
    sodiumMg: Math.round(nutrients.sodiumMg),
    cholesterolMg: Math.round(nutrients.cholesterolMg),
  };
}

export function toEstimate(item: EstimatedItem): Estimate {
  const nutrients = roundNutrients(item.nutrients);
  return {
    foodName: item.foodName,
    quantity: item.quantity,
    unit: item.unit,
    grams: item.grams,
    calories: nutrients.energyKcal,
    caloriesLow: Math.round(item.energyLowKcal),
    caloriesHigh: Math.round(item.energyHighKcal),
    ...macronutrients(nutrients),
    source: item.source,
    confidence: item.confidence,
  };
}

/** The contract's names of what the domain calls nutrients, without the energy. */
export const macronutrients = (nutrients: Nutrients) => ({
  proteinG: nutrients.proteinG,
  carbsG: nutrients.carbohydrateG,
  fatG: nutrients.fatG,
  fiberG: nutrients.fiberG,
  sugarG: nutrients.sugarG,
  sodiumMg: nutrients.sodiumMg,
  cholesterolMg: nutrients.cholesterolMg,
});

/** Portions in the parser's units, where it knows the words for them. */
export function toPersonalPortions(portions: { unit: string; grams: number }[]): Portion[] {
  return portions.map(({ unit, grams }) => {
    const known = nameWords(unit).map((word) => COUNTED_UNITS.get(word));
    return { unit: known.find((name) => name !== undefined) ?? unit.toLowerCase(), grams, sizes: {} };
  });
}
