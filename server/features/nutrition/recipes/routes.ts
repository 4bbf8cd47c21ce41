import { recipes } from '../../../../contract/savedFoods.ts';
import type { PageLocale } from '../../../../texts/locale.ts';
import * as refusals from '../../../../texts/refusals/kept.ts';
import { type Kit, mount } from '../../../http/mount.ts';
import { HttpProblem, invalid, notFound } from '../../../http/problem.ts';
import { findPersonalFood } from '../data.ts';
import { deletePersonalFood } from '../mutations.ts';
import { isRecipe, listRecipes, type RecipeRow, toRecipe } from './data.ts';
import { insertRecipe, type RecipeFault, updateRecipe } from './mutations.ts';

const thisRecipe = 'This recipe';

export function recipeRoutes(kit: Kit): void {
  const { db, clock } = kit.context;

  mount(kit, recipes.list, async ({ owner }) => (await listRecipes(db, owner)).map(toRecipe));

  mount(kit, recipes.create, async ({ body, owner, idempotencyKey }) => {
    const { name, servings, yieldG, ingredients } = body;
    const fields = { name, servings, yieldG, ingredients };
    return toRecipe(orProblem(await insertRecipe(db, owner, fields, idempotencyKey, clock.now()), name));
  });

  mount(kit, recipes.update, async ({ params, body, owner }) => {
    const row = await updateRecipe(db, owner, params.id, body);
    if (!row) throw notFound(thisRecipe);
    return toRecipe(orProblem(row, body.name ?? ''));
  });

  mount(kit, recipes.remove, async ({ params, owner }) => {
    const row = await findPersonalFood(db, owner, params.id);
    if (!row || !isRecipe(row) || !(await deletePersonalFood(db, owner, row.id, clock.now())))
      throw notFound(thisRecipe);
    return null;
  });
}

function orProblem(row: RecipeRow | RecipeFault, name: string): RecipeRow {
  if (!('fault' in row)) return row;
  if (row.fault === 'taken') throw new HttpProblem(409, 'conflict', (locale) => refusals.foodTaken(locale, name));
  if (row.fault === 'impossible') throw invalid('yieldG', refusals.cookedTooFar);
  const names = row.unknown.map((text) => `“${text}”`).join(', ');
  const detail = (locale: PageLocale) => refusals.unknownFoods(locale, names);
  throw new HttpProblem(422, 'food_not_recognised', detail, { unknown: row.unknown });
}
