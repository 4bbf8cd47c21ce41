import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSharedClock } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-06T06:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const day = 86_400_000;
const shared = new Date('2026-01-01T00:00:00Z').getTime();

test('the time is that of the database, whoever sets the clock of this machine', async () => {
  const started = performance.now();
  const clock = await createSharedClock(async () => new Date(shared + performance.now() - started));
  vi.advanceTimersByTime(5_000);
  expect(clock.now().getTime()).toBe(shared + 5_000);
  vi.setSystemTime(Date.now() + day);
  expect(clock.now().getTime()).toBe(shared + 5_000);
  clock.stop();
});

test('the time is asked for again, and goes on where nobody answers', async () => {
  let ahead = 0;
  const started = performance.now();
  const answer = vi.fn(async () => new Date(shared + ahead + performance.now() - started));
  const clock = await createSharedClock(answer);
  ahead = 3_000;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(clock.now().getTime()).toBe(shared + 63_000);
  answer.mockRejectedValue(new Error('away'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(clock.now().getTime()).toBe(shared + 123_000);
  clock.stop();
});
