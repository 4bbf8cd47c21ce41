import { expect, test } from 'vitest';
import { actionText, outcomeTexts } from './actOnUsers.ts';

const users = [
  { id: '1', userName: 'meera' },
  { id: '2', userName: 'kabir' },
];

test('what came of an action is told: how many, and of each of the others why not', () => {
  expect(actionText('signOut', 1)).toBe('Sign out 1 person');
  const done = users.map(({ id }) => ({ id, outcome: 'done' as const }));
  expect(outcomeTexts('disable', done, users)).toEqual({ done: '2 people were disabled.', others: [] });
  const mixed = [
    { id: '1', outcome: 'unchanged' as const },
    { id: '2', outcome: 'oneself' as const },
  ];
  expect(outcomeTexts('signOut', mixed, users)).toEqual({
    done: 'Nobody was signed out.',
    others: ['meera was signed in nowhere.', 'kabir is your own account, which stays as it is.'],
  });
});
