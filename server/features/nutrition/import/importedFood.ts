import { amountProblems, isEnergyOff } from '../table/figures.ts';
import type { Nutrients, Portion, PublishedFigures } from '../types.ts';

export const foodSources = ['usda', 'fndds', 'off'] as const;
export type FoodSource = (typeof foodSources)[number];

export interface ImportedFood {
  source: FoodSource;
  sourceId: string;
  name: string;
  brand: string;
  group: string;
  /** A food as such, from a reviewed table; not one maker's product. */
  isGeneric: boolean;
  per100g: PublishedFigures;
  portions: Portion[];
  densityGPerMl: number;
}

/** One record of a file: a food, a record that can't be used and why, or one that is no food at all. */
export type Reading =
  | { kind: 'food'; food: ImportedFood }
  | { kind: 'unusable'; reason: string; record: string }
  | { kind: 'other' };

/** A file that can't be imported, for a reason that people can do something about. */
export class ImportRefused extends Error {}

/** A download, in one file or several. */
export interface FoodFile {
  source: FoodSource;
  paths: string[];
  /** The readings of all records after the first `skip`, in an order that is the same each time. */
  readings(skip: number): AsyncIterable<Reading>;
  /** How much of it has been read, 0 to 1; undefined where that can't be told. */
  share(): number | undefined;
}

export type WrittenFood = Omit<ImportedFood, 'per100g'> & {
  figures: Partial<Nutrients>;
  /** Grams per 100 g; undefined where a reviewed source doesn't tell. */
  alcoholG: number | undefined;
};

const LONGEST_NAME = 200;

/** Without what a database or a person can't read. */
const cleanText = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const clipped = ({ brand, group }: Pick<ImportedFood, 'brand' | 'group'>) => ({
  brand: brand.slice(0, LONGEST_NAME).toWellFormed(),
  group: cleanText(group).slice(0, LONGEST_NAME).toWellFormed(),
});

/** A food as its source wrote it, checked by the rules of the built-in table. */
export function checked({ figures, alcoholG, ...food }: WrittenFood): Reading {
  const record = (food.name || food.sourceId).slice(0, LONGEST_NAME);
  const { energyKcal, proteinG, carbohydrateG, fatG, ...others } = figures;
  if (!food.name || !/\p{L}/u.test(food.name)) return { kind: 'unusable', reason: 'has no name', record };
  if (food.name.length > LONGEST_NAME)
    return { kind: 'unusable', reason: `name of over ${LONGEST_NAME} letters`, record };
  if (energyKcal === undefined || proteinG === undefined || carbohydrateG === undefined || fatG === undefined) {
    return { kind: 'unusable', reason: 'lacks energy, protein, carbohydrate or fat', record };
  }
  const per100g = { energyKcal, proteinG, carbohydrateG, fatG, ...others };
  const energyProblem = isEnergyOff(per100g, alcoholG) ? 'energy does not agree with the macronutrients' : undefined;
  const problem = amountProblems(per100g)[0] ?? energyProblem;
  return problem
    ? { kind: 'unusable', reason: problem, record }
    : { kind: 'food', food: { ...food, ...clipped(food), per100g } };
}

/** "ACME CHOC CHIP COOKIES" is easier read as "Acme choc chip cookies". */
export function readableName(name: string): string {
  const folded = cleanText(name);
  return /\p{Ll}/u.test(folded) ? folded : folded.charAt(0) + folded.slice(1).toLowerCase();
}
