import { expect, test } from 'vitest';
import { queryKeys } from './queryKeys.ts';

const date = '2026-03-06';

test('what is read from the diary is read anew after something was logged', () => {
  const ofDiary = [
    ...[queryKeys.waiting('me'), queryKeys.daySummary, queryKeys.goalStatus, queryKeys.goalCalendar('2026-03')],
    ...[queryKeys.counters, queryKeys.diary(date), queryKeys.recentFoods('lunch'), queryKeys.nutrients(date, date)],
    ...[queryKeys.trend('weight', date), queryKeys.weekReview(date), queryKeys.doses(date), queryKeys.nextReminder],
    ...[queryKeys.lastWeight, queryKeys.weightChart(30), queryKeys.activityChart, queryKeys.estimatedHba1c],
    ...[queryKeys.readingSpan(date, date), queryKeys.workouts(date), queryKeys.training, queryKeys.personalRecords],
    ...[queryKeys.cycle, queryKeys.fasting, queryKeys.moodPatterns, queryKeys.monthReport('2026-03')],
  ];
  const { length } = queryKeys.logged;
  expect(ofDiary.filter((key) => key.slice(0, length).join() !== queryKeys.logged.join())).toEqual([]);
});
