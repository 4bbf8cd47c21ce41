import { describe, expect, test } from 'vitest';
import { type TicketSide, type TicketStatus, ticketStatuses } from '../../../contract/support.ts';
import { categoryOf, statusesBefore, subjectOf } from './policy.ts';

const moves = (side: TicketSide) =>
  ticketStatuses.flatMap((to) => statusesBefore(to, side).map((from): [TicketStatus, TicketStatus] => [from, to]));

describe('a ticket', () => {
  test('moves on as the person says, to closed at the end', () => {
    expect(moves('person')).toEqual([
      ['open', 'in-progress'],
      ['open', 'resolved'],
      ['in-progress', 'resolved'],
      ['resolved', 'closed'],
    ]);
  });

  test('is never closed by the support team', () => {
    expect(moves('support')).toEqual([
      ['open', 'in-progress'],
      ['open', 'resolved'],
      ['in-progress', 'resolved'],
    ]);
  });
});

test.each([
  ['my sync is broken', 'Data Sync Issue'],
  ['I paid twice', 'Billing Question'],
  ["I can't log in any more", 'Account Problem'],
  ['the app crashes on photos', 'Bug Report'],
  ['it would be nice to have yoga', 'Feature Request'],
  ['the page is slow', 'Technical Issue'],
  ['hello there', 'General Inquiry'],
])('"%s" is a %s', (text, category) => {
  expect(categoryOf(text)).toBe(category);
});

test('the subject is the first sentence, cut at a word', () => {
  expect(subjectOf('My sync is broken. It was fine on Monday.')).toBe('My sync is broken.');
  expect(subjectOf('Sync\nsecond line')).toBe('Sync');
  const long = subjectOf('word '.repeat(60).trim());
  expect(long.length).toBeLessThanOrEqual(80);
  expect(long).toMatch(/word…$/);
});
