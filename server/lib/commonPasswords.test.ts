import { expect, test } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';

test.each(['12345678', 'password1', 'QWERTYUIOP', 'iloveyou', 'dimazarya'])(
  '%s is among the common ones',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test('hardly any other is taken for one', () => {
  const others = Array.from({ length: 5_000 }, (_, index) => `${index} cups of chai at ${index % 24}`);
  expect(others.filter(isCommonPassword).length).toBeLessThan(5);
});
