import type { FoodEntry } from '../../../contract/entries/food.ts';

/** Digits after the point that a scaled figure keeps: whole kcal and mg, tenths of a gram. */
const digits = {
  ...{ calories: 0, proteinG: 1, carbsG: 1, fatG: 1 },
  ...{ fiberG: 1, sugarG: 1, sodiumMg: 0, cholesterolMg: 0 },
};
export type FigureName = keyof typeof digits;
export const figureNames = Object.keys(digits) as FigureName[];

type Figures = Record<FigureName, number>;
type Known = Figures & Pick<FoodEntry, 'quantity' | 'servingSize'>;

/** What an entry's figures become for another amount, as the server makes them; undefined while none is typed. */
export function scaledFigures(
  known: Known,
  { quantity, servingSize }: { quantity: number | string; servingSize: number | string },
): Figures | undefined {
  const factor = (Number(quantity) * Number(servingSize)) / (known.quantity * known.servingSize);
  if (!(factor > 0)) return undefined;
  if (factor === 1) return known;
  const scaled = (name: FigureName) => Math.round(known[name] * factor * 10 ** digits[name]) / 10 ** digits[name];
  return Object.fromEntries(figureNames.map((name) => [name, scaled(name)])) as Figures;
}
