import { z } from 'zod';
import { furtherAmounts, mainAmounts } from './nutrients.ts';

/** Figures are for the whole quantity; energy in kcal, the rest in g and mg. */
export const estimate = z
  .object({
    foodName: z.string(),
    quantity: z.number(),
    unit: z.string(),
    grams: z.number(),
    ...mainAmounts,
    caloriesLow: z.number(),
    caloriesHigh: z.number(),
    ...furtherAmounts,
    source: z.string(),
    confidence: z.number().meta({ description: '0 to 1' }),
  })
  .meta({ id: 'Estimate' });
export type Estimate = z.infer<typeof estimate>;

/** An estimate with the words of the text that it was read from. */
export const understoodFood = estimate.extend({ text: z.string() }).meta({ id: 'UnderstoodFood' });
export type UnderstoodFood = z.infer<typeof understoodFood>;
