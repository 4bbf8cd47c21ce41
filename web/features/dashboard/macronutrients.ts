import type { DaySummary } from '../../../contract/dashboard.ts';

type Macronutrients = Pick<DaySummary, 'proteinG' | 'carbohydrateG' | 'fatG'>;

/** Atwater's general factors, kcal per gram. */
const kcalPerGram = { protein: 4, carbohydrate: 4, fat: 9 };

/** Which part of the energy comes from each macronutrient, in whole percent that add up to 100. */
export function energySplit({ proteinG, carbohydrateG, fatG }: Macronutrients) {
  const kcal = {
    protein: proteinG * kcalPerGram.protein,
    carbohydrate: carbohydrateG * kcalPerGram.carbohydrate,
    fat: fatG * kcalPerGram.fat,
  };
  const total = kcal.protein + kcal.carbohydrate + kcal.fat;
  if (total === 0) return { protein: 0, carbohydrate: 0, fat: 0 };
  const protein = Math.round((kcal.protein / total) * 100);
  const carbohydrate = Math.round((kcal.carbohydrate / total) * 100);
  return { protein, carbohydrate, fat: 100 - protein - carbohydrate };
}
