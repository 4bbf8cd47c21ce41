import { expect, test } from 'vitest';
import { moveText, outcomeTexts } from './moveTickets.ts';

test('what came of a move is told: how many, and of each of the others why not', () => {
  expect(moveText('resolved', 1)).toBe('Mark 1 ticket as resolved');
  const tickets = [
    { id: '1', number: 7 },
    { id: '2', number: 8 },
  ];
  const outcomes = [
    { id: '1', outcome: 'done' as const },
    { id: '2', outcome: 'refused' as const },
  ];
  expect(outcomeTexts('in-progress', outcomes, tickets)).toEqual({
    done: '1 ticket is now in progress.',
    others: ['#8 can’t become in progress from what it is.'],
  });
});
