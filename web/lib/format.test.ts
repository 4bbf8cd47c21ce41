import { expect, test, vi } from 'vitest';
import {
  dayName,
  duration,
  figure,
  initials,
  localDateOf,
  localMomentAt,
  localMomentText,
  longDate,
  priceTold,
  signed,
  timeOf,
  unbroken,
} from './format.ts';
import { pageLocaleKey } from './session.ts';

test('figures are grouped and rounded', () => {
  expect(figure(1239.6)).toBe('1,240');
  expect(figure(-0.2)).toBe('0');
  expect(figure(-120.4)).toBe('-120');
});

test('hours read as hours and minutes', () => {
  expect(duration(7.5)).toBe('7 h 30 min');
  expect(duration(8)).toBe('8 h');
  expect(duration(0)).toBe('0 h');
  expect(duration(0.25)).toBe('15 min');
  expect(duration(1.999)).toBe('2 h');
});

test('a change has its sign', () => {
  expect(signed(0.42, 2)).toBe('+0.42');
  expect(signed(-1.2, 1)).toBe('−1.2');
  expect(signed(-0.04, 1)).toBe('0.0');
});

test("times and dates are the person's", () => {
  expect(timeOf('2026-11-20T02:35:00Z')).toBe('8:05 am');
  expect(localDateOf('2026-11-20T19:00:00Z')).toBe('2026-11-21');
  expect(longDate('2026-11-20')).toBe('Friday 20 November');
});

test('days close to today have names', () => {
  expect(dayName('2026-11-20', '2026-11-20')).toBe('Today');
  expect(dayName('2026-10-31', '2026-11-01')).toBe('Yesterday');
  expect(dayName('2026-10-30', '2026-11-01')).toBe('Friday 30 October');
});

test('initials are at most three letters', () => {
  expect(initials('Asha Rao')).toBe('AR');
  expect(initials('asha')).toBe('A');
  expect(initials('Asha Devi Rao Kumar')).toBe('ADR');
  expect(initials('आशा राव')).toBe('आर');
  expect(initials('***')).toBe('');
});

test('a moment is told on the wall clock of the person’s zone', () => {
  const local = localMomentAt(new Date('2026-03-05T18:35:09.120Z'));
  expect(local).toBe('2026-03-06T00:05:09.120');
  expect(localMomentText(local)).toMatch(/^6 Mar,? 12:05 am$/);
});

test('a figure and its unit stay on one line, words break as they do', () => {
  expect(unbroken('Sweet lassi, 1 glass (263 g)')).toBe('Sweet lassi, 1\u00A0glass (263\u00A0g)');
  expect(unbroken('8 ग्राम दाल')).toBe('8\u00A0ग्राम दाल');
});

test('a price is told in its currency, and Stars are no rupees', () => {
  expect(priceTold({ amount: 32_292, currency: 'INR' })).toBe('₹322.92');
  expect(priceTold({ amount: 350, currency: 'XTR' })).toBe('350 Stars');
});

test('a time in Hindi names the part of the day', () => {
  vi.stubGlobal('window', { location: { pathname: '/hi' } });
  const place = { getItem: (key: string) => (key === pageLocaleKey ? 'hi' : null) };
  vi.stubGlobal('localStorage', place);
  vi.stubGlobal('sessionStorage', place);
  expect(timeOf('2026-11-19T19:32:00Z')).toBe('रात 1:02');
  expect(timeOf('2026-11-20T02:35:00Z')).toBe('सुबह 8:05');
  expect(localMomentText('2026-03-06T15:05:00')).toBe('6 मार्च, दोपहर 3:05');
});
