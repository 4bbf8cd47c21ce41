import type { Db } from '../../../db/open.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { findPersonalFood, type PersonalFoodRow } from '../data.ts';
import { insertPersonalFood, keepPersonalFood, type PersonalFoodColumns, updatePersonalFood } from '../mutations.ts';
import type { EstimatedItem } from '../types.ts';
import { findIngredients, isRecipe, type RecipeRow } from './data.ts';
import { cook, type Ingredient, isPossible } from './policy.ts';

export interface RecipeFields {
  name: string;
  servings: number;
  /** g of the finished dish; undefined for what went into the pot. */
  yieldG: number | undefined;
  ingredients: Ingredient[];
}

/** What is wrong with a recipe: ingredients that no food is known for, or a weight that so much can't be cooked down to. */
export type RecipeFault = { fault: 'unknown'; unknown: string[] } | { fault: 'impossible' } | { fault: 'taken' };

/** A repeat with the same key answers with the recipe of the first. */
export async function insertRecipe(
  db: Db,
  owner: OwnerId,
  fields: RecipeFields,
  idempotencyKey: string | undefined,
  now: Date,
): Promise<RecipeRow | RecipeFault> {
  const food = await toFood(db, owner, fields);
  if ('fault' in food) return food;
  const row = await insertPersonalFood(db, owner, food, idempotencyKey, now);
  return row && isRecipe(row) ? row : { fault: 'taken' };
}

/** Undefined when there is no such recipe. */
export async function updateRecipe(
  db: Db,
  owner: OwnerId,
  id: string,
  changes: Partial<RecipeFields>,
): Promise<RecipeRow | RecipeFault | undefined> {
  const known = await findPersonalFood(db, owner, id);
  if (!known || !isRecipe(known)) return undefined;
  const { name, servings, yieldG } = known;
  const ingredients = known.ingredients as unknown as Ingredient[];
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const food = await toFood(db, owner, { name, servings, yieldG, ingredients, ...given });
  if ('fault' in food) return food;
  const row = await updatePersonalFood(db, owner, id, food);
  if (row === 'taken') return { fault: 'taken' };
  return row && isRecipe(row) ? row : undefined;
}

/** Keeps a recipe of ingredients that were understood already, or gives the food of that name these. */
export function keepRecipe(
  db: Db,
  owner: OwnerId,
  { items, ...fields }: Omit<RecipeFields, 'ingredients'> & { items: EstimatedItem[] },
  now: Date,
): Promise<{ row: PersonalFoodRow; before: Partial<PersonalFoodRow> | undefined }> | undefined {
  const ingredients = items.map(({ foodName, grams }) => ({ food: foodName, grams: Math.round(grams * 10) / 10 }));
  const food = cooked({ ...fields, ingredients }, items);
  return 'fault' in food ? undefined : keepPersonalFood(db, owner, food, now);
}

async function toFood(db: Db, owner: OwnerId, fields: RecipeFields): Promise<PersonalFoodColumns | RecipeFault> {
  const { items, unknown } = await findIngredients(
    db,
    owner,
    fields.ingredients.map(({ food, grams }) => `${grams} g ${food}`),
  );
  return unknown.length > 0 ? { fault: 'unknown', unknown } : cooked(fields, items);
}

function cooked(fields: RecipeFields, items: EstimatedItem[]): PersonalFoodColumns | RecipeFault {
  const { name, servings, ingredients } = fields;
  const yieldG = fields.yieldG ?? items.reduce((sum, { grams }) => sum + grams, 0);
  const dish = cook(
    items.map(({ nutrients }) => nutrients),
    { servings, yieldG },
  );
  if (!isPossible(dish)) return { fault: 'impossible' };
  const { energyKcal, proteinG, carbohydrateG, fatG, fiberG, sugarG, sodiumMg, cholesterolMg, portions } = dish;
  const figures = { energyKcal, proteinG, carbohydrateG, fatG, fiberG, sugarG, sodiumMg, cholesterolMg };
  return { name, otherNames: [], ...figures, portions, servings, yieldG, ingredients: JSON.stringify(ingredients) };
}
