import { expect, test } from 'vitest';
import { steps } from './steps.ts';

test('goes from one number to another, and no further', () => {
  expect(steps(9, 12, 1.5, 100)).toEqual([9, 10.5, 12]);
  expect(steps(9, 8, 1, 100)).toEqual([]);
});

test.each([0, -1, Number.NaN, Number.NEGATIVE_INFINITY])('a step of %s leads nowhere', (step) => {
  expect(steps(0, 10, step, 100)).toEqual([]);
});

test('there are never more than asked for', () => {
  expect(steps(0, Number.POSITIVE_INFINITY, 1, 3)).toEqual([0, 1, 2]);
  expect(steps(0, 1, Number.MIN_VALUE, 3)).toHaveLength(3);
  expect(steps(Number.NaN, 1, 1, 3)).toEqual([]);
});
