import { expect, test } from 'vitest';
import { readQuestion } from './reading.ts';

test.each([
  ['today', 'today'],
  ['How much protein did I have today?', 'today'],
  ['kitna pani piya?', 'today'],
  ['aaj maine kitna pani piya', 'today'],
  ['how many calories left', 'today'],
  ['मैं', undefined],
  ['कितना पानी पिया', 'today'],
  ['what did I eat yesterday?', 'yesterday'],
  ['weekly summary', 'week'],
  ['this week', 'week'],
  ['show me my weekly report', 'week'],
  ['last 7 days', 'week'],
  ['mera weight kitna kam hua?', 'weight'],
  ['my weight', 'weight'],
  ['how much weight have I lost?', 'weight'],
])('“%s” asks about %s', (text, about) => {
  expect(readQuestion(text)).toBe(about);
});

test.each([
  'how many calories in a samosa',
  'weight 72.4',
  'my weight is 72',
  'total 3 rotis today',
  'protein shake today',
  '500 ml water',
  'today 2 rotis',
  'weekly cheat meal: 1 pizza',
])('“%s” is no question about the diary', (text) => {
  expect(readQuestion(text)).toBeUndefined();
});
