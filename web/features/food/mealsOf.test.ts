import { expect, test } from 'vitest';
import type { FoodEntry } from '../../../contract/entries/food.ts';
import { type FurtherAmounts, furtherNutrients } from '../../../contract/nutrients.ts';
import { mainMeals, mealsOf } from './mealsOf.ts';

const userId = '00000000-0000-4000-8000-000000000000';
const localDate = '2026-11-20';
const at = (time: string) => `${localDate}T${time}:00Z`;

const food = (id: string, time: string, more: Partial<FoodEntry> = {}): FoodEntry => ({
  ...{ id, userId, localDate, createdAt: at(time), mealType: 'lunch', foodId: null, foodName: id, hindiName: null },
  ...{ quantity: 2, servingUnit: 'piece', servingSize: 40, grams: 80, calories: 206.4 },
  ...(Object.fromEntries(furtherNutrients.map(({ name }) => [name, null])) as FurtherAmounts),
  ...{ proteinG: 6, carbsG: 45, fatG: 2, fiberG: 7, sugarG: 1, sodiumMg: 119, cholesterolMg: 0 },
  ...{ notes: '', source: 'table', confidence: 0.9 },
  ...more,
});

test('the foods of one meal stand together in time order', () => {
  const meals = mealsOf([food('Dal', '08:05'), food('Roti', '08:00'), food('Chai', '09:00', { mealType: 'snack' })]);
  expect(meals.map(({ title, total, lines }) => [title, total, ...lines.map(({ text }) => text)])).toEqual([
    ['Lunch', '413 kcal', 'Roti', 'Dal'],
    ['Snack', '206 kcal', 'Chai'],
  ]);
});

test.each([
  [{}, '2 pieces, 80 g'],
  [{ servingUnit: 'glass', grams: 525 }, '2 glasses, 525 g'],
  [{ quantity: 0.5, servingUnit: 'katori', grams: 75 }, '0.5 katori, 75 g'],
  [{ quantity: 1, servingUnit: 'g', servingSize: 100, grams: null }, '100 g'],
  [{ quantity: 1, servingUnit: 'bowl', grams: null }, '1 bowl'],
])('a portion of %o reads "%s"', (more, text) => {
  expect(mealsOf([food('Roti', '08:00', more)])[0]?.lines[0]?.detail).toBe(text);
});

test('snacks are no main meals', () => {
  expect(mainMeals([food('a', '08:00'), food('b', '09:00'), food('c', '10:00', { mealType: 'snack' })])).toBe(1);
});
