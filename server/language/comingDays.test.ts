import { expect, test } from 'vitest';
import { readComingDays } from './comingDays.ts';
import { tokenise } from './tokens.ts';

const monday = '2026-03-09';

test.each([
  ['on monday', '2026-03-16'],
  ['tuesday', '2026-03-10'],
  ['sunday', '2026-03-15'],
  ['9 march', '2026-03-09'],
  ['8th of march', undefined],
  ['8 march', '2027-03-08'],
])('"%s", said on a Monday, is %s', (text, date) => {
  expect(readComingDays(tokenise(text), 0, monday)?.date).toBe(date);
});
