import type { MealType } from '../../../contract/entries/food.ts';
import type { FurtherNutrient, MainNutrient } from '../../../contract/nutrients.ts';

/** What every food states: energy in kcal, macronutrients in g, sodium and cholesterol in mg. */
export type Nutrients = Record<MainNutrient, number>;

/** The further nutrients that are known; what isn't known is left out. */
export type FurtherNutrients = Partial<Record<FurtherNutrient, number>>;

/** The further nutrients of a food per 100 g, compact: in the order of the contract's list, NaN for what isn't known. */
export type FurtherFigures = Float32Array;

/** Figures as others publish them; the rest they may leave out. */
export type PublishedFigures = Pick<Nutrients, 'energyKcal' | 'proteinG' | 'carbohydrateG' | 'fatG'> &
  Partial<Nutrients>;

export interface Portion {
  unit: string;
  grams: number;
  /** Grams of the named sizes of this unit: small, medium, large, … */
  sizes: Record<string, number>;
}

/** What a food is like, beyond its figures: FORMAT.md of the food files says what each trait means. */
export const traits = [
  ...(['bread', 'fried bread', 'rice', 'curry', 'drink', 'meat', 'starch', 'pasta', 'vegetable'] as const),
  ...(['sauce', 'dish', 'seasoning', 'squeezed', 'southern', 'beside Indian dishes', 'any of its group'] as const),
  ...(['eaten with milk', 'mixed with milk', 'served with a spoon', 'served with fries', 'weighed dry'] as const),
] as const;
export type Trait = (typeof traits)[number];
export const noTraits: ReadonlySet<Trait> = new Set();

export interface Food {
  /** Slug of the name: stable, unique in the table. */
  id: string;
  name: string;
  names: string[];
  group: string;
  cuisine: string;
  state: 'raw' | 'cooked' | 'ready' | 'dry' | undefined;
  traits: ReadonlySet<Trait>;
  per100g: Nutrients;
  /** Left out where nothing beyond `per100g` is known. */
  furtherPer100g?: FurtherFigures | undefined;
  /** The first is the default. */
  portions: Portion[];
  defaultQuantity: number;
  densityGPerMl: number;
  /** Where the figures come from, as people read it: "FNDDS 51300175", "recipe". */
  source: string;
  /** What a dish is made of, as shares of its finished weight; left out where nobody says. */
  madeOf?: { foodId: string; share: number }[];
}

/** One food understood in a sentence. Figures are for the whole quantity. */
export interface EstimatedItem {
  foodId: string;
  foodName: string;
  /** What it was called, where that is another name. */
  toldName?: string | undefined;
  /** The words of the sentence it was read from. */
  text: string;
  quantity: number;
  unit: string;
  grams: number;
  nutrients: Nutrients & FurtherNutrients;
  /** The energy lies in here with a probability of about 80 %. */
  energyLowKcal: number;
  energyHighKcal: number;
  source: string;
  /** 0 to 1: how sure the food and its amount are. */
  confidence: number;
}

/** A food that could not be settled: one short question with likely answers. */
export interface FoodQuestion {
  /** The words of the sentence that are in doubt. */
  text: string;
  /** The likely foods, each with the amount that the sentence says. */
  choices: EstimatedItem[];
}

export interface MealUnderstanding {
  /** `eaten` logs; `planned` ("will eat", "want") and `skipped` ("skipped lunch") log nothing. */
  intent: 'eaten' | 'planned' | 'skipped';
  /** The meal that the sentence names. */
  mealType: MealType | undefined;
  /** Days before today that the sentence names: "yesterday" is 1. */
  daysAgo: number;
  /** Local time of day that the sentence names, minutes after midnight. */
  timeOfDayMin: number | undefined;
  /** "At 1:30": that time may be in the other half of the day as well. */
  isHalfOpen?: boolean;
  items: EstimatedItem[];
  questions: FoodQuestion[];
  /** Words that look like food and were not recognised. */
  unknown: string[];
}
