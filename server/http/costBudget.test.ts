import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBudget } from './costBudget.ts';
import { HttpProblem } from './problem.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a caller spends a minute’s budget, is told how much is left, and gets a new one', () => {
  const budget = createBudget(10);
  expect(budget.spend('asha', 4)).toEqual({ 'ratelimit-policy': '"cost";q=10;w=60', ratelimit: '"cost";r=6;t=60' });
  vi.advanceTimersByTime(20_000);
  expect(budget.spend('asha', 6).ratelimit).toBe('"cost";r=0;t=40');
  expect(budget.spend('ravi', 10).ratelimit).toBe('"cost";r=0;t=60');
  const refused = () => budget.spend('asha', 1);
  expect(refused).toThrow(
    expect.objectContaining({ status: 429, headers: expect.objectContaining({ 'retry-after': '40' }) }),
  );
  vi.setSystemTime(Date.now() + 86_400_000);
  expect(refused).toThrow(HttpProblem);
  vi.advanceTimersByTime(40_000);
  expect(budget.spend('asha', 1).ratelimit).toBe('"cost";r=9;t=60');
});
