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
  ['weight 81.4 kg monday, today 81', [3, 'weight 81.4 kg', 0, 'weight 81']],
  ['pp 171, kal 188 tha', [0, 'pp 171', 1, 'pp 188 tha']],
  ['slept 7 hrs, yesterday it was 5', [0, 'slept 7 hrs', 1, 'slept it was 5']],
  ['TUE BP 142/90. TODAY 136/86', [2, 'BP 142/90', 0, 'BP 136/86']],
  ['parso 6 baje subah sugar 141 thi aaj 128', [2, '6 baje subah sugar 141 thi', 0, 'sugar 128']],
  ['took telma yesterday, forgot today', [1, 'took telma', 0, 'telma forgot']],
  ['kal bhi aur aaj bhi telma nahi li', [1, 'telma nahi li', 0, 'telma nahi li']],
])('what is told of each day: %s', (text, told) => {
  expect(readSeveralDays(text, thursday)?.flatMap(({ daysAgo, text }) => [daysAgo, text])).toEqual(told);
});

test.each([
  'what did i eat today and yesterday',
  'calories today vs yesterday',
  'kal raat 2 baje soya aaj 8 baje utha',
  'had leftover pizza from yesterday today',
  'not yesterday, today 2 idli',
  'that was yesterday, today 2 idli',
  'had 2 eggs, yesterday leftover rice 1 bowl',
  'monday to friday i walk 30 min',
])('what is not told day by day: %s', (text) => {
  expect(readSeveralDays(text, thursday)).toBeUndefined();
});
