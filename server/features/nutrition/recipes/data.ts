import type { Recipe } from '../../../../contract/savedFoods.ts';
import type { Db } from '../../../db/open.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { listPersonalFoods, type PersonalFoodRow } from '../data.ts';
import { macronutrients, roundNutrients } from '../policy.ts';
import { understandMealOf } from '../reading.ts';
import { loadFoodTable } from '../table/foodTable.ts';
import type { EstimatedItem, Nutrients } from '../types.ts';
import type { Ingredient } from './policy.ts';

/** A food of one's own that is a recipe. */
export type RecipeRow = PersonalFoodRow & { servings: number; yieldG: number };

export const isRecipe = (row: PersonalFoodRow): row is RecipeRow => row.ingredients !== null;

export const listRecipes = async (db: Db, owner: OwnerId): Promise<RecipeRow[]> =>
  (await listPersonalFoods(db, owner)).filter(isRecipe);

export function toRecipe(row: RecipeRow): Recipe {
  const { id, name, servings, yieldG } = row;
  const grams = yieldG / servings;
  const amounts = roundNutrients(
    Object.fromEntries(nutrientNames.map((nutrient) => [nutrient, (row[nutrient] * grams) / 100])) as Nutrients,
  );
  return {
    ...{ id, name, servings, yieldG },
    ingredients: row.ingredients as unknown as Ingredient[],
    perServing: { grams, calories: amounts.energyKcal, ...macronutrients(amounts) },
  };
}

const nutrientNames = [
  ...(['energyKcal', 'proteinG', 'carbohydrateG', 'fatG', 'fiberG', 'sugarG', 'sodiumMg', 'cholesterolMg'] as const),
];

/** What goes into the pot for each text, raw where the table knows it so; `unknown` are those that name no one food. */
export async function findIngredients(
  db: Db,
  owner: OwnerId,
  texts: string[],
): Promise<{ items: EstimatedItem[]; unknown: string[] }> {
  const items: EstimatedItem[] = [];
  const unknown: string[] = [];
  for (const text of texts) {
    const found = (await findRaw(db, owner, text)) ?? (await findItems(db, owner, text));
    if (found) items.push(...found);
    else unknown.push(text);
  }
  return { items, unknown };
}

async function findItems(db: Db, owner: OwnerId, text: string): Promise<EstimatedItem[] | undefined> {
  const { items, questions, unknown } = await understandMealOf(db, owner, text);
  return items.length > 0 && questions.length === 0 && unknown.length === 0 ? items : undefined;
}

/** "250 g rajma" goes into a pot dry, "4 eggs" raw, though they are eaten cooked. */
async function findRaw(db: Db, owner: OwnerId, text: string): Promise<EstimatedItem[] | undefined> {
  const [cooked, ...others] = (await findItems(db, owner, text)) ?? [];
  const stateOf = (item: EstimatedItem) => loadFoodTable().byId.get(item.foodId)?.state;
  if (!cooked || others.length > 0 || stateOf(cooked) !== 'cooked') return undefined;
  const found = await findItems(db, owner, `${text} raw`);
  const isRaw = found?.every((item) => stateOf(item) === 'raw' || stateOf(item) === 'dry');
  return isRaw ? found : undefined;
}
