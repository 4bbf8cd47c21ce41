import { expect, test } from 'vitest';
import { isoWeek, labelsToShow, paddedDomain, weeklyPoints } from './weightSeries.ts';

test.each([
  ['2026-01-01', '2026-W01'],
  ['2027-01-01', '2026-W53'],
  ['2024-12-30', '2025-W01'],
  ['2026-11-20', '2026-W47'],
])('%s lies in week %s', (date, week) => {
  expect(isoWeek(date)).toBe(week);
});

test('a week shows its last weight and the mean of its averages', () => {
  const days = [
    { date: '2026-11-16', weight: 72, moving_avg: 72 },
    { date: '2026-11-17', weight: 71, moving_avg: 71.5 },
    { date: '2026-11-18', weight: null, moving_avg: null },
    { date: '2026-11-23', weight: null, moving_avg: null },
  ];
  expect(weeklyPoints(days)).toEqual([
    { label: '2026-W47', weight: 71, average: 71.75 },
    { label: '2026-W48', weight: null, average: null },
  ]);
});

test('the axis leaves 8 % of the span on either side, and includes the goal', () => {
  const points = [
    { label: 'a', weight: 70, average: null },
    { label: 'b', weight: 72, average: 71 },
  ];
  expect(paddedDomain(points, null)).toEqual([69.84, 72.16]);
  expect(paddedDomain(points, 60)[0]).toBeCloseTo(59.04);
  expect(paddedDomain(points.slice(0, 1), null)).toEqual([69.92, 70.08]);
});

test.each([
  [7, 7],
  [30, 10],
  [365, 12],
])('of %d days, %d are labelled', (days, labelled) => {
  const points = Array.from({ length: days }, (_, day) => ({ label: String(day), weight: null, average: null }));
  expect(labelsToShow(points)).toHaveLength(labelled);
});
