import { expect, test } from 'vitest';
import { readPastStretch } from './pastStretch.ts';

test.each([
  ['last week my weight was 62.5', 7],
  ['pichle hafte wajan 62 tha', 7],
  ['last month i was 70 kg', 31],
  ['my weight was 70 2 months ago', 61],
  ['do mahine pehle wajan 70 tha', 61],
  ['weight 62.5 same as last week', undefined],
  ['down from last week, 62.5', undefined],
  ['since last month weight 62.5', undefined],
  ['pichle hafte se wajan 62 hai', undefined],
  ['last 7 days sugar', undefined],
  ['weight 62.5', undefined],
])('“%s” is of %s days ago', (text, daysAgo) => {
  expect(readPastStretch(text, '2026-11-19')?.daysAgo).toBe(daysAgo);
});
