import { expect, test } from 'vitest';
import { reason } from './problems.ts';

test('a page in Hindi shows what the server says in Hindi, and its own words for what is said in English', () => {
  const said = 'यह टिकट बंद हो चुका है।';
  expect(reason('hi', { code: 'not_found', message: said })).toBe(said);
  expect(reason('hi', { code: 'not_found', message: 'This entry does not exist.' })).toMatch(/^यह नहीं मिला/);
  expect(reason('en', { code: 'not_found', message: 'This entry does not exist.' })).toBe('This entry does not exist.');
});
