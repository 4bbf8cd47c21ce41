import { expect, it } from 'vitest';
import { mealTexts } from './meals.ts';

it.each([
  [
    'Breakfast: poha, tea\nLunch: dal rice, salad\nDinner: 2 rotis',
    ['Breakfast: poha, tea', 'Lunch: dal rice, salad', 'Dinner: 2 rotis'],
  ],
  ['2 idlis for breakfast and 3 rotis for dinner', ['2 idlis for breakfast and', '3 rotis for dinner']],
  [
    'coffee, eggs, toast for breakfast, salad, soup for dinner',
    ['coffee, eggs, toast for breakfast,', 'salad, soup for dinner'],
  ],
  [
    'poha in the morning, dal chawal for lunch and a banana',
    ['poha in the morning,', 'dal chawal for lunch and a banana'],
  ],
  ['Morning pap and akara, five balls. Evening zobo', ['Morning pap and akara, five balls.', 'Evening zobo']],
  ['subah chai biscuit, dopahar me rajma chawal', ['subah chai biscuit,', 'dopahar me rajma chawal']],
  ['सुबह पोहा खाया और रात को खिचड़ी', ['सुबह पोहा खाया और', 'रात को खिचड़ी']],
])('“%s” is told of several meals', (text, parts) => {
  expect(mealTexts(text)).toEqual(parts);
});

it.each([
  '2 rotis with dal and a glass of lassi',
  'for lunch 2 rotis, dal and rice',
  'had dal and rice for lunch, and a banana',
  'yesterday night pizza, coke for dinner',
  'skipped breakfast, lunch was dal',
])('“%s” is told of one', (text) => {
  expect(mealTexts(text)).toEqual([text]);
});

it('parts what was eaten on several days that are named', () => {
  expect(mealTexts('yesterday 2 idli, today poha')).toEqual(['yesterday 2 idli,', 'today poha']);
  expect(mealTexts('kal dosa khaya aur aaj upma')).toEqual(['kal dosa khaya aur', 'aaj upma']);
  expect(mealTexts('yesterday 2 idli, sambar')).toEqual(['yesterday 2 idli, sambar']);
});
