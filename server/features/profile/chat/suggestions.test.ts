import { expect, test } from 'vitest';
import { readSuggestionWish } from './suggestions.ts';

test.each([
  ['fewer of these', 'fewer'],
  ['fewer suggestions please', 'fewer'],
  ['tips kam karo', 'fewer'],
  ['सुझाव कम करो', 'fewer'],
  ['stop giving me suggestions', 'off'],
  ['no more tips', 'off'],
  ['suggestions mat do', 'off'],
  ['suggestions on', 'daily'],
  ['sujhav chalu karo', 'daily'],
  ['fewer carbs', undefined],
  ['suggestions for dinner', undefined],
  ['less sugar in my chai', undefined],
])('“%s” wants suggestions: %s', (text, wish) => {
  expect(readSuggestionWish(text)).toBe(wish);
});
