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

/** Energy, sodium and cholesterol are rounded to whole numbers, the others to hundredths. */
const SCALES: [keyof Nutrients, number][] = [
  ['energyKcal', 1],
  ['proteinG', 100],
  ['carbohydrateG', 100],
  ['fatG', 100],
  ['fiberG', 100],
  ['sugarG', 100],
  ['sodiumMg', 1],
  ['cholesterolMg', 1],
];

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
  const figures = { ...NO_FIGURES };
  for (const [figure, scale] of SCALES) {
    let total = 0;
    for (const { grams, per100g } of ingredients) total += (per100g[figure] * grams) / 100;
    figures[figure] = Math.round((total / yieldG) * 100 * scale) / scale;
  }
  return figures;
}
