import { expect, test } from 'vitest';
import { changeBetween, warningsOf } from './changeUser.ts';

const before = { role: 'user', plan: 'free', status: 'active' } as const;

test('a change holds what differs, and is none where nothing does', () => {
  expect(changeBetween(before, { ...before, plan: 'pro' })).toEqual({ plan: 'pro' });
  expect(changeBetween(before, { ...before, role: 'admin', status: 'disabled' })).toEqual({
    role: 'admin',
    status: 'disabled',
  });
  expect(changeBetween(before, before)).toBeUndefined();
});

test('rights given or taken, and being locked out, are warned of; a plan is not', () => {
  expect(warningsOf({ plan: 'pro' }, 'Meera', false)).toEqual([]);
  expect(warningsOf({ role: 'admin', plan: 'pro' }, 'Meera', false)).toEqual([
    'Meera will see and change everything in the admin area.',
  ]);
  expect(warningsOf({ role: 'support' }, 'Meera', false)).toEqual([
    'Meera will read and answer everybody’s tickets, and see nothing else of the admin area.',
  ]);
  expect(warningsOf({ role: 'user', status: 'disabled' }, 'Meera', true)).toEqual([
    'You will no longer get into the admin area.',
    'You are signed out everywhere at once, and can’t sign in until enabled again.',
  ]);
});
