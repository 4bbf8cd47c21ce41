import { expect, test } from 'vitest';
import { readWishForIdeas } from './adviceReading.ts';

test.each([
  ['what should I eat for dinner?', 'dinner'],
  ['What can i have now', undefined],
  ['suggest me something healthy for breakfast', 'breakfast'],
  ['dinner ideas', 'dinner'],
  ['aaj raat ko kya khaun?', 'dinner'],
  ['kya khana chahiye', undefined],
  ['शाम को क्या खाऊं', 'snack'],
])('“%s” asks for ideas', (text, mealType) => {
  expect(readWishForIdeas(text)).toEqual({ mealType });
});

test.each([
  'what should I eat to cure diabetes',
  'what can I eat with 2 rotis',
  'my friend suggested pizza, had 2 slices',
  'kya khaya',
  'had dinner',
  'no idea what it was, 2 rotis',
])('“%s” does not', (text) => {
  expect(readWishForIdeas(text)).toBeUndefined();
});
