import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { furtherNutrients } from '../../../../contract/nutrients.ts';
import { checkTable } from './check.ts';
import { readFoodTable } from './foodTable.ts';
import { furtherOf } from './furtherFigures.ts';
import { publishedFolder } from './published.ts';

const reading = readFoodTable();

describe('the food table', () => {
  it('passes its check', () => {
    const problems = checkTable(reading);
    if (problems.length > 0) {
      const lines = problems.map(
        ({ file, line, message }) => `server/features/nutrition/foods/${file}:${line} ${message}`,
      );
      expect.fail(`${problems.length} problems in the food table\n${lines.join('\n')}`);
    }
  });

  it('rests on published rows that are as they were extracted', () => {
    const pinned = readFileSync(new URL('SHA256SUMS', publishedFolder), 'utf8');
    const checksums = pinned
      .trim()
      .split('\n')
      .map((line) => line.split('  ')[1] ?? '');
    const actual = checksums.map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(new URL(file, publishedFolder)))
          .digest('hex')}  ${file}\n`,
    );
    expect(actual.join('')).toBe(pinned);
  });

  it('knows each further nutrient of nine foods in ten and of dishes made at home', () => {
    const { foods, byId } = reading.table;
    for (const { name } of furtherNutrients) {
      const known = foods.filter((food) => furtherOf(food.furtherPer100g, name) !== undefined);
      expect(known.length / foods.length, name).toBeGreaterThan(0.9);
      expect(furtherOf(byId.get('dal')?.furtherPer100g, name), `${name} of dal`).toBeDefined();
    }
  });

  it('holds plausible amounts of further nutrients', () => {
    const of = (id: string, name: (typeof furtherNutrients)[number]['name']) =>
      furtherOf(reading.table.byId.get(id)?.furtherPer100g, name);
    expect(of('ragi-flour', 'calciumMg')).toBe(364);
    expect(of('spinach', 'vitaminKUg')).toBeGreaterThan(300);
    expect(of('amla', 'vitaminCMg')).toBeGreaterThan(200);
    expect(of('dal', 'vitaminB12Ug')).toBeCloseTo(0, 1);
    expect(of('black-coffee', 'caffeineMg')).toBe(40);
    expect(of('beer', 'alcoholG')).toBeCloseTo(3.9);
    expect(of('maggi-noodles', 'zincMg')).toBeUndefined();
  });
});
