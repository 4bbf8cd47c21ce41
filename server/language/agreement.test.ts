import { expect, test } from 'vitest';
import { readAgreement } from './agreement.ts';

test.each([
  ['Yes!', 'yes'],
  ['haan', 'yes'],
  ['ok, do it.', undefined],
  ['ஆமா', 'yes'],
  ['nako', 'no'],
  ['no 2 rotis', undefined],
])('“%s” agrees: %s', (text, agreement) => {
  expect(readAgreement(text)).toBe(agreement);
});
