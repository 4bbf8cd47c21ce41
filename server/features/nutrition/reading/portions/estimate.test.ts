import { describe, expect, it } from 'vitest';
import { loadFoodTable } from '../../table/foodTable.ts';
import type { Food } from '../../types.ts';
import { estimateFood, scaleFood, totalOf } from './estimate.ts';

const table = loadFoodTable();
const roti = table.byId.get('roti') as Food;

describe('estimating one food', () => {
  it('scales the figures to the weight', () => {
    expect(scaleFood(roti, 200).energyKcal).toBe(roti.per100g.energyKcal * 2);
  });

  it('re-estimates at another quantity and in another unit', () => {
    const two = estimateFood(roti, 2, 'piece');
    expect(estimateFood(roti, 1, 'pieces').grams).toBe(two.grams / 2);
    expect(estimateFood(roti, 90, 'g')).toMatchObject({ grams: 90, unit: 'g', quantity: 90 });
  });

  it('adds up a meal with a range narrower than the sum of its parts', () => {
    const items = [estimateFood(roti, 2, 'piece'), estimateFood(roti, 2, 'piece')];
    const total = totalOf(items);
    expect(total.nutrients.energyKcal).toBe((items[0]?.nutrients.energyKcal ?? 0) * 2);
    expect(total.energyHighKcal).toBeLessThan((items[0]?.energyHighKcal ?? 0) * 2);
  });
});
