import type { Food } from '../types.ts';
import { amountProblems, explainedKcal, isEnergyOff } from './figures.ts';
import type { FoodBlock } from './foodBlock.ts';
import type { Problem } from './foodFile.ts';
import { slugOf, type TableReading } from './foodTable.ts';
import { furtherOf } from './furtherFigures.ts';
import { measureProblems } from './householdMeasures.ts';
import { nameKey } from './nameKey.ts';
import { isCitation } from './published.ts';

/** Everything that is wrong with the food table. */
export function checkTable(reading: TableReading): Problem[] {
  const problems = [...reading.problems, ...sharedNames(reading.blocks)];
  for (const block of reading.blocks) {
    const complain = (message: string) => {
      problems.push({ file: block.file, line: block.line, message: `${block.name}: ${message}` });
    };
    checkShape(block, complain);
    const food = reading.table.byId.get(slugOf(block.name));
    if (!food) continue;
    checkFigures(block, food, complain);
    checkPortions(block, food.portions, complain);
    if (!block.reason) measureProblems(food).forEach(complain);
  }
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Names that several foods carry need one food that wins them. */
function sharedNames(blocks: FoodBlock[]): Problem[] {
  const carriers = Map.groupBy(
    blocks.flatMap((block) => [...new Set([block.name, ...block.names].map(nameKey))].map((key) => ({ block, key }))),
    ({ key }) => key,
  );
  return [...carriers].flatMap(([key, carrying]) => {
    const foods = carrying.map(({ block }) => block);
    const winners = foods.filter((block) => block.wins.some((name) => nameKey(name) === key));
    const last = foods.pop();
    if (foods.length === 0 || winners.length === 1 || !last) return [];
    const others = foods.map((block) => `${block.name} (${block.file}:${block.line})`).join(', ');
    const message = `"${key}" also names ${others}; exactly one of them needs "wins: ${key}"`;
    return [{ file: last.file, line: last.line, message }];
  });
}

type Complain = (message: string) => void;

function checkShape(block: FoodBlock, complain: Complain): void {
  const hasFigures = block.figures !== undefined || block.row !== undefined;
  if (hasFigures && block.recipe.length > 0) complain('has figures and a recipe; one of them is enough');
  if (!hasFigures && block.recipe.length === 0) complain('has neither figures nor a recipe');
  if (block.figures && !block.source) complain('figures need a source');
  if (block.figures && block.source && isCitation(block.source)) {
    complain(`write "figures: ${block.source}" instead of its figures`);
  }
  if (!block.figures && block.source) complain('a published row and a recipe are their own source');
  if (block.recipe.length > 0 && !block.yieldG) complain('a recipe needs a yield');
  if (block.portions.length === 0) complain('has no portion');
  if (slugOf(block.name) === '') complain('has no letters in its name');
  for (const name of block.wins) {
    if (name !== block.name && !block.names.includes(name)) complain(`wins "${name}", which is not one of its names`);
  }
  const weight = [...block.recipe, ...block.oilUptake].reduce((sum, ingredient) => sum + ingredient.grams, 0);
  if (block.yieldG && weight > 0 && (block.yieldG > weight * 1.02 || block.yieldG < weight * 0.2)) {
    complain(`${weight.toFixed(0)} g of ingredients can't yield ${block.yieldG} g`);
  }
}

function checkFigures(block: FoodBlock, { per100g, furtherPer100g }: Food, complain: Complain): void {
  const alcoholG = furtherOf(furtherPer100g, 'alcoholG') ?? 0;
  for (const problem of amountProblems(per100g, alcoholG)) complain(problem);
  if (block.reason || !isEnergyOff(per100g, alcoholG)) return;
  const explained = explainedKcal(per100g, alcoholG).toFixed(0);
  complain(`${per100g.energyKcal} kcal stated, ${explained} kcal from the macronutrients; correct it or give a reason`);
}

function checkPortions(
  block: FoodBlock,
  portions: { unit: string; grams: number; sizes: Record<string, number> }[],
  complain: Complain,
): void {
  const units = new Set<string>();
  for (const { unit, grams, sizes } of portions) {
    if (units.has(unit)) complain(`two portions are called "${unit}"`);
    units.add(unit);
    for (const weight of [grams, ...Object.values(sizes)]) {
      if (weight < 0.3 || weight > 1500) complain(`${unit} of ${weight} g is outside 0.3 to 1500 g`);
    }
    if (sizes.small && sizes.large && sizes.small >= sizes.large) complain(`small ${unit} is not smaller than large`);
    const ratios = Object.values(sizes).map((weight) => weight / grams);
    if (!block.reason && ratios.some((ratio) => ratio < 0.1 || ratio > 10))
      complain(`sizes of "${unit}" are far apart`);
  }
}
