import { kjPerKcal } from '../../policy.ts';
import { wordSet } from '../../table/nameKey.ts';
import type { EstimatedItem, Nutrients } from '../../types.ts';
import { BREAKS } from './structureWords.ts';
import type { Token } from './tokens.ts';
import { wordList } from './wordLists.ts';

/** Figures that the person states win over the table: "burger 480 kcal", "shake with 24 g protein". */
export type StatedFigures = Partial<Pick<Nutrients, 'energyKcal' | 'proteinG' | 'carbohydrateG' | 'fatG' | 'fiberG'>>;

const ENERGY = wordList('energy');
const KILOJOULES = wordList('kilojoules');
const MEGAJOULES = wordList('megajoules');
/** Behind a figure, they begin to say whose it is. */
const WHOSE_FIGURE = wordList('whose figure');
const TOTAL = wordList('total');
const GRAMS = wordList('grams');
const MACRONUTRIENTS: [Set<string>, keyof StatedFigures][] = [
  [wordSet('protein proteins'), 'proteinG'],
  [wordSet('carb carbs carbohydrate carbohydrates'), 'carbohydrateG'],
  [wordSet('fat fats'), 'fatG'],
  [wordSet('fiber fibre'), 'fiberG'],
];
const MOST_KCAL = 10_000;
const MOST_GRAMS = 1000;
/** A stated energy scales the other figures within these bounds; beyond, only the energy is taken over. */
const LARGEST_SCALE = 3;

export function readStatedFigure(tokens: Token[], at: number): { stated: StatedFigures; next: number } | undefined {
  const number = tokens[at];
  if (number?.kind !== 'number') return undefined;
  const energyKcal = kcalOf(number.value, tokens[at + 1]?.key ?? '');
  if (energyKcal > 0 && energyKcal <= MOST_KCAL) return { stated: { energyKcal }, next: at + 2 };
  const name = GRAMS.has(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1;
  const field = MACRONUTRIENTS.find(([words]) => words.has(tokens[name]?.key ?? ''))?.[1];
  const goesOn = tokens[name + 1]?.kind === 'word' && !/^(?:and|n)$/.test(tokens[name + 1]?.key ?? '');
  if (!field || goesOn || number.value > MOST_GRAMS) return undefined;
  return { stated: { [field]: number.value }, next: name + 1 };
}

/** What a figure with this unit is in kcal; 0 of another unit. */
function kcalOf(value: number, unit: string): number {
  if (KILOJOULES.has(unit)) return Math.round(value / kjPerKcal);
  if (MEGAJOULES.has(unit)) return Math.round((value * 1_000) / kjPerKcal);
  return ENERGY.has(unit) ? value : 0;
}

/** "(220 cal it says)", "230 kcal likha tha", "560 kcal by their app" are told of the food before. */
export function startsName(tokens: Token[], at: number): boolean {
  const { kind, key = '' } = tokens[at] ?? {};
  return kind === 'word' && !BREAKS.has(key) && !WHOSE_FIGURE.has(key);
}

/** "820 kcal total" is said of everything in the sentence: that figure, and the sentence without it. */
export function takeStatedTotal(tokens: Token[]): { energyKcal: number | undefined; rest: Token[] } {
  const at = tokens.findIndex((_, position) => isTotal(tokens, position));
  if (at === -1) return { energyKcal: undefined, rest: tokens };
  const start = TOTAL.has(tokens[at - 1]?.key ?? '') ? at - 1 : at;
  return { energyKcal: tokens[at]?.value, rest: [...tokens.slice(0, start), ...tokens.slice(at + 2)] };
}

function isTotal(tokens: Token[], at: number): boolean {
  if (!readStatedFigure(tokens, at)?.stated.energyKcal) return false;
  return [-1, 2, 3].some((offset) => TOTAL.has(tokens[at + offset]?.key ?? ''));
}

/** The items with their energy scaled to the total that the person states. */
export function withStatedTotal(items: EstimatedItem[], energyKcal: number): EstimatedItem[] {
  const estimated = items.reduce((sum, item) => sum + item.nutrients.energyKcal, 0);
  if (estimated === 0) return items;
  return items.map((item) => {
    const stated = Math.round((item.nutrients.energyKcal / estimated) * energyKcal * 100) / 100;
    return withStatedFigures(item, { energyKcal: stated });
  });
}

/** The item with the person's own figures; a stated energy scales the figures that were not stated. */
export function withStatedFigures(item: EstimatedItem, stated: StatedFigures): EstimatedItem {
  const { energyKcal } = stated;
  const scale = energyKcal && item.nutrients.energyKcal > 0 ? energyKcal / item.nutrients.energyKcal : 1;
  const isPlausible = scale <= LARGEST_SCALE && scale >= 1 / LARGEST_SCALE;
  const nutrients = { ...(isPlausible ? scaled(item.nutrients, scale) : item.nutrients), ...stated };
  if (!energyKcal) return { ...item, nutrients };
  return { ...item, nutrients, energyLowKcal: Math.round(energyKcal), energyHighKcal: Math.round(energyKcal) };
}

function scaled(nutrients: Nutrients, factor: number): Nutrients {
  if (factor === 1) return nutrients;
  return Object.fromEntries(
    Object.entries(nutrients).map(([field, value]) => [field, Math.round(value * factor * 100) / 100]),
  ) as unknown as Nutrients;
}
