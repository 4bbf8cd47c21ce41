import { expect, test } from 'vitest';
import { plainNumbers, spokenAsDigits } from './spokenNumbers.ts';

test.each([
  ['haemoglobin twelve point six', 'haemoglobin 12.6'],
  ['temperature is one hundred point four', 'temperature is 100.4'],
  ['temp one oh two point four', 'temp 102.4'],
  ['temp one hundred and one point two', 'temp 101.2'],
  ['HbA1c saat point do aaya', 'HbA1c 7.2 aaya'],
  ['hba1c five point nine five', 'hba1c 5.95'],
  ['70 point 6 kg', '70.6 kg'],
  ['crp point eight', 'crp 0.8'],
  ['crp .8 mg/l', 'crp 0.8 mg/l'],
  ['lab says 6½', 'lab says 6.5'],
  ['1½ roti', '1.5 roti'],
  ['hips 38 1/2 inches', 'hips 38.5 inches'],
])('a spoken point and a glued part are decimals: %s', (text, plain) => {
  expect(plainNumbers(text)).toBe(plain);
});

test.each([
  'at this point two of them',
  'ok.5 rotis',
  '1 ½ cups',
  'half a point',
  '½ cup',
  'one point',
  'ran 5k.',
  'telma 40 1/2 tablet',
])('nothing else is one: %s', (text) => expect(plainNumbers(text)).toBe(text));

test('a small number is spoken of a reading where its unit says so', () => {
  expect(spokenAsDigits('body fat twenty-six percent, ten reps', 30)).toBe('body fat 26 percent, ten reps');
  expect(spokenAsDigits('body fat sava chaubees percent', 30)).toBe('body fat 24.25 percent');
});
