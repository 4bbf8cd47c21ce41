import { expect, test } from 'vitest';
import { datedMoment, weekdayMoment } from './dates.ts';

test('a moment is told as its language tells the time', () => {
  const evening = new Date('2026-03-06T14:30:00Z');
  expect(weekdayMoment('en', evening, 'Asia/Kolkata')).toBe('Fri, 8:00 pm');
  expect(weekdayMoment('hi', evening, 'Asia/Kolkata')).toBe('शुक्र रात 8:00 बजे');
  expect(datedMoment('hi', evening, 'Asia/Kolkata')).toBe('6 मार्च 2026, रात 8:00 बजे');
  expect(datedMoment('hi-Latn', evening, 'Asia/Kolkata')).toBe('6 Mar 2026, 8:00 pm');
});
