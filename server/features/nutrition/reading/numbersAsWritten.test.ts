import { expect, test } from 'vitest';
import { loadFoodTable } from '../table/foodTable.ts';
import { understandMeal } from './understandMeal.ts';

const foodsIn = (text: string) =>
  understandMeal(text, loadFoodTable()).items.map(({ foodName, quantity, unit }) => `${quantity} ${unit} ${foodName}`);

test.each([
  ['puri teeeen', ['3 piece Puri']],
  ['ate twosamosas', ['2 piece Samosa']],
  ['fiftygrams paneer', ['50 g Paneer']],
  ['5go luchi', ['5 piece Luchi']],
  ['half c oats', ['0.5 cup Oatmeal']],
  ['idli ୩ଖଣ୍ଡ', ['3 piece Idli']],
  ['poha ૧૫૦ગ્રામ', ['150 g Poha']],
])('however “%s” is written, it is %j', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods);
});

test.each([
  ['ek dona dahi', ['1 katori Curd']],
  ['dahi do kadchhi', ['2 ladle Curd']],
  ['ek lota chaas', ['1 lota Buttermilk']],
  ['a doughnut', ['1 piece Doughnut']],
  ['poha thali bhar', ['1 plate Poha']],
  ['do boti gosht', ['2 piece Mutton']],
  ['do boti kebab', ['2 piece Mutton seekh kebab']],
])('the unit of “%s” is no food: %j', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods);
});
