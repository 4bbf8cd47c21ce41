import { expect, test } from 'vitest';
import { splitFoods } from './meals.ts';

test('food names stand between commas and line breaks', () => {
  expect(splitFoods(' 2 rotis, dal\n\n lassi ,, ')).toEqual(['2 rotis', 'dal', 'lassi']);
  expect(splitFoods(' ,\n')).toEqual([]);
});
