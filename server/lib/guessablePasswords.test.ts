import { expect, test } from 'vitest';
import { isGuessable } from './guessablePasswords.ts';

test.each([
  ...['abcdefgh', 'hgfedcba', 'abcdefgh1', '        ', 'aaaaaaaa', 'abababab', 'a1a1a1a1', 'aabbccdd'],
  ...['fitpulse1', 'FitPulse2026', 'fitpulse!!!', ' password1 ', 'abcd1234', 'asha1990', 'Asha@Asha'],
])('"%s" is guessed first', (password) => {
  expect(isGuessable(password, 'asha')).toBe(true);
});

test.each(['correct horse', 'a long password', 'asha likes tea', 'fitpulse-horse', 'नमस्ते दुनिया', 'k7#qp2vx'])(
  '"%s" is not',
  (password) => {
    expect(isGuessable(password, 'asha')).toBe(false);
  },
);
