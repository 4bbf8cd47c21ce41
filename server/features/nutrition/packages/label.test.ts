import { describe, expect, test } from 'vitest';
import { barcodeOf } from './barcode.ts';
import { readLabel } from './label.ts';

const read = (...lines: string[]) => readLabel(lines.map((line) => line.replaceAll(' | ', '\t')));
const bar = { energyKcal: 454, proteinG: 6.9, carbohydrateG: 77, fatG: 13.5 };

describe('a nutrition table', () => {
  test('per 100 g is read as it stands, shares of a daily need and saturated fat left out', () => {
    const label = read(
      'Nutrition Information',
      'Nutrients | Per 100 g | % RDA',
      'Energy | 454 kcal | 23%',
      'Protein | 6.9 g | 13%',
      'Carbohydrate | 77 g',
      'of which sugars | 25.5 g',
      'Added sugars | 20 g',
      'Total Fat | 13.5 g | 20%',
      'Saturated Fat | 6 g',
      'Sodium | 290 mg',
    );
    expect(label?.per100g).toEqual({ ...bar, sugarG: 25.5, sodiumMg: 290 });
  });

  test('has decimal commas and thousands', () => {
    const label = read(
      'Nutrition Information | Per 100 g',
      'Energy | 1.900 kJ / 454 kcal',
      'Protein | 6,9 g',
      'Carbohydrate | 77 g',
      'Fat | 13,5 g',
      'Sodium | 1,290 mg',
    );
    expect(label?.per100g).toEqual({ ...bar, sodiumMg: 1_290 });
  });

  test('with a column per serving is read from the one per 100 g, wherever it stands', () => {
    const rows = [
      'Energy (kcal) | 114 | 454',
      'Protein (g) | 1.7 | 6.9',
      'Carbohydrate (g) | 19.3 | 77',
      'Fat (g) | 3.4 | 13.5',
    ];
    const label = read('Serving size: 25 g', '| Per serve | Per 100 g', ...rows);
    expect(label).toEqual({ per100g: bar, servingG: 25, isContradictory: false });
    expect(
      read('Serving size: 25 g', '| Per serve | Per 100 g', 'Energy (kcal) | 214 | 454', ...rows.slice(1))
        ?.isContradictory,
    ).toBe(true);
  });

  test('per serving alone is brought to 100 g, and is none where a serving has no weight', () => {
    const rows = ['Energy 227 kcal', 'Protein 3.5 g', 'Carbohydrate 38.5 g', 'Total fat 6.75 g'];
    expect(read('Amount per serving (50 g)', ...rows)?.per100g).toEqual({
      energyKcal: 454,
      proteinG: 7,
      carbohydrateG: 77,
      fatG: 13.5,
    });
    expect(read('Nutrition Facts | Per 50 g serving', 'Energy (kJ) 950', ...rows.slice(1))?.per100g).toMatchObject({
      energyKcal: expect.closeTo(454, 0),
      proteinG: 7,
    });
    expect(read('Amount per serving', ...rows)).toBeUndefined();
  });

  test('in kilojoules is read in kilocalories', () => {
    const label = read('per 100 g', 'Energy | 1900 kJ', 'Protein | 6.9 g', 'Carbohydrate | 77 g', 'Fat | 13.5 g');
    expect(label?.per100g.energyKcal).toBeCloseTo(454.1, 1);
    expect(
      read('per 100 g', 'Energy | 1900 kJ / 454 kcal', 'Protein | 6.9 g', 'Carbohydrate | 77 g', 'Fat | 13.5 g')
        ?.per100g,
    ).toEqual(bar);
  });

  test.each([
    ['a figure in doubt', ['per 100 g', 'Energy 454 kcal', 'Protein _6.9_ g', 'Carbohydrate 77 g', 'Fat 13.5 g']],
    ['no fat', ['per 100 g', 'Energy 454 kcal', 'Protein 6.9 g', 'Carbohydrate 77 g', 'Sodium 290 mg']],
    ['a menu', ['Dal 120', 'Roti 20', 'Protein shake 250']],
  ])('with %s is none', (_, lines) => {
    expect(read(...lines)).toBeUndefined();
  });
});

test.each([
  ['8901719101038', '8901719101038'],
  ['012345678905', '0012345678905'],
  ['96385074', '96385074'],
  ['8901719101039', undefined],
  ['12345', undefined],
])('the barcode %s is looked up as %s', (text, code) => {
  expect(barcodeOf(text)).toBe(code);
});
