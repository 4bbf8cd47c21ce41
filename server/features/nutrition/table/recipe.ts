import type { Food, Nutrients } from '../types.ts';
import type { FoodBlock, Ingredient } from './foodBlock.ts';
import type { Problem } from './foodFile.ts';
import { findWholeName, type NameIndex } from './nameIndex.ts';
import { nameWords } from './nameKey.ts';

/** Until the recipe has been computed. */
export const NO_FIGURES: Nutrients = {
  energyKcal: 0,
  proteinG: 0,
  carbohydrateG: 0,
  fatG: 0,
  fiberG: 0,
  sugarG: 0,
  sodiumMg: 0,
  cholesterolMg: 0,
};

interface WeighedFigures {
  grams: number;
  per100g: Nutrients;
}

/** Computes the figures of every dish that has a recipe, those of its ingredients first. */
export function cookDishes(blockOf: Map<Food, FoodBlock>, index: NameIndex, problems: Problem[]): void {
  const ingredients = new Map<string, Food | undefined>();
  const ingredientCalled = (name: string) => {
    if (!ingredients.has(name)) ingredients.set(name, findWholeName(index, nameWords(name))?.food);
    return ingredients.get(name);
  };
  const cook = (food: Food, cooking: FoodBlock[]): Nutrients | undefined => {
    const block = blockOf.get(food);
    if (!block || food.per100g !== NO_FIGURES) return food.per100g;
    const complain = (message: string) => problems.push({ file: block.file, line: block.line, message });
    if (cooking.includes(block)) {
      complain(`the recipe of ${block.name} needs itself: ${cooking.map((other) => other.name).join(' > ')}`);
      return undefined;
    }
    const weighed = [...block.recipe, ...block.oilUptake].map(({ grams, name }: Ingredient) => {
      const ingredient = ingredientCalled(name);
      if (!ingredient) complain(`no food of the table is called "${name}", an ingredient of ${block.name}`);
      const per100g = ingredient && cook(ingredient, [...cooking, block]);
      return per100g && { grams, per100g };
    });
    const known = weighed.filter((ingredient) => ingredient !== undefined);
    if (known.length === 0 || known.length < weighed.length || !block.yieldG) return undefined;
    food.per100g = figuresOfDish(known, block.yieldG);
    return food.per100g;
  };
  for (const food of blockOf.keys()) cook(food, []);
}

/** Figures per 100 g of a finished dish from what goes into the pot and what it weighs when done. */
function figuresOfDish(ingredients: WeighedFigures[], yieldG: number): Nutrients {
  const per100gOfDish = (read: (figures: Nutrients) => number, digits: number) => {
    const total = ingredients.reduce((sum, { grams, per100g }) => sum + (read(per100g) * grams) / 100, 0);
    const scale = 10 ** digits;
    return Math.round((total / yieldG) * 100 * scale) / scale;
  };
  return {
    energyKcal: per100gOfDish((figures) => figures.energyKcal, 0),
    proteinG: per100gOfDish((figures) => figures.proteinG, 2),
    carbohydrateG: per100gOfDish((figures) => figures.carbohydrateG, 2),
    fatG: per100gOfDish((figures) => figures.fatG, 2),
    fiberG: per100gOfDish((figures) => figures.fiberG, 2),
    sugarG: per100gOfDish((figures) => figures.sugarG, 2),
    sodiumMg: per100gOfDish((figures) => figures.sodiumMg, 0),
    cholesterolMg: per100gOfDish((figures) => figures.cholesterolMg, 0),
  };
}
