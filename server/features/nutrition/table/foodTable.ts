import { readdirSync, readFileSync } from 'node:fs';
import type { Food, FurtherFigures, Portion } from '../types.ts';
import { blockFigures } from './blockFigures.ts';
import { buildNameIndex } from './buildNameIndex.ts';
import type { FoodBlock, WrittenPortion } from './foodBlock.ts';
import { type Problem, parseFoodFile } from './foodFile.ts';
import { unknownFigures } from './furtherFigures.ts';
import { keptTable } from './keptTable.ts';
import type { NameIndex } from './nameIndex.ts';
import { foldLetters, nameKey } from './nameKey.ts';
import { type PublishedRows, readPublishedRows } from './published.ts';
import { cookDishes, noFigures } from './recipe.ts';

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
  loaded = keptTable(() => {
    const { table, problems } = readFoodTable();
    const [first] = problems;
    if (first) throw new Error(`the food table is wrong at ${first.file}:${first.line}: ${first.message}`);
    return table;
  });
  // What reading leaves behind would stay resident.
  globalThis.gc?.();
  return loaded;
}

export function readFoodTable(): TableReading {
  const files = readdirSync(FOODS_DIRECTORY)
    .filter((file) => file.endsWith('.txt'))
    .sort();
  const texts = files.map((file) => ({ file, text: readFileSync(new URL(file, FOODS_DIRECTORY), 'utf8') }));
  return composeTable(texts, readPublishedRows());
}

/** The table of these food files, whose citations are looked up in these rows. */
export function composeTable(files: { file: string; text: string }[], published: PublishedRows): TableReading {
  const read = files.map(({ file, text }) => parseFoodFile(file, text));
  const problems = read.flatMap((reading) => reading.problems);
  const blocks = read.flatMap((reading) => reading.blocks);
  const unknown = unknownFigures(blocks.filter(({ recipe, nutrients }) => recipe.length + nutrients.length > 0).length);
  const byId = new Map<string, Food>();
  const blockOf = new Map<Food, FoodBlock>();
  const wins = new Map<Food, string[]>();
  for (const block of blocks) {
    const food = toFood(block, published, unknown, problems);
    if (byId.has(food.id)) {
      problems.push({ file: block.file, line: block.line, message: `another food is called "${block.name}" too` });
      continue;
    }
    byId.set(food.id, food);
    blockOf.set(food, block);
    if (block.wins.length > 0) wins.set(food, block.wins);
  }
  const foods = [...byId.values()];
  const index = buildNameIndex(foods, wins, meantBeside(blockOf));
  cookDishes(blockOf, index, unknown, problems);
  return { table: { foods, byId, index }, blocks, problems };
}

/** By word: the foods that it means beside foods of a trait. */
function meantBeside(blockOf: Map<Food, FoodBlock>): NameIndex['meant'] {
  const meant: NameIndex['meant'] = new Map();
  for (const [food, block] of blockOf) {
    for (const word of block.meant?.words ?? []) {
      const key = nameKey(word);
      if (block.meant) meant.set(key, [...(meant.get(key) ?? []), { food, beside: block.meant.beside }]);
    }
  }
  return meant;
}

export function slugOf(name: string): string {
  return (foldLetters(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-');
}

function toFood(block: FoodBlock, published: PublishedRows, unknown: () => FurtherFigures, problems: Problem[]): Food {
  const complain = (message: string) => problems.push({ file: block.file, line: block.line, message });
  const figures = blockFigures(block, published, unknown, complain);
  return {
    id: slugOf(block.name),
    name: block.name,
    names: block.names,
    group: block.group,
    cuisine: block.cuisine,
    state: block.state,
    traits: block.traits,
    per100g: figures?.per100g ?? noFigures,
    furtherPer100g: figures?.furtherPer100g,
    portions: portionsOf(block, problems),
    defaultQuantity: block.default?.quantity ?? 1,
    densityGPerMl: block.densityGPerMl,
    source: block.row ?? block.source ?? 'recipe',
  };
}

/** Portions in grams, the default first. */
function portionsOf(block: FoodBlock, problems: Problem[]): Portion[] {
  const portions: Portion[] = [];
  for (const written of block.portions) {
    const base = gramsPer(written.of, block, 0);
    if (base) portions.push(weigh(written, base));
    else problems.push({ file: block.file, line: block.line, message: `${block.name} has no portion "${written.of}"` });
  }
  const preferred = portions.findIndex((portion) => portion.unit === block.default?.unit);
  if (block.default && preferred === -1) {
    problems.push({ file: block.file, line: block.line, message: `no portion for default "${block.default.unit}"` });
  }
  if (preferred > 0) portions.unshift(...portions.splice(preferred, 1));
  return portions;
}

/** What is written in grams is the same portion for every food that has it. */
const weighed = new Map<WrittenPortion, Portion>();

function weigh(written: WrittenPortion, base: number): Portion {
  const known = written.of === 'g' ? weighed.get(written) : undefined;
  if (known) return known;
  const grams = (amount: number) => Math.round(amount * base * 100) / 100;
  const sizes: Record<string, number> = {};
  for (const size in written.sizes) sizes[size] = grams(written.sizes[size] ?? 0);
  const portion = { unit: written.unit, grams: grams(written.amount), sizes };
  if (written.of === 'g') weighed.set(written, portion);
  return portion;
}

function gramsPer(unit: string, block: FoodBlock, depth: number): number | undefined {
  if (unit === 'g') return 1;
  if (unit === 'ml') return block.densityGPerMl;
  const portion = block.portions.find((candidate) => candidate.unit === unit);
  const base = portion && depth < 3 ? gramsPer(portion.of, block, depth + 1) : undefined;
  return portion && base ? portion.amount * base : undefined;
}
