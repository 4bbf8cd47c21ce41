import { expect, test } from 'vitest';
import { formerSpan, periodStart } from './policy.ts';

const startOf = (period: Parameters<typeof periodStart>[0], now: string, zone: string) =>
  periodStart(period, new Date(now), zone).toISOString();

test.each([
  ['today', '2026-03-06T06:30:00Z', 'Asia/Kolkata', '2026-03-05T18:30:00.000Z'],
  ['today', '2026-03-06T18:29:00Z', 'Asia/Kolkata', '2026-03-05T18:30:00.000Z'],
  ['week', '2026-03-06T06:30:00Z', 'Asia/Kolkata', '2026-03-01T18:30:00.000Z'],
  ['week', '2026-03-08T06:30:00Z', 'UTC', '2026-03-02T00:00:00.000Z'],
  ['month', '2026-03-06T06:30:00Z', 'Asia/Kathmandu', '2026-02-28T18:15:00.000Z'],
  ['quarter', '2026-03-06T06:30:00Z', 'UTC', '2026-01-01T00:00:00.000Z'],
  ['quarter', '2026-12-31T12:00:00Z', 'America/New_York', '2026-10-01T04:00:00.000Z'],
] as const)('%s at %s in %s began at %4$s', (period, now, zone, start) => {
  expect(startOf(period, now, zone)).toBe(start);
});

test.each([
  ['today', '2026-03-06T06:30:00Z', 'Asia/Kolkata', '2026-03-04T18:30:00.000Z', '2026-03-05T06:30:00.000Z'],
  ['week', '2026-03-06T06:30:00Z', 'UTC', '2026-02-23T00:00:00.000Z', '2026-02-27T06:30:00.000Z'],
  ['month', '2026-03-06T06:30:00Z', 'UTC', '2026-02-01T00:00:00.000Z', '2026-02-06T06:30:00.000Z'],
  ['month', '2026-03-31T06:30:00Z', 'UTC', '2026-02-01T00:00:00.000Z', '2026-02-28T23:59:59.999Z'],
  ['quarter', '2026-02-01T00:00:00Z', 'UTC', '2025-10-01T00:00:00.000Z', '2025-11-01T00:00:00.000Z'],
] as const)('before %s at %s in %s, as long went from %s to %s', (period, now, zone, from, to) => {
  const span = formerSpan(period, new Date(now), zone);
  expect([span.from.toISOString(), span.to.toISOString()]).toEqual([from, to]);
});
