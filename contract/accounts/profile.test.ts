import { expect, test } from 'vitest';
import { saveProfile } from './profile.ts';

test.each([
  [{ phone: '' }, true],
  [{ phone: '+91 98765 43210' }, true],
  [{ phone: '9'.repeat(33) }, false],
  [{ diets: ['vegan', 'keto'] }, true],
  [{ diets: ['vegan', 'eggetarian'] }, false],
])('a profile is saved with %j: %s', (fields, isTaken) => {
  expect(saveProfile.body.safeParse(fields).success).toBe(isTaken);
});
