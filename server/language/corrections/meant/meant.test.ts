import { expect, test } from 'vitest';
import { readMessage } from '../../message.ts';
import type { ToldEntry } from './diary.ts';
import { mayCorrect, meantOf } from './meant.ts';

const foods = ['roti', 'dal', 'chai', 'biryani', 'naan', 'raita', 'sugar', 'ghee', 'pulao'];

/** Told a moment ago, unless it is said when. */
const entry = (id: string, quantity: number, told: Partial<ToldEntry> = {}): ToldEntry => ({
  ...{ id, quantity, daysAgo: 0, minutesAgo: 10, isLatest: true },
  isOfMeal: (word) => word === 'lunch',
  isCalled: (words) => words === id,
  fits: ({ value }) => value <= 20,
  isCountedIn: () => false,
  mayBe: (words) => foods.includes(words),
  ...told,
});
const earlier = { isLatest: false, minutesAgo: 300 };
const weight = entry('weight', 64.8, { ...earlier, fits: ({ value }) => value > 30, mayBe: () => false });
const diary = [entry('roti', 2), entry('dal', 1), entry('chai', 1, earlier), weight];

const meant = async (text: string) => {
  const message = readMessage(text);
  const found = mayCorrect(message) ? await meantOf(message, diary, 0) : [];
  return found.map(({ correction, entries }) => [entries.map(({ id }) => id).join('+'), correction]);
};

test.each([
  ['roti toh 3 thi yaar', 'roti', { kind: 'amount', quantity: 3 }],
  ['subah wali chai do cup thi', 'chai', { kind: 'amount', quantity: 2 }],
  ['64.8 nahi 64.4 tha', 'weight', { kind: 'amount', quantity: 64.4 }],
  ['not roti it was naan', 'roti', { kind: 'replace', by: 'naan' }],
  ['dal me ghee bilkul nahi tha', 'dal', { kind: 'without', what: 'ghee' }],
  ['i gave the dal to my sister', 'dal', { kind: 'remove' }],
  ['one of the roti i left on my plate', 'roti', { kind: 'more', quantity: -1 }],
  ['the dal was shared with neha', 'dal', { kind: 'scale', factor: 0.5 }],
  ['make the dal three quarters of a cup', 'dal', { kind: 'amount', amount: '0.75 cup' }],
  ['dal lunch me nahi, shift it to dinner', 'dal', { kind: 'moved', meal: 'dinner' }],
])('“%s” is about %s', async (text, id, correction) => {
  expect(await meant(text)).toEqual([[id, expect.objectContaining(correction)]]);
});

test('each part of a message may be about another entry', async () => {
  expect(await meant('sorry roti 3 thi, dal 2 katori')).toEqual([
    ['roti', expect.objectContaining({ quantity: 3 })],
    ['dal', expect.objectContaining({ quantity: 2 })],
  ]);
});

test.each([
  'had 2 roti and biryani for dinner',
  'roti khayi dinner mein 3',
  'lunch was biryani and raita',
  'how many roti did i eat?',
  'kal se roti nahi khaunga',
  'one more chai',
])('“%s” is news', async (text) => {
  expect(await meant(text)).toEqual([]);
});

test('reads no text for longer than its length asks for', async () => {
  expect(mayCorrect(readMessage('nahi 3 roti thi '.repeat(125)))).toBe(false);
});
