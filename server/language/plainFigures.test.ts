import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { plainFigures } from './plainFigures.ts';
import { tokenise } from './tokens.ts';

test.each([
  ['creatinine 1,2', 'creatinine 1.2'],
  ['blood sugar 7,2 mmol/l', 'blood sugar 7.2 mmol/l'],
  ['weight 70,4, sugar 110', 'weight 70.4, sugar 110'],
  ['ran 5,25 km and cycled 12,5 km', 'ran 5.25 km and cycled 12.5 km'],
  ['temperature 36,5-37,8', 'temperature 36.5-37.8'],
  ['bench 62,5kg 3x8', 'bench 62.5kg 3x8'],
  ['squats 62,5 3x5', 'squats 62.5 3x5'],
  ['5x5x62,5kg', '5x5x62.5kg'],
  ['vazan 130,75', 'vazan 130.75'],
])('a comma before one or two digits is a point: %s', (text, plain) => {
  expect(plainFigures(text)).toBe(plain);
});

test.each([
  ['10 450 steps', '10,450 steps'],
  ['steps 10 450', 'steps 10,450'],
  ['7 042 steps, all of them to find a plug', '7,042 steps, all of them to find a plug'],
  ['12.034 steps', '12,034 steps'],
  ['granola 1.350 kJ', 'granola 1,350 kJ'],
  ['drank 1 000 ml water', 'drank 1,000 ml water'],
  ['2 500 ml bottles', '2 500 ml bottles'],
  ['steps 10 450 kcal', 'steps 10 450 kcal'],
])('thousands may be parted by a blank or a point: %s', (text, plain) => {
  expect(plainFigures(text)).toBe(plain);
});

test.each([
  '12,500 steps',
  'platelets 1,00,000',
  'platelets 2,45,000',
  '10,00,000',
  'options 1, 2',
  'reps 10,8,8',
  '3x10,8 squats',
  '12,10 reps',
  'pushups 20,15',
  'from 3,4 may',
  'on 3,4th',
  '130,85/80',
  '2 eggs,1 toast',
])('groups, lists, dates and sets keep their commas: %s', (text) => {
  expect(plainFigures(text)).toBe(text);
});

test.each([
  ['Arabic', '٧٠٫٥'],
  ['Persian', '۷۰٫۵'],
  ['Devanagari', '७०.५'],
  ['Bengali', '৭০.৫'],
  ['Gurmukhi', '੭੦.੫'],
  ['Gujarati', '૭૦.૫'],
  ['Odia', '୭୦.୫'],
  ['Tamil', '௭௦.௫'],
  ['Telugu', '౭౦,౫'],
  ['Kannada', '೭೦.೫'],
  ['Malayalam', '൭൦.൫'],
  ['full-width', '７０．５'],
  ['mathematical', '𝟕𝟎.𝟓'],
])('%s digits are 0 to 9', (_, written) => {
  expect(plainFigures(`weight ${written} kg`)).toBe('weight 70.5 kg');
});

test('commas between groups are no part of a number, those of a list stand between numbers', () => {
  const valuesIn = (text: string) => tokenise(text).flatMap(({ kind, value }) => (kind === 'number' ? value : []));
  expect(valuesIn('1,200')).toEqual([1_200]);
  expect(valuesIn('1,00,000.5')).toEqual([100_000.5]);
  expect(valuesIn('1,234,567')).toEqual([1_234_567]);
  expect(valuesIn('8,8,6')).toEqual([8, 8, 6]);
  expect(valuesIn('12,10')).toEqual([12, 10]);
  expect(valuesIn('1,2345')).toEqual([1, 2_345]);
});

test('a figure is finite and bounded, however long it is', () => {
  expect(figureOf('9'.repeat(400))).toBe(1_000_000_000);
  expect(figureOf('99999999999')).toBe(1_000_000_000);
  expect(figureOf('12')).toBe(12);
});
