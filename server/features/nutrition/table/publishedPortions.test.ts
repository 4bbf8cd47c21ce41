import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { toPortions } from '../import/portions.ts';
import { loadFoodTable } from './foodTable.ts';
import { publishedFolder } from './published.ts';

/** A helping differs from kitchen to kitchen, and India's cups and slices are smaller. */
const mostApart = 1.5;

interface Published {
  food_code: string;
  portion: string;
  grams: string;
}

test('household portions of published foods weigh about what is published, but for the few that were chosen otherwise', () => {
  const file = readFileSync(new URL('fndds-2019-2020-portions.csv', publishedFolder));
  const byCode = Map.groupBy<string, Published>(parse(file, { columns: true }), ({ food_code }) => food_code);
  const compared = loadFoodTable().foods.flatMap((food) => {
    const written = byCode.get(/^FNDDS (\d+)$/.exec(food.source)?.[1] ?? '') ?? [];
    const published = written.flatMap(({ portion, grams }) => toPortions([{ text: portion, grams: Number(grams) }]));
    return food.portions.flatMap(({ unit, grams }) => {
      if (unit === 'piece' || unit === 'serving') return [];
      const weights = published.filter((portion) => portion.unit === unit).map((portion) => portion.grams);
      const isApart = grams > Math.max(...weights) * mostApart || grams < Math.min(...weights) / mostApart;
      return weights.length > 0 ? [{ name: `${food.name}, ${unit}`, isApart }] : [];
    });
  });
  const apart = compared.filter(({ isApart }) => isApart);
  expect(compared.length).toBeGreaterThan(3_000);
  expect(apart.length / compared.length, apart.map(({ name }) => name).join('; ')).toBeLessThan(0.03);
});
