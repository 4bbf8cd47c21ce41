import { expect, test } from 'vitest';
import type { Act } from '../../../../contract/acts/acts.ts';
import { readMessage } from '../../message.ts';
import { readAs } from './asAct.ts';
import type { ToldEntry } from './diary.ts';
import { hear } from './heard.ts';

const foods = ['kebab', 'poha', 'kulcha', 'halwa', 'ghee'];

const entryOf = (quantity: number): ToldEntry => ({
  ...{ id: 'kebab', quantity, daysAgo: 1, minutesAgo: 600, isLatest: true },
  isOfMeal: (word) => word === 'lunch',
  isCalled: (words) => words === 'kebab',
  fits: ({ value }) => value <= 20,
  isCountedIn: () => false,
  mayBe: (words) => foods.includes(words),
});

const readOf = (act: Act, text: string, quantity = 1) => {
  const entry = entryOf(quantity);
  return readAs(act, hear(readMessage(text), [entry], 0), entry);
};

test.each([
  ['we split the kebab fifty fifty', 1, 0.5],
  ['split the kebab with 3 friends', 1, 0.25],
  ['we were 4 people on that kebab', 1, 0.25],
  ['kebab poora nahi khaya aadha ek bachche ko de diya', 1, 0.5],
  ['mere bhai ne 1 kebab kha liya', 4, 0.75],
  ['left a quarter of the kebab', 1, 0.75],
])('“%s” of %s leaves %s of it', async (text, quantity, factor) => {
  expect(await readOf('fix.share', text, quantity)).toMatchObject({ kind: 'scale', factor });
});

test.each([
  ['fix.amount', 'did you count 1 or 5 kebab? it was 3', { kind: 'amount', quantity: 3 }],
  ['fix.amount', 'one kebab is for my sister, i had only 2', { kind: 'amount', quantity: 2 }],
  ['fix.share', 'the second kebab, half is still on the plate', { kind: 'scale', factor: 0.875 }],
] as const)('%s: “%s” of four', async (act, text, correction) => {
  expect(await readOf(act, text, 4)).toMatchObject(correction);
});

test('what was had besides is no more of what it is called like', async () => {
  expect(await readOf('fix.more', 'i also had a kebab')).toBeUndefined();
  expect(await readOf('fix.when', 'kal poha khaya tha, likha nahi')).toBeUndefined();
});

test('two figures of what is no food are told at once', async () => {
  const { isOfMeal: _, ...run } = { ...entryOf(30), fits: () => true };
  const read = await readAs('fix.amount', hear(readMessage('garmin says 6.3 km 34 min'), [run], 0), run);
  expect(read).toMatchObject({ kind: 'amount', amount: '6.3 km 34 min' });
});

test('of several of a name the last is meant, unless it is said which', () => {
  const old = { ...entryOf(1), id: 'old', isLatest: false };
  const fresh = { ...entryOf(1), id: 'fresh', daysAgo: 0 };
  const meantBy = (text: string) => hear(readMessage(text), [old, fresh], 0).mentions[0]?.entries.map(({ id }) => id);
  expect(meantBy('remove the kebab')).toEqual(['fresh']);
  expect(meantBy("yesterday's kebab was small")).toEqual(['old', 'fresh']);
});

test('the day and the meal that it is of already say which one is meant', async () => {
  expect(await readOf('fix.when', "yesterday's kebab was small")).toBeUndefined();
  expect(await readOf('fix.when', 'the kebab of lunch was small')).toBeUndefined();
  expect(await readOf('fix.when', 'the kebab was today')).toMatchObject({ kind: 'moved', daysAgo: 0 });
});

test.each([
  ['the kebab was halwa not poha', 'halwa'],
  ['kebab kulcha wala tha, mast tha', 'kulcha'],
  ['the kebab was grilled, not fried', 'grilled'],
  ['kebab seekh wala tha, zero cal', 'seekh'],
])('“%s” was %s', async (text, by) => {
  expect(await readOf('fix.food', text)).toMatchObject({ kind: 'replace', by });
});

test('a kind of one food is no other food for the next', async () => {
  const [kebab, poha] = [entryOf(1), { ...entryOf(1), id: 'poha', isCalled: (words: string) => words === 'poha' }];
  const heard = hear(readMessage('the kebab was the poha one'), [kebab, poha], 0);
  expect(await readAs('fix.food', heard, poha)).toBeUndefined();
});

test('a food like which another was in size is not what it was', async () => {
  expect(await readOf('fix.food', 'the kebab was kulcha size')).toBeUndefined();
});

test('of two days that are told the other one is where it goes', async () => {
  expect(await readOf('fix.when', 'the kebab was not yesterday, day before yesterday')).toMatchObject({ daysAgo: 2 });
});

test.each([
  ['fix.amount', 'minus 25 min, i was on the phone', { quantity: -25, amount: '25 min' }],
  ['fix.remove', '15 min of that was the warm up queue', { quantity: -15, amount: '15 min' }],
  ['fix.share', 'knock half a kilo off for the jacket', { quantity: -0.5, amount: '0.5 kilo' }],
] as const)('%s: “%s” takes so much off what is no food', async (act, text, correction) => {
  const { isOfMeal: _, ...walk } = entryOf(50);
  const read = await readAs(act, hear(readMessage(text), [walk], 0), walk);
  expect(read).toMatchObject({ kind: 'more', ...correction });
});

test('what was eaten besides on another day moves nothing', async () => {
  expect(await readOf('fix.when', '2 din pehle shaam ko ek vati halwa khaya tha')).toBeUndefined();
  expect(await readOf('fix.when', 'yesterday i ate 2 kulcha in the evening')).toBeUndefined();
});
