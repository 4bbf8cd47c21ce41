import { z } from 'zod';
import { type OpenBytes, objectsOf } from './bytes.ts';
import { FiguresTable } from './fdcFigures.ts';
import { measureText, readFdcFood } from './fdcFood.ts';
import type { FoodFile, Reading } from './importedFood.ts';

const words = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
const number = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined);
const label = z.union([z.string(), z.object({ description: words })]).nullish();

/** A food as the JSON downloads and the API write it. */
const fdcJsonFood = z.object({
  fdcId: z.number(),
  description: words,
  dataType: words,
  foodCode: z.union([z.string(), z.number()]).nullish(),
  foodCategory: label,
  wweiaFoodCategory: z.object({ wweiaFoodCategoryDescription: words }).nullish(),
  brandedFoodCategory: words,
  brandName: words,
  brandOwner: words,
  servingSize: number,
  servingSizeUnit: words,
  householdServingFullText: words,
  foodNutrients: z
    .array(
      z.object({
        amount: number,
        number: z.union([z.string(), z.number()]).nullish(),
        nutrient: z.object({ id: z.number().nullish(), number: words }).nullish(),
      }),
    )
    .default([]),
  foodPortions: z
    .array(
      z.object({
        amount: number,
        measureUnit: z.object({ name: words }).nullish(),
        portionDescription: words,
        modifier: words,
        gramWeight: number,
      }),
    )
    .nullish(),
});

/** A JSON download of FoodData Central: one list of foods. */
export function fdcJsonFile(paths: string[], open: () => Promise<OpenBytes>): FoodFile {
  let opened: OpenBytes | undefined;
  return {
    source: 'usda',
    paths,
    share: () => opened?.share(),
    async *readings(skip) {
      opened = await open();
      let record = 0;
      for await (const text of objectsOf(opened.bytes)) {
        record += 1;
        if (record > skip) yield readObject(text, record);
      }
    },
  };
}

function readObject(text: Buffer | undefined, record: number): Reading {
  const parsed = text && fdcJsonFood.safeParse(parseJson(text.toString()));
  if (!parsed?.success)
    return { kind: 'unusable', reason: 'is not a food of FoodData Central', record: `record ${record}` };
  const food = parsed.data;
  const table = new FiguresTable(1);
  for (const { amount, number: byNumber, nutrient } of food.foodNutrients) {
    table.add(0, String(nutrient?.id ?? byNumber ?? nutrient?.number ?? ''), amount);
  }
  const category = typeof food.foodCategory === 'string' ? food.foodCategory : food.foodCategory?.description;
  return readFdcFood({
    ...table.read(0),
    fdcId: String(food.fdcId),
    dataType: food.dataType,
    description: food.description,
    foodCode: String(food.foodCode ?? ''),
    group: food.wweiaFoodCategory?.wweiaFoodCategoryDescription || category || food.brandedFoodCategory,
    brand: food.brandName || food.brandOwner,
    servingSize: food.servingSize,
    servingUnit: food.servingSizeUnit,
    household: food.householdServingFullText,
    portions: (food.foodPortions ?? []).flatMap((portion) =>
      measureText({
        amount: portion.amount,
        unit: portion.measureUnit?.name ?? '',
        description: portion.portionDescription,
        modifier: portion.modifier,
        grams: portion.gramWeight,
      }),
    ),
  });
}

/** undefined for what isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
