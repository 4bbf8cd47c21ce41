import { type FurtherNutrient, furtherNutrients } from '../../../../contract/nutrients.ts';
import type { FurtherFigures, FurtherNutrients, Nutrients } from '../types.ts';

const width = furtherNutrients.length;
const positions = new Map(furtherNutrients.map(({ name }, position) => [name, position]));

/** What a food holds of a further nutrient, per 100 g; undefined where that isn't known. */
export function furtherOf(figures: FurtherFigures | undefined, name: FurtherNutrient): number | undefined {
  const figure = figures?.[positions.get(name) ?? -1];
  return figure === undefined || Number.isNaN(figure) ? undefined : figure;
}

/** Of what has none of them. */
export const noFurtherFigures: FurtherFigures = new Float32Array(width);

/** Hands out the figures of so many foods from one piece of memory, nothing known yet. */
export function unknownFigures(foods: number): () => FurtherFigures {
  const all = new Float32Array(foods * width).fill(Number.NaN);
  let start = -width;
  return () => {
    start += width;
    return all.subarray(start, start + width);
  };
}

/** Fills what is not known yet from another row; `factor` is how much more the food holds than the row's food. */
export function fillUnknown(figures: FurtherFigures, row: FurtherFigures, factor: number): void {
  for (let at = 0; at < width; at += 1) {
    if (Number.isNaN(figures[at])) figures[at] = (row[at] ?? Number.NaN) * factor;
  }
}

/** What so much of a food holds of those further nutrients that are known. */
export function scaleFurther(figures: FurtherFigures | undefined, grams: number): FurtherNutrients {
  const amounts: FurtherNutrients = {};
  if (!figures) return amounts;
  for (let at = 0; at < width; at += 1) {
    const figure = figures[at] ?? Number.NaN;
    const nutrient = furtherNutrients[at];
    if (nutrient && !Number.isNaN(figure)) amounts[nutrient.name] = (figure * grams) / 100;
  }
  return amounts;
}

/** Grams of protein, carbohydrate and fat: what is left of a food without its water, for comparing raw, cooked and dried. */
export const solidG = ({ proteinG, carbohydrateG, fatG }: Nutrients) => proteinG + carbohydrateG + fatG;
