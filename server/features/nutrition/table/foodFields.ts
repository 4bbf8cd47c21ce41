import { type Food, type Nutrients, type Trait, traits } from '../types.ts';
import type { FoodBlock, Ingredient, WrittenPortion } from './foodBlock.ts';
import { isCitation } from './published.ts';

const PORTION_UNITS = new Set(
  `piece slice katori bowl cup glass plate tablespoon teaspoon packet bar can bottle scoop serving handful bunch leaf
  clove wedge strip cube stick ball box bag container roll inch pinch sandwich ladle pint sleeve rack`
    .split(/\s+/)
    .concat('serving spoon'),
);
export const SIZES = new Set(['small', 'medium', 'large', 'extra large', 'half', 'full', 'family']);

const STATES = new Set(['raw', 'cooked', 'ready', 'dry']);
const FIGURE_LABELS = ['kcal', 'protein', 'carbohydrate', 'fat', 'fibre', 'sugar', 'sodium', 'cholesterol'];
const FIGURES_FORM = FIGURE_LABELS.map((label) => `<number> ${label}`).join(', ');
const FIGURES = new RegExp(`^${FIGURE_LABELS.map((label) => `(\\d+(?:\\.\\d+)?) ${label}`).join(', *')}$`);
const PORTION = /^([a-z ]+) ([\d.]+) ([a-z ]+)$/;
const SIZE = /^([a-z ]+) ([\d.]+)$/;
/** Foods share most of their portions; each is read once. */
const portions = new Map<string, WrittenPortion>();

/** Answers what is wrong with the value, or nothing. */
export function readField(block: FoodBlock, key: string, value: string): string | undefined {
  switch (key) {
    case 'names':
      block.names = listOf(value);
      return;
    case 'wins':
      block.wins = listOf(value);
      return;
    case 'state':
      if (!STATES.has(value)) return `state is raw, cooked, ready or dry, not "${value}"`;
      block.state = value as Food['state'];
      return;
    case 'traits':
      return readOwnTraits(block, value);
    case 'meant':
      return readMeant(block, value);
    case 'source':
      block.source = value;
      return;
    case 'reason':
      block.reason = value;
      return;
    case 'figures':
      return readFigures(block, value);
    case 'recipe':
      return readIngredients(value, block.recipe);
    case 'oil uptake':
      return readIngredients(value, block.oilUptake);
    case 'portions':
      return readPortions(block, value);
    case 'default':
      return readDefault(block, value);
    case 'yield':
      block.yieldG = Number(/^([\d.]+) ?g$/.exec(value)?.[1]);
      return Number.isFinite(block.yieldG) ? undefined : `yield is written "<grams> g", not "${value}"`;
    case 'nutrients':
      block.nutrients = value === 'none' ? value : listOf(value);
      return;
    default:
      block.densityGPerMl = Number(value);
      return block.densityGPerMl > 0.02 && block.densityGPerMl < 3 ? undefined : `density "${value}" is not plausible`;
  }
}

const knownTraits: ReadonlySet<string> = new Set(traits);
const MEANT = /^(.+) beside (.+)$/;

/** The traits of a list that there are. */
export function readTraits(value: string): ReadonlySet<Trait> {
  return new Set(listOf(value).filter((name): name is Trait => knownTraits.has(name)));
}

function readOwnTraits(block: FoodBlock, value: string): string | undefined {
  block.traits = readTraits(value);
  const unknown = listOf(value).find((name) => name !== 'none' && !knownTraits.has(name));
  return unknown && `there is no trait "${unknown}"`;
}

function readMeant(block: FoodBlock, value: string): string | undefined {
  const [, words = '', beside = ''] = MEANT.exec(value) ?? [];
  const [trait] = readTraits(beside);
  if (!trait) return `meant is "<word>, <word> beside <trait>", not "${value}"`;
  block.meant = { words: listOf(words), beside: trait };
}

function listOf(value: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < value.length; ) {
    const comma = value.indexOf(',', start);
    const end = comma === -1 ? value.length : comma;
    const part = value.slice(start, end).trim();
    if (part !== '') parts.push(part);
    start = end + 1;
  }
  return parts;
}

function readFigures(block: FoodBlock, value: string): string | undefined {
  if (isCitation(value)) {
    block.row = value;
    return;
  }
  const match = FIGURES.exec(value);
  if (!match) return `figures are a published row or "${FIGURES_FORM}", not "${value}"`;
  const [energyKcal, proteinG, carbohydrateG, fatG, fiberG, sugarG, sodiumMg, cholesterolMg] = match
    .slice(1)
    .map(Number);
  block.figures = { energyKcal, proteinG, carbohydrateG, fatG, fiberG, sugarG, sodiumMg, cholesterolMg } as Nutrients;
}

function readIngredients(value: string, into: Ingredient[]): string | undefined {
  for (const part of listOf(value)) {
    const match = /^([\d.]+) ?g (.+)$/.exec(part);
    if (!match?.[2] || !(Number(match[1]) > 0)) return `ingredient "${part}" must be "<grams> g <food>"`;
    into.push({ grams: Number(match[1]), name: match[2] });
  }
}

function readPortions(block: FoodBlock, value: string): string | undefined {
  for (const text of value.split(';')) {
    const portion = portions.get(text) ?? readPortion(text.trim());
    if (typeof portion === 'string') return portion;
    portions.set(text, portion);
    block.portions.push(portion);
  }
}

function readPortion(text: string): WrittenPortion | string {
  const bracket = text.indexOf(' (');
  const [, unit = '', amount, of = ''] = PORTION.exec(bracket === -1 ? text : text.slice(0, bracket)) ?? [];
  if (!PORTION_UNITS.has(unit)) return `portion "${text}" must be "<unit> <weight> g" with a unit of FORMAT.md`;
  const sizes: Record<string, number> = {};
  if (bracket === -1) return { unit, amount: Number(amount), of, sizes };
  if (!text.endsWith(')')) return `portion "${text}" lacks a closing bracket`;
  for (const size of listOf(text.slice(bracket + 2, -1))) {
    const [, name = '', grams] = SIZE.exec(size) ?? [];
    if (!SIZES.has(name)) return `size "${size}" of "${unit}" must be "<size> <weight>" with a size of FORMAT.md`;
    sizes[name] = Number(grams);
  }
  return { unit, amount: Number(amount), of, sizes };
}

function readDefault(block: FoodBlock, value: string): string | undefined {
  const match = /^([\d.]+) ([a-z ]+)$/.exec(value);
  if (!match?.[2]) return `default must be "<number> <unit>", not "${value}"`;
  block.default = { quantity: Number(match[1]), unit: match[2] };
}
