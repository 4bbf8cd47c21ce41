import { tokenise } from '../../../language/tokens.ts';
import { readFigures } from '../reading/figures.ts';
import { readServingBeside } from '../reading/servingBeside.ts';
import type { Label } from './label.ts';

/** A nutrition table that is typed: "454 kcal, 7 g protein, 75 g carbs, 14 g fat per 100 g"; undefined of what says less. */
export function readTypedLabel(text: string): Label | undefined {
  const serving = readServingBeside(text);
  const read = readFigures(tokenise(serving?.rest ?? text), 0);
  const ofG = read?.helping && 'grams' in read.helping ? read.helping.grams : undefined;
  if (!read || !ofG) return undefined;
  const per100g = Object.fromEntries(
    Object.entries(read.figures).map(([name, figure]) => [name, (figure * 100) / ofG]),
  ) as typeof read.figures;
  const { proteinG, carbohydrateG, fatG } = per100g;
  if (proteinG === undefined || carbohydrateG === undefined || fatG === undefined) return undefined;
  const whole = { ...per100g, proteinG, carbohydrateG, fatG };
  return { per100g: whole, servingG: serving?.grams ?? (ofG === 100 ? undefined : ofG), isContradictory: false };
}
