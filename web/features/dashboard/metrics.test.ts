import { expect, test } from 'vitest';
import { type Counters, counterTitles, type RangeName, rangeNames } from '../../../contract/dashboard.ts';
import { metricsOf, shownRange } from './metrics.ts';

const values = (week: number | null) =>
  Object.fromEntries(rangeNames.map((name) => [name, name === 'week' ? week : 0]));
const counters = (weekly: Partial<Record<keyof typeof counterTitles, number | null>>): Counters => ({
  filters: [...rangeNames],
  counters: Object.entries(weekly).map(([key, week]) => ({
    key: key as keyof typeof counterTitles,
    title: counterTitles[key as keyof typeof counterTitles],
    values: values(week) as Record<RangeName, number | null>,
  })),
});

test('the metrics that the server counts with their units, and no others', () => {
  const metrics = metricsOf(
    counters({ calories_consumed: 12345.6, water_consumed: 0, distance_covered: 4.256 }),
    'week',
  );
  expect(metrics.map(({ value, unit }) => `${value} ${unit}`)).toEqual(['12,346 kcal', '0 ml', '4.26 km']);
});

test.each([
  [0.4, '+0.40'],
  [-1.234, '−1.23'],
  [0, '0.00'],
  [null, '–'],
])('a weight change of %s reads %s', (value, text) => {
  const change = metricsOf(counters({ weight_change: value }), 'week').find(({ key }) => key === 'weight_change');
  expect(change?.value).toBe(text);
});

test('a range that the server lacks falls back to the day, then to the first longer one', () => {
  expect(shownRange([...rangeNames], '3days')).toBe('3days');
  expect(shownRange(['day', 'month'], '3days')).toBe('day');
  expect(shownRange(['year', 'month'], '3days')).toBe('month');
});
