import { expect, test } from 'vitest';
import { languageFor, readWrittenLanguage } from './writtenLanguage.ts';

test.each([
  ['had 2 rotis with dal and a glass of lassi', 'en'],
  ['how much protein so far?', 'en'],
  ['slept 7 hours', 'en'],
  ['2 रोटी और दाल खाई', 'hi'],
  ['आज कितना खाया', 'hi'],
  ['kya khaya maine kal?', 'hi-Latn'],
  ['lunch me dal chawal khaya', 'hi-Latn'],
  ['2 roti aur sabzi', 'hi-Latn'],
  ['maine aaj gym kiya 40 min', 'hi-Latn'],
  ['undo karo', 'hi-Latn'],
])('“%s” is written in %s', (text, language) => {
  expect(readWrittenLanguage(text)).toBe(language);
});

test.each(['2 roti', 'dal chawal', 'paneer tikka', 'undo', '72.4', 'ok', '👍', ''])(
  '“%s” is too short to say',
  (text) => {
    expect(readWrittenLanguage(text)).toBeUndefined();
  },
);

test.each([
  ['2 roti', 'hi', 'hi-Latn'],
  ['रोटी', 'en', 'hi'],
  ['72.4', 'hi', 'hi'],
  ['dal chawal', 'en', 'en'],
] as const)('“%s” after %s is answered in %s', (text, inUse, language) => {
  expect(languageFor(text, inUse)).toBe(language);
});
