import { expect, test } from 'vitest';
import { beginningOf, goalOf, sunOf, whyNoFasting } from './policy.ts';

const india = 'Asia/Kolkata';
const well = { ageYears: 30, lifeStage: '' as const, toldOfEatingDisorder: false, hadLowSugar: false };

test.each([
  [{}, undefined],
  [{ ageYears: 17 }, 'growing'],
  [{ ageYears: 0 }, undefined],
  [{ lifeStage: 'pregnant' as const }, 'pregnant'],
  [{ lifeStage: 'breastfeeding' as const }, 'breastfeeding'],
  [{ toldOfEatingDisorder: true }, 'eatingDisorder'],
  [{ hadLowSugar: true }, 'lowSugar'],
])('with %o fasting is off because: %s', (more, reason) => {
  expect(whyNoFasting({ ...well, ...more })).toBe(reason);
});

// By the sunrise equation, with 0.833 degrees of refraction, declination −5.6 and an equation of time of −11.3 minutes.
test('the sun of a city is that of the sunrise equation to two minutes', () => {
  const sun = sunOf('2026-03-06', 'Hyderabad', india);
  const minutesOf = (instant: Date | undefined) => (instant ? (instant.getTime() / 60_000 + 330) % 1_440 : 0);
  expect(Math.abs(minutesOf(sun?.sunrise) - (6 * 60 + 31))).toBeLessThanOrEqual(2);
  expect(Math.abs(minutesOf(sun?.sunset) - (18 * 60 + 24))).toBeLessThanOrEqual(2);
  expect(minutesOf(sun?.dawn)).toBeLessThan(5 * 60 + 35);
});

const at = (time: string) => new Date(`2026-03-06T${time}+05:30`);
const clock = (instant: Date | null) =>
  instant ? new Date(instant.getTime() + 330 * 60_000).toISOString().slice(0, 13) : '';

test.each([
  ['16:8', '20:00', '2026-03-07T12'],
  ['omad', '14:00', '2026-03-07T13'],
  ['ramzan', '05:00', '2026-03-06T18'],
  ['ramzan', '21:00', '2026-03-07T18'],
  ['navratri', '07:00', '2026-03-06T18'],
  ['ekadashi', '06:40', '2026-03-07T06'],
  [null, '20:00', ''],
] as const)('a fast of %s that begins at %s may end at %s', (plan, start, end) => {
  expect(clock(goalOf({ plan, city: 'Hyderabad', startedAt: at(start) }, india))).toBe(end);
});

test('a fast with the sun that is told at noon began with it; any other begins now', () => {
  expect(clock(beginningOf('ramzan', 'Hyderabad', at('12:00'), india))).toBe('2026-03-06T05');
  expect(clock(beginningOf('ekadashi', 'Hyderabad', at('12:00'), india))).toBe('2026-03-06T06');
  expect(beginningOf('16:8', '', at('12:00'), india)).toEqual(at('12:00'));
  expect(beginningOf('ramzan', 'Hyderabad', at('22:00'), india)).toEqual(at('22:00'));
});
