import { readdirSync, readFileSync } from 'node:fs';
import type { Food, Portion } from '../types.ts';
import type { FoodBlock } from './foodBlock.ts';
import { type Problem, parseFoodFile } from './foodFile.ts';
import { buildNameIndex, type NameIndex } from './nameIndex.ts';
import { foldLetters } from './nameKey.ts';
import { cookDishes, NO_FIGURES } from './recipe.ts';

export interface FoodTable {
  foods: Food[];
  byId: Map<string, Food>;
  index: NameIndex;
}

/** What a reading of the food files yields; `problems` is empty in a table that passes its check. */
export interface TableReading {
  table: FoodTable;
  blocks: FoodBlock[];
  problems: Problem[];
}

const FOODS_DIRECTORY = new URL('../foods/', import.meta.url);
let loaded: FoodTable | undefined;

/** The food table; a file that can't be read right stops the start. */
export function loadFoodTable(): FoodTable {
  if (loaded) return loaded;
  const { table, problems } = readFoodTable();
  const [first] = problems;
  if (first) throw new Error(`the food table is wrong at ${first.file}:${first.line}: ${first.message}`);
  loaded = table;
  return table;
}

export function readFoodTable(): TableReading {
  const files = readdirSync(FOODS_DIRECTORY)
    .filter((file) => file.endsWith('.txt'))
    .sort();
  return composeTable(files.map((file) => ({ file, text: readFileSync(new URL(file, FOODS_DIRECTORY), 'utf8') })));
}

export function composeTable(files: { file: string; text: string }[]): TableReading {
  const read = files.map(({ file, text }) => parseFoodFile(file, text));
  const problems = read.flatMap((reading) => reading.problems);
  const blocks = read.flatMap((reading) => reading.blocks);
  const byId = new Map<string, Food>();
  const blockOf = new Map<Food, FoodBlock>();
  const wins = new Map<Food, string[]>();
  for (const block of blocks) {
    const food = toFood(block, problems);
    if (byId.has(food.id)) {
      problems.push({ file: block.file, line: block.line, message: `another food is called "${block.name}" too` });
      continue;
    }
    byId.set(food.id, food);
    blockOf.set(food, block);
    if (block.wins.length > 0) wins.set(food, block.wins);
  }
  const foods = [...byId.values()];
  const index = buildNameIndex(foods, wins);
  cookDishes(blockOf, index, problems);
  return { table: { foods, byId, index }, blocks, problems };
}

export function slugOf(name: string): string {
  return foldLetters(name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function toFood(block: FoodBlock, problems: Problem[]): Food {
  return {
    id: slugOf(block.name),
    name: block.name,
    names: block.names,
    group: block.group,
    cuisine: block.cuisine,
    state: block.state,
    per100g: block.figures ?? NO_FIGURES,
    portions: portionsOf(block, problems),
    defaultQuantity: block.default?.quantity ?? 1,
    densityGPerMl: block.densityGPerMl,
    source: block.source ?? 'recipe',
  };
}

/** Portions in grams, the default first. */
function portionsOf(block: FoodBlock, problems: Problem[]): Portion[] {
  const portions: Portion[] = [];
  for (const { unit, amount, of, sizes } of block.portions) {
    const base = gramsPer(of, block, 0);
    if (!base) {
      problems.push({ file: block.file, line: block.line, message: `${block.name} has no portion "${of}"` });
      continue;
    }
    const sized: Record<string, number> = {};
    for (const size in sizes) sized[size] = Math.round((sizes[size] ?? 0) * base * 100) / 100;
    portions.push({ unit, grams: Math.round(amount * base * 100) / 100, sizes: sized });
  }
  const preferred = portions.findIndex((portion) => portion.unit === block.default?.unit);
  if (block.default && preferred === -1) {
    problems.push({ file: block.file, line: block.line, message: `no portion for default "${block.default.unit}"` });
  }
  if (preferred > 0) portions.unshift(...portions.splice(preferred, 1));
  return portions;
}

function gramsPer(unit: string, block: FoodBlock, depth: number): number | undefined {
  if (unit === 'g') return 1;
  if (unit === 'ml') return block.densityGPerMl;
  const portion = block.portions.find((candidate) => candidate.unit === unit);
  const base = portion && depth < 3 ? gramsPer(portion.of, block, depth + 1) : undefined;
  return portion && base ? portion.amount * base : undefined;
}
