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

test.each([
  ['rasgulla, three of them, and chai', ['3 piece Rasgulla', '1 cup Chai']],
  ['the jalebi won. two of em', ['2 piece Jalebi']],
  ['had two of their samosas', ['2 piece Samosa']],
  ['bhabhi ne thepla banaye the 4 khaye chai ke saath', ['4 piece Thepla', '1 cup Chai']],
  ['kachori then. two, with dahi', ['2 piece Kachori', '1 serving Curd']],
  ['3 rotis, ok 4', ['4 piece Roti']],
  ['puri aloo 6', ['6 piece Puri', '1 serving Dry aloo sabzi']],
  ['kurkure ka packet khatam', ['1 packet Kurkure']],
  ['3 rashers and an egg', ['3 slice Bacon', '1 piece Boiled egg']],
  ['idli 2, vada x0', ['2 piece Idli']],
  ['2 thepla ne chai', ['2 piece Thepla', '1 cup Chai']],
  ['soup 2 dinner', ['1 bowl Soup']],
  ['black tea no sugar x3', ['3 cup Black tea']],
  ['laddoo 4, no shame', ['4 piece Motichoor laddu']],
  ['appam 2 thengai paal', ['2 piece Appam', '1 cup Coconut milk']],
])('an amount is of what was named in “%s”: %j', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods);
});

test.each([
  ['cola 0,3', ['300 ml Cola']],
  ['mango juice 250', ['250 ml Mango juice']],
  ['by two coffee', ['0.5 cup Milk coffee']],
  ['one by-two chai', ['0.5 cup Chai']],
])('“%s” is of a drink: %j', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods);
});
