import { z } from 'zod';

/** A nutrient as it is shown and stored: `name` is also its column in camelCase; `decimals` are those of an amount that is kept. */
interface Nutrient {
  name: string;
  title: string;
  unit: 'kcal' | 'g' | 'mg' | 'µg';
  decimals: number;
}

/** What every food states. */
export const mainNutrients = [
  { name: 'energyKcal', title: 'Energy', unit: 'kcal', decimals: 0 },
  { name: 'proteinG', title: 'Protein', unit: 'g', decimals: 1 },
  { name: 'carbohydrateG', title: 'Carbohydrate', unit: 'g', decimals: 1 },
  { name: 'fatG', title: 'Fat', unit: 'g', decimals: 1 },
  { name: 'fiberG', title: 'Fibre', unit: 'g', decimals: 1 },
  { name: 'sugarG', title: 'Sugar', unit: 'g', decimals: 1 },
  { name: 'sodiumMg', title: 'Sodium', unit: 'mg', decimals: 0 },
  { name: 'cholesterolMg', title: 'Cholesterol', unit: 'mg', decimals: 0 },
] as const satisfies Nutrient[];

/**
 * What is known of some foods and not of others. Vitamin A is in retinol activity equivalents, vitamin E is α-tocopherol,
 * niacin is preformed, folate is in dietary folate equivalents.
 */
export const furtherNutrients = [
  { name: 'saturatedFatG', title: 'Saturated fat', unit: 'g', decimals: 2 },
  { name: 'potassiumMg', title: 'Potassium', unit: 'mg', decimals: 0 },
  { name: 'calciumMg', title: 'Calcium', unit: 'mg', decimals: 1 },
  { name: 'ironMg', title: 'Iron', unit: 'mg', decimals: 2 },
  { name: 'magnesiumMg', title: 'Magnesium', unit: 'mg', decimals: 1 },
  { name: 'zincMg', title: 'Zinc', unit: 'mg', decimals: 2 },
  { name: 'vitaminAUg', title: 'Vitamin A', unit: 'µg', decimals: 1 },
  { name: 'vitaminCMg', title: 'Vitamin C', unit: 'mg', decimals: 1 },
  { name: 'vitaminDUg', title: 'Vitamin D', unit: 'µg', decimals: 2 },
  { name: 'vitaminEMg', title: 'Vitamin E', unit: 'mg', decimals: 2 },
  { name: 'vitaminKUg', title: 'Vitamin K', unit: 'µg', decimals: 1 },
  { name: 'thiaminMg', title: 'Vitamin B1 (thiamin)', unit: 'mg', decimals: 3 },
  { name: 'riboflavinMg', title: 'Vitamin B2 (riboflavin)', unit: 'mg', decimals: 3 },
  { name: 'niacinMg', title: 'Vitamin B3 (niacin)', unit: 'mg', decimals: 2 },
  { name: 'vitaminB6Mg', title: 'Vitamin B6', unit: 'mg', decimals: 3 },
  { name: 'vitaminB12Ug', title: 'Vitamin B12', unit: 'µg', decimals: 2 },
  { name: 'folateUg', title: 'Folate', unit: 'µg', decimals: 1 },
  { name: 'caffeineMg', title: 'Caffeine', unit: 'mg', decimals: 1 },
  { name: 'alcoholG', title: 'Alcohol', unit: 'g', decimals: 1 },
] as const satisfies Nutrient[];

/** All of them, in the order in which they are shown. */
export const nutrients = [...mainNutrients, ...furtherNutrients];

export type MainNutrient = (typeof mainNutrients)[number]['name'];
export type FurtherNutrient = (typeof furtherNutrients)[number]['name'];
export type NutrientName = MainNutrient | FurtherNutrient;

/** Amounts of the further nutrients; null is unknown. */
export type FurtherAmounts = Record<FurtherNutrient, number | null>;

const amounts = (schema: (unit: string) => z.ZodType<number | null | undefined>) =>
  Object.fromEntries(furtherNutrients.map(({ name, unit }) => [name, schema(unit)]));

/** Those that are always known, of a whole quantity: energy in kcal, the rest in g and mg. */
export const mainAmounts = {
  calories: z.number(),
  proteinG: z.number(),
  carbsG: z.number(),
  fatG: z.number(),
  fiberG: z.number(),
  sugarG: z.number(),
  sodiumMg: z.number(),
  cholesterolMg: z.number(),
};

/** The fields of an answer that tell them. */
export const furtherAmounts = amounts((unit) =>
  z
    .number()
    .nullable()
    .meta({ description: `${unit}; null is unknown` }),
) as Record<FurtherNutrient, z.ZodNullable<z.ZodNumber>>;

/** The fields of an export, which an older one lacks. */
export const exportedAmounts = amounts(() => z.number().min(0).max(1_000_000).nullish()) as Record<
  FurtherNutrient,
  z.ZodOptional<z.ZodNullable<z.ZodNumber>>
>;
