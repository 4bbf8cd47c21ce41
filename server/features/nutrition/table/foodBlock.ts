import type { Food, Nutrients, Trait } from '../types.ts';

export interface Ingredient {
  grams: number;
  name: string;
}

/** A portion as written: `unit` is g, ml, or another portion of the same food. */
export interface WrittenPortion {
  unit: string;
  amount: number;
  of: string;
  sizes: Record<string, number>;
}

/** One food as it is written in a food file, before recipes and portions are computed. */
export interface FoodBlock {
  file: string;
  line: number;
  group: string;
  cuisine: string;
  name: string;
  names: string[];
  wins: string[];
  state: Food['state'];
  /** Those of its group, unless it has its own. */
  traits: ReadonlySet<Trait>;
  /** Words that mean this food beside foods of a trait. */
  meant: { words: string[]; beside: Trait } | undefined;
  /** The published row that its figures are, or the figures as they are written here. */
  row: string | undefined;
  figures: Nutrients | undefined;
  source: string | undefined;
  /** Published rows of the same food that its further nutrients are taken from; `none` has none of them. */
  nutrients: string[] | 'none';
  recipe: Ingredient[];
  oilUptake: Ingredient[];
  yieldG: number | undefined;
  portions: WrittenPortion[];
  default: { quantity: number; unit: string } | undefined;
  densityGPerMl: number;
  reason: string | undefined;
}
