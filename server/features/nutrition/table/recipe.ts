import { mainNutrients } from '../../../../contract/nutrients.ts';
import type { Food, FurtherFigures, Nutrients } from '../types.ts';
import type { FoodBlock } from './foodBlock.ts';
import type { Problem } from './foodFile.ts';
import { solidG } from './furtherFigures.ts';
import { findWholeName, type NameIndex } from './nameIndex.ts';
import { nameWords } from './nameKey.ts';

/** Until the recipe has been computed. */
export const noFigures = Object.fromEntries(mainNutrients.map(({ name }) => [name, 0])) as unknown as Nutrients;

/** A dish's further nutrient is known where it is unknown of no more than this share of its protein, carbohydrate and fat. */
const mostUnknown = 0.05;

interface WeighedFood {
  grams: number;
  food: Food;
}

/** Computes the figures of every dish that has a recipe, those of its ingredients first. */
export function cookDishes(
  blockOf: Map<Food, FoodBlock>,
  index: NameIndex,
  unknown: () => FurtherFigures,
  problems: Problem[],
): void {
  const ingredients = new Map<string, Food | undefined>();
  const ingredientCalled = (name: string) => {
    if (!ingredients.has(name)) ingredients.set(name, findWholeName(index, nameWords(name))?.food);
    return ingredients.get(name);
  };
  const cooking: FoodBlock[] = [];
  const isFigured = (food: Food): boolean => {
    const block = food.per100g === noFigures ? blockOf.get(food) : undefined;
    if (!block) return true;
    const complain = (message: string) => problems.push({ file: block.file, line: block.line, message });
    if (cooking.includes(block)) {
      complain(`the recipe of ${block.name} needs itself: ${cooking.map((other) => other.name).join(' > ')}`);
      return false;
    }
    cooking.push(block);
    const written = block.recipe.concat(block.oilUptake);
    const pot: WeighedFood[] = [];
    for (const { grams, name } of written) {
      const ingredient = ingredientCalled(name);
      if (!ingredient) complain(`no food of the table is called "${name}", an ingredient of ${block.name}`);
      if (ingredient && isFigured(ingredient)) pot.push({ grams, food: ingredient });
    }
    cooking.pop();
    if (pot.length === 0 || pot.length < written.length || !block.yieldG) return false;
    food.per100g = figuresOfDish(pot, block.yieldG);
    const { yieldG } = block;
    food.madeOf = pot.map((ingredient) => ({ foodId: ingredient.food.id, share: ingredient.grams / yieldG }));
    food.furtherPer100g = furtherOfDish(pot, block.yieldG, unknown());
    return true;
  };
  for (const food of blockOf.keys()) isFigured(food);
}

/** Figures per 100 g of a finished dish from what goes into the pot and what it weighs when done. */
function figuresOfDish(pot: WeighedFood[], yieldG: number): Nutrients {
  const dish = { ...noFigures };
  for (const { name, unit } of mainNutrients) {
    let total = 0;
    for (const { grams, food } of pot) total += (food.per100g[name] * grams) / 100;
    const perUnit = unit === 'g' ? 100 : 1;
    dish[name] = Math.round((total / yieldG) * 100 * perUnit) / perUnit;
  }
  return dish;
}

/** The same of the further nutrients, without losses in cooking; those of which too much is unknown stay so. */
function furtherOfDish(pot: WeighedFood[], yieldG: number, dish: FurtherFigures): FurtherFigures {
  const solids = pot.map(({ grams, food }) => solidG(food.per100g) * grams);
  const mostUnknownG = mostUnknown * solids.reduce((sum, solid) => sum + solid, 0);
  for (let at = 0; at < dish.length; at += 1) {
    let total = 0;
    let unknownG = 0;
    for (let nth = 0; nth < pot.length; nth += 1) {
      const { grams, food } = pot[nth] as WeighedFood;
      const figure = food.furtherPer100g ? (food.furtherPer100g[at] as number) : Number.NaN;
      if (Number.isNaN(figure)) unknownG += solids[nth] ?? 0;
      else total += figure * grams;
    }
    if (unknownG <= mostUnknownG) dish[at] = total / yieldG;
  }
  return dish;
}
