import { nutrients } from '../../../../texts/food/ownFoods.ts';
import type { Locale } from '../../../../texts/locale.ts';
import type { PublishedFigures } from '../../nutrition/types.ts';

/** "454 kcal, protein 7 g, carbs 75 g": what is known, in the order of a label. */
export const figuresText = (locale: Locale, figures: PublishedFigures): string =>
  nutrients
    .flatMap(({ nutrient, text }) => {
      const value = figures[nutrient];
      return value === undefined ? [] : text(locale, value);
    })
    .join(', ');
