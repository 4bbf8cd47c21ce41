import { expect, test } from 'vitest';
import type { Act } from '../../../../contract/acts/acts.ts';
import type { Part } from '../../../understanding/wants/wants.ts';
import { labelOf, withoutDetails } from './policy.ts';

const part = (text: string, act: Act, share = 1): Part => ({
  start: 0,
  end: 0,
  text,
  acts: [{ act, share }],
  several: 0,
});
const about = { names: ['Rosemary Rao'], locale: 'en' as const };

test.each([
  ['had 2 rotis with dal', 'had 2 rotis with dal'],
  ['Had two rotis, 250ml milk at 7:30 & ½ cup chai', 'Had 2 rotis, 2ml milk at 2:2 & 2 cup chai'],
  ['मैंने दो रोटी खाई', 'मैंने 2 रोटी खाई'],
  ['rosemary ate rice with Zorblax', '… ate rice with …'],
  ['mail rice@zorb.in or +91 98765 43210', '… … or …'],
  ['room ⅷ ² ① 💊', 'room 2 2 2 💊'],
])('%s is kept as %s', (text, kept) => {
  expect(withoutDetails(text, about.names)).toBe(kept);
});

test('what was talked of keeps its kind and how long ago it was', () => {
  const message = { builtIn: [part('make it 3', 'log.food')], read: [part('make it 3', 'fix.amount')] };
  expect(labelOf({ ...message, context: 'logged (3h): Roti, 2 pieces; Zorbl' }, about)).toEqual({
    ...{ ctx: 'logged (3h): Roti, 2 pieces; …', lang: 'en' },
    segs: [['make it 2', 'fix.amount']],
  });
});

test('neighbours of the same act are one part', () => {
  const read = [part('had 2 rotis ', 'log.food'), part('and dal', 'log.food')];
  expect(labelOf({ context: '', builtIn: [part('had 2 rotis and dal', 'none.food')], read }, about)?.segs).toEqual([
    ['had 2 rotis and dal', 'log.food'],
  ]);
});

test('what was read alike is kept where it was unsure', () => {
  const read = [part('2 rotis', 'log.food')];
  const kept = (builtIn: Part[]) => labelOf({ context: '', builtIn, read }, about) !== undefined;
  expect([kept([part('2 rotis', 'log.food')]), kept([part('2 rotis', 'log.food', 0.5)])]).toEqual([false, true]);
});

test('dangers are kept nowhere', () => {
  const read = [part('my chest hurts', 'care.emergency')];
  expect(labelOf({ context: '', builtIn: [part('my chest hurts', 'log.symptom')], read }, about)).toBeUndefined();
});
