import { expect, test } from 'vitest';
import { endOfDay, lastDate, promoState } from './promoTime.ts';

const promo = { code: 'SPRING', percent: 10, createdAt: '2026-03-01T00:00:00Z', endsAt: null, mostUses: null, uses: 0 };
const now = Date.parse('2026-03-06T06:30:00Z');

test('a day is over at midnight where the admin is, also in the night in which the clock is changed', () => {
  expect(endOfDay('2026-03-06', 'Asia/Kolkata')).toBe('2026-03-06T18:30:00.000Z');
  expect(endOfDay('2026-03-28', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z');
  expect(endOfDay('2026-03-29', 'Europe/Berlin')).toBe('2026-03-29T22:00:00.000Z');
  expect(endOfDay('2026-10-31', 'America/New_York')).toBe('2026-11-01T04:00:00.000Z');
});

test('the last day of a code is the one that was chosen', () => {
  for (const zone of ['Asia/Kolkata', 'Europe/Berlin', 'Pacific/Auckland', 'America/New_York']) {
    expect(lastDate(endOfDay('2026-03-29', zone), zone)).toBe('2026-03-29');
  }
});

test('a code is active until its end and its limit', () => {
  expect(promoState(promo, now)).toBe('active');
  expect(promoState({ ...promo, endsAt: '2026-03-06T06:30:00Z' }, now)).toBe('ended');
  expect(promoState({ ...promo, endsAt: '2026-03-06T06:30:01Z', mostUses: 5, uses: 4 }, now)).toBe('active');
  expect(promoState({ ...promo, mostUses: 5, uses: 5 }, now)).toBe('used up');
});
