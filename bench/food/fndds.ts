import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { matchFood } from '../../server/features/nutrition/reading/names/matchFood.ts';
import { phrasesToLookUp, understandMeal } from '../../server/features/nutrition/reading/understandMeal.ts';
import { COUNTED_UNITS, SIZE_WORDS } from '../../server/features/nutrition/reading/words/units.ts';
import { buildNameIndex } from '../../server/features/nutrition/table/buildNameIndex.ts';
import type { FoodTable } from '../../server/features/nutrition/table/foodTable.ts';
import { nameWords, wordKey } from '../../server/features/nutrition/table/nameKey.ts';
import { type Food, type MealUnderstanding, noTraits, type Portion } from '../../server/features/nutrition/types.ts';
import { readFnddsFile } from './fnddsFile.ts';

const CHOICES = 5;
const ML_PER_FLUID_OUNCE = 29.57;

/** How meals are understood when a whole FNDDS stands behind the table; undefined without the download. */
export function understandWithFndds(
  devFile: string,
  table: FoodTable,
): ((text: string) => MealUnderstanding) | undefined {
  const directory = dirname(devFile);
  const file = join(directory, 'fndds-2019-2020-nutrients.csv');
  if (!existsSync(file)) return undefined;
  const portions = readPortions(join(directory, 'fndds-2019-2020-portions.csv'));
  const foods = readFnddsFile(file).map(({ code, description, figures }): Food => {
    const figure = (column: string) => figures[column] ?? 0;
    const written = portions.get(code) ?? [];
    return {
      id: `fndds-${code}`,
      name: description,
      names: [],
      group: 'FNDDS',
      cuisine: 'imported',
      state: undefined,
      traits: noTraits,
      per100g: {
        energyKcal: figure('energy_kcal'),
        proteinG: figure('protein_g'),
        carbohydrateG: figure('carbohydrate_g'),
        fatG: figure('fat_g'),
        fiberG: figure('fiber_g'),
        sugarG: figure('sugar_g'),
        sodiumMg: figure('sodium_mg'),
        cholesterolMg: figure('cholesterol_mg'),
      },
      portions: toPortions(written),
      defaultQuantity: 1,
      densityGPerMl: densityOf(written),
      source: `FNDDS ${code}`,
    };
  });
  const index = buildNameIndex(foods);
  return (text) => {
    const found = phrasesToLookUp(text, table).flatMap((phrase) =>
      matchFood(index, nameWords(phrase), [], CHOICES).map((match) => match.food),
    );
    return understandMeal(text, table, [...new Set(found)]);
  };
}

interface WrittenPortion {
  text: string;
  grams: number;
}

function readPortions(path: string): Map<string, WrittenPortion[]> {
  const byCode = new Map<string, WrittenPortion[]>();
  if (!existsSync(path)) return byCode;
  for (const line of readFileSync(path, 'utf8').split(/\r?\n/).slice(1)) {
    const match = /^(\d+),"?(.*?)"?,([\d.]+)$/.exec(line);
    if (!match?.[1] || !match[2]) continue;
    byCode.set(match[1], [...(byCode.get(match[1]) ?? []), { text: match[2], grams: Number(match[3]) }]);
  }
  return byCode;
}

function toPortions(written: WrittenPortion[]): Portion[] {
  const portions: Portion[] = [];
  const usual = written.find(({ text }) => text === 'Quantity not specified');
  for (const { text, grams } of written) {
    if (!/^1 /.test(text) || /fl oz|cubic inch|yields/.test(text)) continue;
    const words = nameWords(text.slice(2));
    const size = words.map((word) => SIZE_WORDS.get(word)).find((known) => known !== undefined);
    const unit = words.map((word) => COUNTED_UNITS.get(wordKey(word))).find((known) => known !== undefined) ?? 'piece';
    const portion = portions.find((known) => known.unit === unit);
    if (!portion) portions.push({ unit, grams, sizes: size ? { [size]: grams } : {} });
    else if (size) portion.sizes[size] ??= grams;
  }
  for (const portion of portions) portion.grams = portion.sizes.medium ?? portion.grams;
  return usual
    ? [{ unit: 'serving', grams: usual.grams, sizes: {} }, ...portions.filter(({ unit }) => unit !== 'serving')]
    : portions;
}

function densityOf(written: WrittenPortion[]): number {
  const fluid = written.find(({ text }) => /^1 fl oz(?! \(with ice)/.test(text));
  return fluid ? Number((fluid.grams / ML_PER_FLUID_OUNCE).toFixed(3)) : 1;
}
