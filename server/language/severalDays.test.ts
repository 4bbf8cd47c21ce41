import { expect, test } from 'vitest';
import { readSeveralDays } from './severalDays.ts';

const thursday = '2026-11-19';

test.each([
  ['mon 70.2 tue 70.0', [3, '70.2', 2, '70.0']],
  ['70.2 mon, 70.0 tue', [3, '70.2', 2, '70.0']],
  ['steps mon 8k tue 9k', [3, 'steps 8k', 2, 'steps 9k']],
  ['yesterday 2 idli today poha', [1, '2 idli', 0, 'poha']],
  ['aaj 3 glass pani kal 2 litre', [0, '3 glass pani', 1, 'pani 2 litre']],
  ['fasting kal 124 thi aaj 118', [1, 'fasting 124 thi', 0, 'fasting 118']],
  ['walked 5k on sunday and 3k on monday', [4, 'walked 5k', 3, 'walked 3k']],
])('what is told of each day: %s', (text, told) => {
  expect(readSeveralDays(text, thursday)?.flatMap(({ daysAgo, text }) => [daysAgo, text])).toEqual(told);
});

test.each([
  'what did i eat today and yesterday',
  'calories today vs yesterday',
  'kal raat 2 baje soya aaj 8 baje utha',
  'had leftover pizza from yesterday today',
  'not yesterday, today 2 idli',
  'monday to friday i walk 30 min',
])('what is not told day by day: %s', (text) => {
  expect(readSeveralDays(text, thursday)).toBeUndefined();
});
