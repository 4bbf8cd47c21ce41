import { item as itemText } from '../../../../texts/food/food.ts';
import * as texts from '../../../../texts/food/savedFoods.ts';
import { figure } from '../../../../texts/numbers.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { findIngredients, isRecipe, toRecipe } from '../recipes/data.ts';
import { keepRecipe } from '../recipes/mutations.ts';
import type { RecipeSaid } from './recipeReading.ts';

/** Keeps a recipe, or gives the food of that name its ingredients; logs nothing. */
export async function saveRecipe(
  { name, servings, yieldG, ingredients }: RecipeSaid,
  { db, person: { owner, locale }, now }: Turn,
): Promise<Outcome> {
  const { items, unknown } = await findIngredients(db, owner, ingredients);
  if (unknown.length > 0)
    return { text: texts.unknownIngredients(locale, unknown.map((text) => `“${text}”`).join(', ')) };
  const kept = await keepRecipe(db, owner, { name, servings, yieldG, items }, now);
  if (!kept || !isRecipe(kept.row)) return { text: texts.impossibleYield(locale) };
  const { perServing } = toRecipe(kept.row);
  const lines = items.map(
    ({ foodName, grams, nutrients }) =>
      `• ${itemText(locale, `${foodName}, ${figure(grams)} g`, nutrients.energyKcal)}`,
  );
  const { grams, calories, proteinG, carbsG, fatG } = perServing;
  return {
    text: [
      texts.recipeKept(locale, kept.row.name, servings, grams),
      ...lines,
      texts.perServing(locale, calories, proteinG, carbsG, fatG),
      texts.howToUseRecipe(locale, kept.row.name.toLowerCase()),
    ].join('\n'),
    effects: [
      kept.before
        ? { table: 'personalFoods', id: kept.row.id, change: 'updated', before: kept.before }
        : { table: 'personalFoods', id: kept.row.id, change: 'created' },
    ],
  };
}
