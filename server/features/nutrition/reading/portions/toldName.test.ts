import { expect, test } from 'vitest';
import { loadFoodTable } from '../../table/foodTable.ts';
import { nameOfFood } from '../../table/toldFoods.ts';
import { understandMeal } from '../understandMeal.ts';

const shown = (text: string) =>
  understandMeal(text, loadFoodTable())
    .items.map((item) => nameOfFood('en', item))
    .join(', ');

test.each([
  ['1 plate pulihora', 'Pulihora (Tamarind rice)'],
  ['had bathua ka raita', 'Bathua ka raita (Lauki raita)'],
  ['2 chapati and dal', 'Chapati (Roti), Dal'],
  ['chawal khaya', 'Chawal (Rice)'],
])('“%s” is called as it was told, with the food whose figures it has', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  ['3 samose', 'Samosa'],
  ['2 rotis', 'Roti'],
  ['veg biryani', 'Vegetable biryani'],
  ['दो पराठे', 'Plain paratha'],
  ['roti with ghee', 'Roti'],
])('“%s” is a spelling of the name, or tells of something beside it', (text, expected) => {
  expect(shown(text)).toContain(expected);
  expect(shown(text)).not.toMatch(/\(/);
});

test('what says all of the name stands alone', () => {
  expect(shown('1 cup irani chai')).toBe('Irani chai');
});
