import { understandMeal } from '../../server/features/nutrition/reading/understandMeal.ts';
import { mealTexts } from '../../server/features/nutrition/reading/words/meals.ts';
import { asMeant, spellFood } from '../../server/features/nutrition/reading.ts';
import { loadFoodTable } from '../../server/features/nutrition/table/foodTable.ts';
import type { MealUnderstanding } from '../../server/features/nutrition/types.ts';
import { inKnownWords } from '../../server/language/regional.ts';
import type { LabelledMessage } from '../wants/hands.ts';

/** What a message tells of food, without the parts that tell of anything else. */
export const foodTold = ({ segs }: LabelledMessage): string =>
  segs
    .filter(([, act]) => act === 'log.food')
    .map(([text]) => text.trim())
    .join(', ');

/** A text as the readers get it, meal by meal. */
export const knownTexts = (text: string): string[] =>
  mealTexts(asMeant(text)).map((part) => inKnownWords(part, spellFood));

/** The meals of such texts, for a person of whom nothing is known. */
export const mealsIn = (texts: string[]): MealUnderstanding[] =>
  texts.map((text) => understandMeal(text, loadFoodTable(), [], true));
