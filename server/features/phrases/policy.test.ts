import { expect, test } from 'vitest';
import { inOthersWords, ruleOf } from './policy.ts';

const rulesOf = (meanings: Record<string, string>) =>
  Object.entries(meanings).flatMap(([phrase, meaning]) => ruleOf({ phrase, meaning }) ?? []);

test('words stand for what a person means by them, one for another too', () => {
  const rules = rulesOf({
    'my usual': 'chai with 2 biscuits',
    biscuits: 'Marie biscuits',
    'C++ bar': '$& protein bar',
  });
  expect(inOthersWords('My  usual', rules)).toBe('chai with 2 Marie biscuits');
  expect(inOthersWords('a c++ bar', rules)).toBe('a $& protein bar');
  expect(inOthersWords('black coffee', rulesOf({ coffee: 'cold coffee' }))).toBe('black coffee');
});

test('memories that stand for memories end, however many', () => {
  const names = Array.from({ length: 12 }, (_, at) => `qa${String.fromCharCode(97 + at)}z`);
  const chain = names.slice(1).map((name, at) => [names[at], Array(10).fill(name).join(', ')]);
  const text = inOthersWords('had qaaz', rulesOf(Object.fromEntries(chain)));
  expect(text).toContain('qadz');
  expect(text.length).toBeLessThan(1_100);
});

test('a long text is read in the words of the person too', () => {
  const text = `${'roti and dal, '.repeat(100)}my thali`;
  expect(inOthersWords(text, rulesOf({ 'my thali': 'pulao' }))).toBe(text.replace('my thali', 'pulao'));
});
