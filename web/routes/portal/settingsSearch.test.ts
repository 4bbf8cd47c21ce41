import { expect, test } from 'vitest';
import { isFound } from './settingsSearch.ts';

const about = ['Two-step sign-in', 'टू-स्टेप साइन इन', 'authenticator 2FA'];

test('a setting is found by parts of its words, in any order, in either language', () => {
  for (const looked of ['', ' ', 'two', 'SIGN two', '2fa', 'साइन', 'auth  step '])
    expect(isFound(looked, about)).toBe(true);
});

test('a setting that lacks one of the words is not found', () => {
  for (const looked of ['theme', 'two theme']) expect(isFound(looked, about)).toBe(false);
});
