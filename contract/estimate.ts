import { z } from 'zod';
import { furtherAmounts } from './nutrients.ts';

/** Figures are for the whole quantity; energy in kcal, the rest in g and mg. */
export const estimate = z
  .object({
    foodName: z.string(),
    quantity: z.number(),
    unit: z.string(),
    grams: z.number(),
    calories: z.number(),
    caloriesLow: z.number(),
    caloriesHigh: z.number(),
    proteinG: z.number(),
    carbsG: z.number(),
    fatG: z.number(),
    fiberG: z.number(),
    sugarG: z.number(),
    sodiumMg: z.number(),
    cholesterolMg: z.number(),
    ...furtherAmounts,
    source: z.string(),
    confidence: z.number().meta({ description: '0 to 1' }),
  })
  .meta({ id: 'Estimate' });
export type Estimate = z.infer<typeof estimate>;

/** An estimate with the words of the text that it was read from. */
export const understoodFood = estimate.extend({ text: z.string() }).meta({ id: 'UnderstoodFood' });
export type UnderstoodFood = z.infer<typeof understoodFood>;
