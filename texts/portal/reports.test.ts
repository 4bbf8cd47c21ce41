import { expect, test } from 'vitest';
import { contents } from './reports.ts';

test.each([
  [27, 11, '27 days logged, weight on 11 days'],
  [1, 0, '1 day logged'],
  [0, 1, 'Weight on 1 day'],
])('%d days with entries and %d with a weight read "%s"', (loggedDays, weighedDays, text) => {
  expect(contents('en', loggedDays, weighedDays)).toBe(text);
});
