import { describe, expect, it } from 'vitest';
import { loadFoodTable } from '../../table/foodTable.ts';
import { understandMeal } from '../understandMeal.ts';

const table = loadFoodTable();
const foodsIn = (text: string) =>
  understandMeal(text, table, [], true).items.map((item) => `${item.quantity} ${item.unit} ${item.foodName}`);

describe('a food told in general and then which', () => {
  it.each([
    ['mithai, 3 peda', ['3 piece Peda']],
    ['soup borscht 250 ml', ['250 ml Borscht']],
    ['2 biscuits, marie', ['2 piece Marie biscuit']],
    ['slice of cake, lemon drizzle', ['1 slice Lemon drizzle cake']],
    ['chai 3 cutting', ['3 glass Cutting chai']],
  ])('%s is one', (text, foods) => expect(foodsIn(text)).toEqual(foods));

  it('is two where they are other foods', () => {
    expect(foodsIn('3 chapathi kurma')).toHaveLength(2);
    expect(foodsIn('soup, salad, bread')).toHaveLength(3);
    expect(foodsIn('roti, phulka, dal')).toHaveLength(3);
    expect(foodsIn('2 mithai and 3 peda')).toHaveLength(2);
  });
});

describe('a meal of several dishes', () => {
  it('is those that are told of it', () => {
    expect(foodsIn('full english: 2 eggs, 1 sausage, baked beans')).toHaveLength(3);
    expect(foodsIn('sadya. Avial, sambar, olan, payasam')).toHaveLength(4);
    expect(foodsIn('full english and a tea')).toHaveLength(2);
  });
});
