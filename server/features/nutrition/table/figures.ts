import type { Nutrients, PublishedFigures } from '../types.ts';

const ENERGY_TOLERANCE = 0.15;
const NEGLIGIBLE_KCAL = 25;
const MOST_KCAL = 905;
const KCAL_PER_G_OF_ALCOHOL = 7;
/** Of the strongest spirits, g per 100 g. */
const MOST_ALCOHOL_G = 60;
/** Published figures are rounded, and sugar is measured apart from the carbohydrate. */
const ROUNDING_G = 0.6;

/** Figures with 0 for what isn't published, as estimates sum them. */
export const completeFigures = ({
  energyKcal,
  proteinG,
  carbohydrateG,
  fatG,
  fiberG = 0,
  sugarG = 0,
  sodiumMg = 0,
  cholesterolMg = 0,
}: PublishedFigures): Nutrients => ({
  energyKcal,
  proteinG,
  carbohydrateG,
  fatG,
  fiberG,
  sugarG,
  sodiumMg,
  cholesterolMg,
});

/** Why figures can't be those of 100 g of any food. */
export function amountProblems(per100g: PublishedFigures, alcoholG = 0): string[] {
  const { energyKcal, proteinG, carbohydrateG, fatG, fiberG, sugarG, sodiumMg, cholesterolMg } =
    completeFigures(per100g);
  const rules: [isBroken: boolean, problem: string][] = [
    [Object.values(per100g).some((figure) => figure < 0), 'a figure is negative'],
    [energyKcal > MOST_KCAL, `more than ${MOST_KCAL} kcal`],
    [proteinG + carbohydrateG + fatG + alcoholG > 101, 'protein, carbohydrate and fat add up to more than 101 g'],
    [sugarG > carbohydrateG + ROUNDING_G, 'more sugar than carbohydrate'],
    [fiberG > carbohydrateG + ROUNDING_G, 'more fibre than carbohydrate'],
    [sodiumMg > 40_000 || cholesterolMg > 5_000, 'more sodium or cholesterol than any food has'],
  ];
  return rules.flatMap(([isBroken, problem]) => (isBroken ? [problem] : []));
}

/**
 * The energy that the macronutrients explain, kcal per 100 g. Where the source doesn't say how much alcohol there is
 * (undefined), energy beyond that of the macronutrients may come from it, as far as there is room.
 */
export function explainedKcal(per100g: PublishedFigures, alcoholG: number | undefined): number {
  const { energyKcal, proteinG, carbohydrateG, fatG, fiberG = 0 } = per100g;
  const fromMacronutrients = 4 * proteinG + 4 * (carbohydrateG - fiberG) + 2 * fiberG + 9 * fatG;
  const room = Math.min(MOST_ALCOHOL_G, Math.max(0, 100 - proteinG - carbohydrateG - fatG));
  const unexplained = Math.max(0, (energyKcal - fromMacronutrients) / KCAL_PER_G_OF_ALCOHOL);
  return fromMacronutrients + KCAL_PER_G_OF_ALCOHOL * (alcoholG ?? Math.min(unexplained, room));
}

/** Whether the stated energy is another than that of the macronutrients. */
export function isEnergyOff(per100g: PublishedFigures, alcoholG: number | undefined): boolean {
  const explained = explainedKcal(per100g, alcoholG);
  const isNegligible = per100g.energyKcal < NEGLIGIBLE_KCAL && explained < 2 * NEGLIGIBLE_KCAL;
  return !isNegligible && Math.abs(per100g.energyKcal - explained) > ENERGY_TOLERANCE * per100g.energyKcal;
}
