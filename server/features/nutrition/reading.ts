import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { listPersonalFoods, toPersonalFood } from './data.ts';
import { findImportedFoods, hasImportedFoods } from './import/data.ts';
import { phrasesToLookUp, understandMeal } from './parser/understandMeal.ts';
import { loadFoodTable } from './table/foodTable.ts';
import type { MealUnderstanding } from './types.ts';

/** What a person's text says about food: their own foods first, then the table, then imports for what that leaves in doubt. */
export async function understandMealOf(db: Db, owner: OwnerId, text: string): Promise<MealUnderstanding> {
  const table = loadFoodTable();
  const [own, hasImports] = await Promise.all([listPersonalFoods(db, owner), hasImportedFoods(db)]);
  const imported = hasImports ? await findImportedFoods(db, phrasesToLookUp(text, table)) : [];
  return understandMeal(text, table, [...own.map(toPersonalFood), ...imported]);
}
