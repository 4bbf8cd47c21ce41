import { describe, expect, test } from 'vitest';
import { readMealAlone, readRequest } from './reading.ts';

describe('a request', () => {
  test.each([
    ['remove the dal', { kind: 'remove', food: 'dal' }],
    ['please delete my last roti from lunch', { kind: 'remove', food: 'roti' }],
    ['chai hata do', { kind: 'remove', food: 'chai' }],
    ['change dal to 2 katori', { kind: 'change', food: 'dal', other: '2 katori' }],
    ['roti ko naan kar do', { kind: 'change', food: 'roti', other: 'naan' }],
  ])('is read from “%s”', (text, request) => {
    expect(readRequest(text)).toEqual(request);
  });

  test.each([
    'had 3 idlis not dosa',
    'no sugar tea',
    'no lunch today',
    '2 rotis with dal',
    'made dal and ate 2 rotis',
    'dal chawal to go',
    'I changed my mind and had pizza',
  ])('is none in “%s”', (text) => {
    expect(readRequest(text)).toBeUndefined();
  });
});

test.each([
  ['had lunch', 'lunch'],
  ['I have had my breakfast', 'breakfast'],
  ['dinner ho gaya', 'dinner'],
  ['had lunch: 2 rotis', undefined],
  ['lunch was dal', undefined],
])('“%s” names the meal alone: %s', (text, meal) => {
  expect(readMealAlone(text)).toBe(meal);
});
