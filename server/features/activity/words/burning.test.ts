import { expect, test } from 'vitest';
import { readBurnQuestion } from './burning.ts';

test.each([
  ['calories burned in 30 min walking', 'walking', 30],
  ['how many calories does 5 km running burn', 'running', 38],
  ['1 ghanta cricket me kitni calorie jalti hai', 'cricket', 60],
  ['does yoga burn calories?', 'yoga', 30],
])('“%s” asks what exercise costs', (text, activity, durationMin) => {
  const asked = readBurnQuestion(text);
  expect([asked?.activity.name, asked?.amount.durationMin]).toEqual([activity, durationMin]);
});

test.each([
  'burned 200 calories walking',
  'how many calories did i burn today',
  'walked 30 min',
  'calories in a samosa',
])('“%s” does not', (text) => {
  expect(readBurnQuestion(text)).toBeUndefined();
});
