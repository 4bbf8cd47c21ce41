import { expect, test } from 'vitest';
import { newAccount } from './accounts.ts';

const isTaken = (userName: string) =>
  newAccount.safeParse({ userName, password: 'long enough', termsAccepted: true }).success;

test.each(['asha', 'आशा', 'Аша', 'asha राव', 'élodie'])('a user name may be %s', (userName) => {
  expect(isTaken(userName)).toBe(true);
});

test.each(['\u0430sha', 'αsha', 'as\u200bha', '\u202eahsa', 'as\u0007ha'])(
  'a user name that looks like another is refused: %j',
  (userName) => {
    expect(isTaken(userName)).toBe(false);
  },
);
