import { expect, it } from 'vitest';
import { absurdities, anyText } from '../../../../bench/food/anyText.ts';
import fc from '../../../../tests/properties.ts';
import { firstOf, tiered } from '../../../../tests/tiers.ts';
import { loadFoodTable } from '../table/foodTable.ts';
import { understandMeal } from './understandMeal.ts';

const table = loadFoodTable();

it('any text is understood without an exception or an absurd figure', () => {
  fc.assert(
    fc.property(anyText([]), (text) => {
      expect(absurdities(understandMeal(text, table))).toEqual([]);
    }),
    { numRuns: tiered(60, 1_000) },
  );
});

it('20,000 characters are read to their end: the work grows with the length, not with its square', () => {
  for (const word of firstOf(['chicken rice cheese salad sandwich with ', 'a ', '1 ', 'dal ', '½', 'no salt or '])) {
    const text = word.repeat(20_000).slice(0, 20_000);
    expect(() => understandMeal(text, table)).not.toThrow();
  }
});

it('the same words give the same answer, whatever was asked before', () => {
  const text = 'for lunch 2 rotis, dal tadka and a small bowl of curd';
  const first = JSON.stringify(understandMeal(text, table));
  understandMeal('chicken biryani with raita', table);
  expect(JSON.stringify(understandMeal(text, table))).toBe(first);
});
