import { expect, it } from 'vitest';
import { loadFoodTable } from './foodTable.ts';
import { searchFoods } from './searchFoods.ts';

const table = loadFoodTable();
const found = (query: string) => searchFoods(table, query, 8).map((food) => food.name);

it('finds foods while their name is being typed', () => {
  expect(found('rot')).toContain('Roti');
  expect(found('chicken bir')[0]).toBe('Chicken biryani');
});

it('forgives spelling and reads Devanagari', () => {
  expect(found('bananna')[0]).toBe('Banana');
  expect(found('panir')[0]).toBe('Paneer');
  expect(found('दाल')[0]).toBe('Dal');
});

it('finds nothing for nothing', () => {
  expect(found('')).toEqual([]);
  expect(found('xyzzyq')).toEqual([]);
});
