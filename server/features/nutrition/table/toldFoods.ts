import { isMeasure, portion } from '../../../../texts/food/portions.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { grams as inGrams } from '../../../../texts/units.ts';
import { loadFoodTable } from './foodTable.ts';
import { hindiNameOf } from './hindiNames.ts';

interface Portioned {
  foodId: string | null;
  foodName: string;
  quantity: number;
  unit: string;
  grams: number | null;
}

/** "Roti, 2 pieces (80 g)" */
export function portionText(locale: Locale, { foodId, foodName, quantity, unit, grams }: Portioned): string {
  const name = nameOfFood(locale, { foodId, foodName });
  const weight = grams === null ? '' : inGrams(locale, grams);
  if (unit === 'g') return `${name}, ${weight}`;
  const amount = portion(locale, quantity, unit);
  return `${name}, ${amount}${weight || isMeasure(unit) ? ` (${weight})` : ''}`;
}

type Named = Pick<Portioned, 'foodId' | 'foodName'>;

/** The food's name, in Hindi where the table has one. */
export const nameOfFood = (locale: Locale, food: Named): string =>
  (locale === 'hi' && hindiNameOfFood(food)) || food.foodName;

/** Undefined too of what goes by another name than the table's: it tells more than that. */
export function hindiNameOfFood({ foodId, foodName }: Named): string | undefined {
  const table = loadFoodTable();
  return foodId !== null && table.byId.get(foodId)?.name === foodName ? hindiNameOf(table, foodId) : undefined;
}
