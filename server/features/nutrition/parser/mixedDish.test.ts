import { describe, expect, it } from 'vitest';
import { loadFoodTable } from '../table/foodTable.ts';
import { understandMeal } from './understandMeal.ts';

const table = loadFoodTable();
const itemsOf = (text: string) =>
  understandMeal(text, table).items.map(({ foodName, grams }) => `${foodName} ${Math.round(grams)}`);
const gramsOf = (text: string) => understandMeal(text, table).items.reduce((sum, { grams }) => sum + grams, 0);

describe('a measure of a dish named by its parts', () => {
  it.each([
    ['a cup of rice with chicken', ['Chicken and rice 196']],
    ['a cup of chicken, potatoes, and vegetables in gravy', ['Chicken, potatoes and vegetables with sauce 252']],
    ['a cup of brown rice with peppers and onions', ['Brown rice with vegetables 190']],
  ])('%s is the dish of the table', (text, items) => {
    expect(itemsOf(text)).toEqual(items);
  });

  it('is shared by parts that the table has no dish of', () => {
    const grams = gramsOf('I had a cup of pork, potatoes, carrots and broccoli without sauce');
    expect(grams).toBeGreaterThan(100);
    expect(grams).toBeLessThan(240);
  });

  it('leaves alone what is eaten beside it', () => {
    expect(itemsOf('a cup of mashed potatoes with fried chicken')).toHaveLength(2);
    expect(itemsOf('a cup of rice with dal')).toEqual(['Rice 158', expect.stringContaining('Dal')]);
    expect(itemsOf('a cup of chicken and rice and a cup of milk')).toHaveLength(2);
  });
});

describe('bread and patties of a sandwich', () => {
  it.each([
    ['a double cheeseburger on a wheat bun with two small patties'],
    ['a double cheeseburger with two small patties on a white bun'],
    ['a hot dog on a bun'],
    ['a ham sandwich on whole wheat bread'],
  ])('%s is one food', (text) => {
    expect(itemsOf(text)).toHaveLength(1);
  });

  it('says the size with its patty', () => {
    expect(gramsOf('a cheeseburger with one large patty')).toBeGreaterThan(
      gramsOf('a cheeseburger with a small patty'),
    );
  });

  it('is beside another bread', () => {
    expect(itemsOf('chicken soup with a bread roll')).toHaveLength(2);
  });
});
