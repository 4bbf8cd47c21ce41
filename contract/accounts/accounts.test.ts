import { expect, test } from 'vitest';
import { newAccount } from './accounts.ts';

const isTaken = (userName: string) =>
  newAccount.safeParse({ userName, password: 'long enough', termsAccepted: true }).success;

test.each(['asha', 'आशा', 'Аша', 'asha राव', 'élodie', 'Καλλιόπη', 'сорока', '한글', 'আশা 2'])(
  'a user name may be %s',
  (userName) => {
    expect(isTaken(userName)).toBe(true);
  },
);

test.each(['\u0430sha', 'αsha', 'as\u200bha', '\u202eahsa', 'as\u0007ha', 'асе', 'рор 1', 'νοα', 'ΑΒΕ', 'ꓐꓑ'])(
  'a user name that looks like another is refused: %j',
  (userName) => {
    expect(isTaken(userName)).toBe(false);
  },
);

test.each(['\u3164', '\u3164\u3164', 'asha\u3164', '\uffa0', '\u115f', '\u2800', 'asha\ufe0f', '\u0301', '...'])(
  'a user name of what nobody sees, or with it, is refused: %j',
  (userName) => {
    expect(isTaken(userName)).toBe(false);
  },
);
