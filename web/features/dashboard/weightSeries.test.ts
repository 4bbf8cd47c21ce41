import { expect, test } from 'vitest';
import { labelsToShow, weeklyPoints, weightTicks } from './weightSeries.ts';

test('a week shows its last weight and the mean of its averages, under the date of its Monday', () => {
  const days = [
    { date: '2026-11-16', weight: 72, moving_avg: 72 },
    { date: '2026-11-17', weight: 71, moving_avg: 71.5 },
    { date: '2026-11-22', weight: null, moving_avg: null },
    { date: '2026-11-23', weight: null, moving_avg: null },
  ];
  expect(weeklyPoints(days)).toEqual([
    { date: '2026-11-16', weight: 71, average: 71.75 },
    { date: '2026-11-23', weight: null, average: null },
  ]);
});

test('the axis has round figures with some air around the weights', () => {
  const points = [
    { date: '2026-11-16', weight: 70, average: null },
    { date: '2026-11-17', weight: 72, average: 71 },
  ];
  expect(weightTicks(points)).toEqual([69, 70, 71, 72, 73]);
  expect(weightTicks(points.slice(0, 1))).toEqual([70, 70.5]);
});

test.each([
  [7, 7],
  [30, 10],
  [365, 12],
])('of %d days, %d are labelled', (days, labelled) => {
  const points = Array.from({ length: days }, (_, day) => ({ date: String(day), weight: null, average: null }));
  expect(labelsToShow(points)).toHaveLength(labelled);
});
