import { understandMeal } from '../../server/features/nutrition/reading/understandMeal.ts';
import type { FoodTable } from '../../server/features/nutrition/table/foodTable.ts';
import type { AskedQuestion, Behaviour } from '../../tests/fakes/ai.ts';

/**
 * Answers as a middling model would, so that the bench can be seen at work without one: mostly what the table reads, at
 * times a food less, an amount of its own, another form or nothing. Its figures say nothing of any model.
 */
export const standIn =
  (table: FoodTable) =>
  ({ text, pictures }: AskedQuestion): Behaviour => {
    const chance = Math.random();
    if (chance < 0.03) return { status: 429 };
    if (chance < 0.06) return { text: 'Sure! Here is your meal.' };
    if (pictures.length > 0) {
      return { value: { foods: [{ food: 'roti', amount: chance < 0.3 ? 3 : 2, unit: 'piece' }] } };
    }
    const { items } = understandMeal(JSON.parse(text).message, table);
    const foods = items.slice(0, chance < 0.2 ? -1 : undefined).map(({ foodName, quantity }) => ({
      ...{ food: foodName.replace(/[^\p{L} ]/gu, ' '), amount: chance < 0.3 ? quantity + 1 : quantity },
      ...{ unit: null, share: null },
    }));
    return { value: { intent: foods.length > 0 ? 'ate' : 'unclear', foods, day: null, meal: null, entry: null } };
  };
