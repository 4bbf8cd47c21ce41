import { expect, test } from 'vitest';
import { speedOf } from './policy.ts';

test('half of the times and 95 of a hundred keep within what is told', () => {
  const times = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(speedOf(times)).toEqual({ questions: 100, medianMs: 50, percentile95Ms: 95 });
  expect(speedOf([70])).toEqual({ questions: 1, medianMs: 70, percentile95Ms: 70 });
  expect(speedOf([])).toBeNull();
});
