import { expect, test } from 'vitest';
import { readSugarAlcohols } from './sugarAlcohols.ts';

test.each([
  ['protein bar: 200 kcal, 20 g carbs, of which 12 g sugar alcohol', 'protein bar: 200 kcal, 20 g carbs'],
  ['protein bar 200 kcal 20 g carbs 12 g sugar alcohols', 'protein bar 200 kcal 20 g carbs'],
  ['a bar, 200 kcal, 20 g carbs (12 g polyols)', 'a bar, 200 kcal, 20 g carbs'],
  ['bar 200 kcal 20 g carbs jisme 12 g sugar alcohol hai', 'bar 200 kcal 20 g carbs'],
  ['bar 200 kcal, 20 g carbs, sugar alcohol: 12 g', 'bar 200 kcal, 20 g carbs'],
])('“%s” tells of 12 g', (text, rest) => {
  expect(readSugarAlcohols(text)).toEqual({ grams: 12, rest });
});

test.each(['what is sugar alcohol', '12 g erythritol', 'bar 200 kcal, 20 g carbs, of which 12 g sugar'])(
  '“%s” tells of none within a food',
  (text) => {
    expect(readSugarAlcohols(text)).toBeUndefined();
  },
);
