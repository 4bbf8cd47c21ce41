import type { PageLocale } from '../../../texts/locale.ts';
import { macronutrientsOf } from '../../../texts/portal/entries/food.ts';
import { gramsOf } from '../../../texts/units.ts';

/** "20 g protein · 30 g carbs · 8 g fat" */
export function macronutrients(
  locale: PageLocale,
  { proteinG, carbsG, fatG }: { proteinG: number; carbsG: number; fatG: number },
  digits = 0,
): string {
  const told = (value: number) => gramsOf(locale, value, digits);
  return macronutrientsOf(locale, told(proteinG), told(carbsG), told(fatG));
}
