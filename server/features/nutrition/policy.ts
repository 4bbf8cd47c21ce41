import type { Estimate, UnderstoodFood } from '../../../contract/estimate.ts';
import { type FurtherAmounts, furtherNutrients, nutrients } from '../../../contract/nutrients.ts';
import { COUNTED_UNITS } from './reading/words/units.ts';
import { nameWords } from './table/nameKey.ts';
import type { EstimatedItem, Food, FurtherNutrients, Nutrients, Portion } from './types.ts';

/** The food that the chat keeps as water. */
export const plainWater = 'water';
export const kjPerKcal = 4.184;
/** Sentences that people behind one address may try without an account. */
export const trialLimit = { perAddress: 60, windowSeconds: 600 };

/**
 * Figures as they are shown and stored: whole kcal and mg, tenths of a gram, as the contract says of each nutrient. What is
 * added up is what was shown; what is unknown stays so.
 */
export function roundNutrients<Known extends Partial<Nutrients & FurtherNutrients>>(known: Known): Known {
  const rounded: Partial<Nutrients & FurtherNutrients> = {};
  for (const { name, decimals } of nutrients) {
    const amount = known[name];
    if (amount !== undefined) rounded[name] = Math.round(amount * 10 ** decimals) / 10 ** decimals;
  }
  return rounded as Known;
}

/** Every further nutrient, null where it isn't known. */
export const furtherAmounts = (known: Partial<FurtherAmounts>) =>
  Object.fromEntries(furtherNutrients.map(({ name }) => [name, known[name] ?? null])) as FurtherAmounts;

export function toEstimate(item: EstimatedItem): Estimate {
  const amounts = roundNutrients(item.nutrients);
  return {
    foodName: item.foodName,
    quantity: item.quantity,
    unit: item.unit,
    grams: item.grams,
    calories: amounts.energyKcal,
    caloriesLow: Math.round(item.energyLowKcal),
    caloriesHigh: Math.round(item.energyHighKcal),
    ...macronutrients(amounts),
    ...furtherAmounts(amounts),
    source: item.source,
    confidence: item.confidence,
  };
}

export const toUnderstoodFood = (item: EstimatedItem): UnderstoodFood => ({ ...toEstimate(item), text: item.text });

/** The contract's names of what the domain calls nutrients, without the energy. */
export const macronutrients = (amounts: Nutrients) => ({
  proteinG: amounts.proteinG,
  carbsG: amounts.carbohydrateG,
  fatG: amounts.fatG,
  fiberG: amounts.fiberG,
  sugarG: amounts.sugarG,
  sodiumMg: amounts.sodiumMg,
  cholesterolMg: amounts.cholesterolMg,
});

/** A food's household measures as the contract tells them. */
export const toPortions = ({ portions }: Food) => portions.map(({ unit, grams }) => ({ unit, grams }));

/** Portions in the units of meals, where it knows the words for them. */
export function toPersonalPortions(portions: { unit: string; grams: number }[]): Portion[] {
  return portions.map(({ unit, grams }) => {
    const known = nameWords(unit).map((word) => COUNTED_UNITS.get(word));
    return { unit: known.find((name) => name !== undefined) ?? unit.toLowerCase(), grams, sizes: {} };
  });
}

/** Beyond these an amount of one food is asked about before it counts: in usual portions with energy to speak of, in g, in kcal. */
const mostPortions = 12;
const leastKcalOfMany = 500;
const mostGrams = 3_000;
const mostKcal = 3_000;

/** Whether somebody may well have eaten so much of a food; of a food outside the table only weight and energy tell. */
export function isPlausible({ quantity, grams, nutrients }: EstimatedItem, food: Food | undefined): boolean {
  const { energyKcal } = nutrients;
  if (quantity <= 0 || grams > mostGrams || energyKcal > mostKcal) return false;
  const usual = (food?.portions[0]?.grams ?? 0) * (food?.defaultQuantity ?? 1);
  return usual === 0 || grams <= usual * mostPortions || energyKcal < leastKcalOfMany;
}
