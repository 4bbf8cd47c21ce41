import { describe, expect, it } from 'vitest';
import { loadFoodTable } from '../../table/foodTable.ts';
import { understandMeal } from '../understandMeal.ts';

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
    expect(itemsOf('1 cup rice, broccoli')).toEqual(['Rice 158', 'Broccoli 90']);
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

describe('what is eaten beside a dish', () => {
  it.each([
    ['a two-egg omelet with cheese and ham and a medium hard roll', 'Hard roll'],
    ['a burrito with a medium iced mocha', 'Iced mocha'],
    ['a grilled cheese sandwich with cheddar and a peanut butter sandwich', 'Peanut butter sandwich'],
  ])('%s is a food of its own', (text, food) => {
    expect(understandMeal(text, table).items.map(({ foodName }) => foodName)).toContain(food);
  });

  it('is not the rice in a burrito', () => {
    expect(itemsOf('a chicken burrito with beans and rice')).toHaveLength(1);
  });
});

describe('one weight of several words', () => {
  it('is shared by foods named together', () => {
    expect(gramsOf('20 grams of bengal gram dhal holige')).toBe(20);
  });

  it('said at the end is that of the dish, not of its topping', () => {
    expect(itemsOf('baked tilapia with butter, weighing in at 226 grams')).toContain('Tilapia 226');
  });
});

describe('American measures', () => {
  it.each([
    ['a cup of restaurant potato salad', 275],
    ['a cup of bite-size cheese crackers', 50],
    ['a medium bag of Triscuits', 45],
    ['four grapefruit sections', 100],
  ])('%s', (text, grams) => {
    expect(gramsOf(text)).toBe(grams);
  });

  it('does not take the juice of a lemon for a glass of juice', () => {
    expect(itemsOf('fish with the juice of one lemon')).toEqual([expect.stringContaining('Fish'), 'Lemon 45']);
  });

  it('reads no food from words of talk', () => {
    expect(itemsOf('pasta and water to wash it down')).toHaveLength(2);
    expect(itemsOf('a small pot of coffee')).toHaveLength(1);
  });
});
