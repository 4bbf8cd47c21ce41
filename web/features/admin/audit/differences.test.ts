import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

test('of a change only what differs is named, in words', () => {
  const before = { role: 'user', mostUses: null, popular: false, plans: [], endsAt: null };
  const after = {
    role: 'user',
    mostUses: 5,
    popular: true,
    plans: ['pro', 'premium'],
    endsAt: '2026-03-06T18:30:00.000Z',
  };
  expect(differencesOf({ before, after })).toEqual([
    { field: 'Most uses', before: 'none', after: '5' },
    { field: 'Popular', before: 'no', after: 'yes' },
    { field: 'Plans', before: 'none', after: 'pro; premium' },
    { field: 'Ends at', before: 'none', after: '7 Mar 2026, 12:00 am' },
  ]);
});

test('what was made has no before, what was deleted no after, and some actions have neither', () => {
  expect(differencesOf({ before: null, after: { userName: 'meera' } })).toEqual([
    { field: 'User name', before: undefined, after: 'meera' },
  ]);
  expect(differencesOf({ before: { code: 'SPRING' }, after: null })).toEqual([
    { field: 'Code', before: 'SPRING', after: undefined },
  ]);
  expect(differencesOf({ before: null, after: null })).toEqual([]);
});
