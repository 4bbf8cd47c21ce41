import { expect, test } from 'vitest';
import { readRepeat } from './repeatReading.ts';

test.each([
  ['had the same breakfast as yesterday', { from: 'breakfast', daysAgo: 1, as: 'breakfast' }],
  ["repeat yesterday's lunch", { from: 'lunch', daysAgo: 1, as: 'lunch' }],
  ['the same thing I had yesterday for dinner', { from: 'dinner', daysAgo: 1, as: 'dinner' }],
  ['Log yesterday’s breakfast', { from: 'breakfast', daysAgo: 1, as: 'breakfast' }],
  ['kal wala nashta phir se', { from: 'breakfast', daysAgo: 1, as: 'breakfast' }],
  ['वही नाश्ता', { from: 'breakfast', daysAgo: undefined, as: 'breakfast' }],
  ['same as yesterday', { from: undefined, daysAgo: 1, as: undefined }],
  ['my usual breakfast', { from: 'breakfast', daysAgo: undefined, as: 'breakfast' }],
  ['same dinner as lunch', { from: 'lunch', daysAgo: undefined, as: 'dinner' }],
  ['for dinner same as lunch', { from: 'lunch', daysAgo: undefined, as: 'dinner' }],
  ['repeat lunch for dinner', { from: 'lunch', daysAgo: undefined, as: 'dinner' }],
  ['same as lunch', { from: 'lunch', daysAgo: undefined, as: undefined }],
  ['repeat my breakfast', { from: 'breakfast', daysAgo: undefined, as: undefined }],
  ['kal wala nashta hi khaya', { from: 'breakfast', daysAgo: 1, as: 'breakfast' }],
  ['कल रात का खाना फिर से खाया', { from: 'dinner', daysAgo: 1, as: 'dinner' }],
  ['same as lunch without curd', { from: 'lunch', daysAgo: undefined, as: undefined, without: ['curd'] }],
  [
    'dinner same as lunch but no curd rice',
    { from: 'lunch', daysAgo: undefined, as: 'dinner', without: ['curd rice'] },
  ],
  ['kal wala lunch chawal aur dal ke bina', { from: 'lunch', daysAgo: 1, as: 'lunch', without: ['chawal', 'dal'] }],
  ['same again', { from: undefined, daysAgo: undefined, as: undefined }],
])('“%s” has a meal again', (text, repeat) => {
  expect(readRepeat(text)).toEqual({ without: [], ...repeat });
});

test.each([
  ["had half of yesterday's dinner leftovers", { from: 'dinner', daysAgo: 1, as: undefined, share: 0.5 }],
  ['kal ke dinner ka bacha hua aadha khaya', { from: 'dinner', daysAgo: 1, as: undefined, share: 0.5 }],
  ["for lunch half of yesterday's dinner left over", { from: 'dinner', daysAgo: 1, as: 'lunch', share: 0.5 }],
  ['aaj lunch me kal raat ka bacha hua khana aadha khaya', { from: 'dinner', daysAgo: 1, as: 'lunch', share: 0.5 }],
])('“%s” has a share of what was left', (text, repeat) => {
  expect(readRepeat(text)).toMatchObject({ without: [], ...repeat });
});

test.each([
  'kal ke dinner ka aadha bacha hai',
  "half of yesterday's dinner is left over",
  'leftovers nahi khaya',
  'had 2 rotis again',
  'same dal as yesterday',
  'had lunch',
  'log lunch',
  "what was yesterday's lunch",
  'phir khana khaya',
  'copy that',
  'again no lunch today',
  'phir 2 chai',
])('“%s” does not', (text) => {
  expect(readRepeat(text)).toBeUndefined();
});
