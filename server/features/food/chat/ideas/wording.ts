import * as texts from '../../../../../texts/food/food.ts';
import { portion } from '../../../../../texts/food/portions.ts';
import type { Locale } from '../../../../../texts/locale.ts';
import { nameOfFood } from '../../../nutrition/table/toldFoods.ts';
import { type WeighedIdea, weighedIdeas } from './fitting.ts';

/** In English as it is told; else its foods one by one: "2 पीस रोटी और 1 कटोरी दाल". */
export function mealText(locale: Locale, { told, items }: WeighedIdea): string {
  if (locale === 'en' && weighedIdeas().some((idea) => idea.items === items)) return told;
  const foods = items.map((item) => `${portion(locale, item.quantity, item.unit)} ${nameOfFood(locale, item)}`);
  return foods.reduce((one, other) => texts.and(locale, one, other));
}
