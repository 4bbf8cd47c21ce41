import { expect, test } from 'vitest';
import { comparedWith, courseText, differenceText } from './comparison.ts';

test.each([
  ['users', 112, 100, '+12 (+12 %)'],
  ['entries', 50, 200, '−150 (−75 %)'],
  ['revenue', 64_584, 32_292, '+₹322.92 (+100 %)'],
  ['messages', 10_001, 10_000, '+1 (+under 1 %)'],
  ['openTickets', 4, 4, 'No change'],
  ['entries', 5, 0, '+5, from none'],
  ['entries', 0, 5, '−5 (−100 %)'],
  ['revenue', 32_292, -32_292, '+₹645.84'],
  ['activePeople', 7, null, 'Not kept for so long'],
] as const)('%s of %d beside %d is written %s', (name, now, before, text) => {
  expect(differenceText(name, now, before)).toBe(text);
});

test('what is compared with is named, and a course is told in figures', () => {
  expect(comparedWith({ period: 'month', to: '2026-02-06T06:30:00.000Z' })).toBe(
    'Compared with last month until the same day. The lines are the last 12 whole weeks.',
  );
  const week = {
    week: '2026-03-02',
    users: 4,
    activePeople: 3,
    entries: 4,
    revenue: 29_900,
    openTickets: 1,
    messages: 1,
  };
  expect(courseText('revenue', [{ ...week, revenue: 0 }, week])).toBe('The last 2 whole weeks: ₹0.00, ₹299.00');
});
