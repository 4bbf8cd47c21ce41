import { expect, test } from 'vitest';
import { inTurns } from './inTurns.ts';

function* count(steps: number) {
  for (let step = 0; step < steps; step += 1) {
    for (let at = 0; at < 100_000; at += 1) Math.sqrt(at);
    yield;
  }
  return steps;
}

test('work in steps lets others in between, and is given up where it takes too much', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  expect(await inTurns(count(3), 400)).toBe(3);
  expect(await inTurns(count(1_000_000), 60)).toBeUndefined();
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
});
