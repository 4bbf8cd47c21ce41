import type { Food, Nutrients } from '../types.ts';
import type { FoodBlock } from './foodBlock.ts';
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
  const cooking: FoodBlock[] = [];
  const figuresOf = (food: Food): Nutrients | undefined => {
    const block = food.per100g === NO_FIGURES ? blockOf.get(food) : undefined;
    if (!block) return food.per100g;
    const complain = (message: string) => problems.push({ file: block.file, line: block.line, message });
    if (cooking.includes(block)) {
      complain(`the recipe of ${block.name} needs itself: ${cooking.map((other) => other.name).join(' > ')}`);
      return undefined;
    }
    cooking.push(block);
    const written = block.recipe.concat(block.oilUptake);
    const known: WeighedFigures[] = [];
    for (const { grams, name } of written) {
      const ingredient = ingredientCalled(name);
      if (!ingredient) complain(`no food of the table is called "${name}", an ingredient of ${block.name}`);
      const per100g = ingredient && figuresOf(ingredient);
      if (per100g) known.push({ grams, per100g });
    }
    cooking.pop();
    if (known.length === 0 || known.length < written.length || !block.yieldG) return undefined;
    food.per100g = figuresOfDish(known, block.yieldG);
    return food.per100g;
  };
  for (const food of blockOf.keys()) figuresOf(food);
}

/** Figures per 100 g of a finished dish from what goes into the pot and what it weighs when done. */
function figuresOfDish(ingredients: WeighedFigures[], yieldG: number): Nutrients {
  const pot = { ...NO_FIGURES };
  for (const { grams, per100g } of ingredients) {
    pot.energyKcal += (per100g.energyKcal * grams) / 100;
    pot.proteinG += (per100g.proteinG * grams) / 100;
    pot.carbohydrateG += (per100g.carbohydrateG * grams) / 100;
    pot.fatG += (per100g.fatG * grams) / 100;
    pot.fiberG += (per100g.fiberG * grams) / 100;
    pot.sugarG += (per100g.sugarG * grams) / 100;
    pot.sodiumMg += (per100g.sodiumMg * grams) / 100;
    pot.cholesterolMg += (per100g.cholesterolMg * grams) / 100;
  }
  const whole = (total: number) => Math.round((total / yieldG) * 100);
  const hundredths = (total: number) => Math.round((total / yieldG) * 100 * 100) / 100;
  return {
    energyKcal: whole(pot.energyKcal),
    proteinG: hundredths(pot.proteinG),
    carbohydrateG: hundredths(pot.carbohydrateG),
    fatG: hundredths(pot.fatG),
    fiberG: hundredths(pot.fiberG),
    sugarG: hundredths(pot.sugarG),
    sodiumMg: whole(pot.sodiumMg),
    cholesterolMg: whole(pot.cholesterolMg),
  };
}
