import { describe, expect, it } from 'vitest';
import { furtherNutrients } from '../../../../contract/nutrients.ts';
import type { FurtherNutrients, Nutrients } from '../types.ts';
import { checkTable } from './check.ts';
import { composeTable } from './foodTable.ts';
import { furtherOf, scaleFurther } from './furtherFigures.ts';
import type { PublishedRow } from './published.ts';

const row = (figures: Partial<Nutrients>, further: FurtherNutrients): PublishedRow => ({
  per100g: {
    ...{
      energyKcal: 100,
      proteinG: 5,
      carbohydrateG: 15,
      fatG: 2,
      fiberG: 1,
      sugarG: 1,
      sodiumMg: 3,
      cholesterolMg: 0,
    },
    ...figures,
  },
  furtherPer100g: Float32Array.from(furtherNutrients, ({ name }) => further[name] ?? Number.NaN),
});
const published = new Map([
  ['FNDDS 1', row({}, { ironMg: 2, calciumMg: 40 })],
  ['FNDDS 2', row({ proteinG: 10, carbohydrateG: 30, fatG: 4 }, { ironMg: 8, zincMg: 1 })],
  ['IFCT 2017 A1', row({ energyKcal: 98, fatG: 1 }, { calciumMg: 10 })],
]);
const compose = (...blocks: string[]) =>
  composeTable([{ file: 'test.txt', text: ['group: Test\ncuisine: world', ...blocks].join('\n\n') }], published);

describe('the figures of a food', () => {
  it('are those of the published row that it cites', () => {
    const { table, problems } = compose('food: Lentil\nfigures: FNDDS 1\nportions: cup 200 g');
    const food = table.byId.get('lentil');
    expect(problems).toEqual([]);
    expect(food).toMatchObject({ source: 'FNDDS 1', per100g: { energyKcal: 100, proteinG: 5 } });
    expect(scaleFurther(food?.furtherPer100g, 50)).toEqual({ ironMg: 1, calciumMg: 20 });
  });

  it('are completed from another row of the same food, as much as it is drier', () => {
    const { table } = compose('food: Lentil\nfigures: FNDDS 1\nnutrients: FNDDS 2\nportions: cup 200 g');
    const further = table.byId.get('lentil')?.furtherPer100g;
    expect(furtherOf(further, 'ironMg')).toBe(2);
    expect(furtherOf(further, 'zincMg')).toBe(0.5);
    expect(furtherOf(further, 'vitaminCMg')).toBeUndefined();
  });

  it('are complained about when the row is not there, or typed although it is published', () => {
    const missing = compose('food: Lentil\nfigures: FNDDS 3\nportions: cup 200 g');
    expect(checkTable(missing)[0]?.message).toContain('FNDDS 3 is not in the extract');
    const figures = '100 kcal, 5 protein, 15 carbohydrate, 2 fat, 1 fibre, 1 sugar, 3 sodium, 0 cholesterol';
    const typed = compose(`food: Lentil\nfigures: ${figures}\nsource: FNDDS 1\nportions: cup 200 g`);
    expect(checkTable(typed)[0]?.message).toContain('write "figures: FNDDS 1" instead');
  });
});

describe('the further nutrients of a dish', () => {
  const lentil = 'food: Lentil\nfigures: FNDDS 1\nportions: cup 200 g';
  const rice = 'food: Rice\nfigures: IFCT 2017 A1\nportions: cup 200 g';
  const dishOf = (recipe: string) => {
    const { table } = compose(lentil, rice, `food: Dish\nrecipe: ${recipe}\nyield: 200 g\nportions: cup 200 g`);
    return table.byId.get('dish')?.furtherPer100g;
  };

  it('are those of its ingredients in what it weighs when done', () => {
    expect(furtherOf(dishOf('100 g lentil, 100 g rice'), 'calciumMg')).toBe(25);
  });

  it('stay unknown where more than a twentieth of it is unknown', () => {
    expect(furtherOf(dishOf('100 g lentil, 100 g rice'), 'ironMg')).toBeUndefined();
    expect(furtherOf(dishOf('198 g lentil, 2 g rice'), 'ironMg')).toBeCloseTo(1.98);
  });
});
