import type { Food, Nutrients } from '../types.ts';

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
  figures: Nutrients | undefined;
  source: string | undefined;
  recipe: Ingredient[];
  oilUptake: Ingredient[];
  yieldG: number | undefined;
  portions: WrittenPortion[];
  default: { quantity: number; unit: string } | undefined;
  densityGPerMl: number;
  alcoholG: number;
  reason: string | undefined;
}
