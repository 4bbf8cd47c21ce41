import { expect, test } from 'vitest';
import { readNutrientOfThat, readPointing } from './pointing.ts';

test.each([
  ['is that ok', 'judge'],
  ['normal hai kya?', 'judge'],
  ['यह ज़्यादा है क्या', 'judge'],
  ['e saru kahevay?', 'judge'],
  ['is it less than before.. by how much', 'change'],
  ['पहले से घटा कि बढ़ा', 'change'],
  ['bas itna kaafi hai?', 'left'],
  ['how much more', 'left'],
  ['kcal for that', 'energy'],
  ['usme kitni calorie jali', 'energy'],
  ['should i be worried', 'judge'],
  ['chinta ki baat hai kya', 'judge'],
  ['why', 'why'],
  ['what should i do about it', 'next'],
  ['what is it now', 'now'],
])('“%s” asks of what was said last', (text, pointing) => {
  expect(readPointing(text)).toBe(pointing);
});

test.each([
  'ok',
  'i am worried',
  'accha theek hai',
  'that was good',
  'is this app good',
  'how much is it',
  'is rice ok at night',
  'it was 2 rotis',
  'weight now',
])('“%s” names what it is about, or asks nothing', (text) => {
  expect(readPointing(text)).toBeUndefined();
});

test.each([
  ['how much sodium was that', 'sodiumMg'],
  ['kitna protein tha usme', 'proteinG'],
  ['how much iron in it?', 'ironMg'],
  ['how much protein today', undefined],
  ['is that too much sugar', undefined],
  ['how much protein is in that paneer', undefined],
])('the nutrient that “%s” asks of what was said last', (text, name) => {
  expect(readNutrientOfThat(text)).toBe(name);
});
