import { isMeasure, portion } from '../../../../texts/food/portions.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { grams as inGrams } from '../../../../texts/units.ts';
import { loadFoodTable } from './foodTable.ts';
import { hindiNameOf } from './hindiNames.ts';

interface Portioned {
  foodId: string | null;
  foodName: string;
  toldName?: string | null | undefined;
  quantity: number;
  unit: string;
  grams: number | null;
}

/** "Roti, 2 pieces (80 g)" */
export function portionText(locale: Locale, { quantity, unit, grams, ...food }: Portioned): string {
  const name = nameOfFood(locale, food);
  const weight = grams === null ? '' : inGrams(locale, grams);
  if (unit === 'g') return `${name}, ${weight}`;
  const amount = portion(locale, quantity, unit);
  return `${name}, ${amount}${weight || isMeasure(unit) ? ` (${weight})` : ''}`;
}

type Named = Pick<Portioned, 'foodId' | 'foodName' | 'toldName'>;

/** The food's name, in Hindi where the table has one; what its person called it stands in front: "Pulihora (Tamarind rice)". */
export const nameOfFood = (locale: Locale, food: Named): string =>
  (locale === 'hi' && hindiNameOfFood(food)) || named(food.toldName, food.foodName);

/** Undefined too of what goes by another name than the table's: it tells more than that. */
export function hindiNameOfFood({ foodId, foodName, toldName }: Named): string | undefined {
  const table = loadFoodTable();
  const isOfTable = foodId !== null && table.byId.get(foodId)?.name === foodName;
  const inHindi = isOfTable ? hindiNameOf(table, foodId) : undefined;
  return inHindi && named(toldName, inHindi);
}

/** "Egg omelette" says all that "Omelette" does. */
function named(told: string | null | undefined, name: string): string {
  if (!told) return name;
  return told.toLowerCase().includes(name.toLowerCase()) ? told : `${told} (${name})`;
}
