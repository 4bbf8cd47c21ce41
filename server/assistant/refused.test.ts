import { expect, test } from 'vitest';
import { refuse } from './refused.ts';

const page = 'This morning I had 2 rotis, a bowl of dal (no ghee) and chai; then I walked for 30 min. '.repeat(22);

test.each([
  ['a page of what was eaten', page],
  ['a page in Hindi', 'आज सुबह दो रोटी, एक कटोरी दाल और चाय ली। '.repeat(45).slice(0, 2_000)],
  ['one word', 'roti'],
])('%s is read', (_, text) => {
  expect(text.length).toBeLessThanOrEqual(2_000);
  expect(refuse(text, 'en')).toBeUndefined();
});

test.each([
  ['more than 2,000 characters', 'roti '.repeat(401), /up to 2,000 characters/],
  ['a thousand figures', '1,1,'.repeat(500), /up to 600 words and signs/],
  ['signs that no word holds', 'é|'.repeat(1_000), /up to 600 words and signs/],
  ['signs alone', '?! …', /Words work best/],
])('%s are sent back with what to do', (_, text, reason) => {
  expect(refuse(text, 'en')).toMatch(reason);
});
