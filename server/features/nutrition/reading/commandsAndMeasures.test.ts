import { expect, test } from 'vitest';
import { loadFoodTable } from '../table/foodTable.ts';
import { understandMeal } from './understandMeal.ts';

const foodsIn = (text: string) =>
  understandMeal(text, loadFoodTable()).items.map(({ foodName, quantity, unit }) => `${quantity} ${unit} ${foodName}`);

test.each([
  ['three-quarters of a cup of rice', ['0.75 cup Rice']],
  ['two-thirds cup of milk', ['0.667 cup Toned milk']],
  ['2 tbsp. peanut butter', ['2 tablespoon Peanut butter']],
  ['100 gm. paneer', ['100 g Paneer']],
  ['2 eggs. then rice', ['2 piece Boiled egg', '1 serving Rice']],
  ['egg curry with 3 eggs and 2 chapati', ['3 piece Egg curry', '2 piece Roti']],
  ['omelette with 2 eggs', ['1 piece Omelette']],
  ['breakfast me 1 egg add karo', ['1 piece Boiled egg']],
  ['dal chawal likh lo', ['1 katori Dal', '1 serving Rice']],
  ['bench press 3 sets', []],
  ['2 set dosa', ['2 piece Set dosa']],
  ['1 glass mosambi juice no added sugar', ['1 glass Mosambi juice']],
])('“%s” is %j', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods);
});
