import { expect, test } from 'vitest';
import { oncePer, oncePerText } from './oncePer.ts';

test('finds the answer once for each object, none of them too', () => {
  const asked: string[] = [];
  const first = oncePer(({ name }: { name: string }) => {
    asked.push(name);
    return name === 'none' ? undefined : name;
  });
  const [one, none] = [{ name: 'one' }, { name: 'none' }];
  expect([one, none, one, none, { name: 'one' }].map(first)).toEqual(['one', undefined, 'one', undefined, 'one']);
  expect(asked).toEqual(['one', 'none', 'one']);
});

test('finds the answer once for each text', () => {
  const asked: string[] = [];
  const length = oncePerText((text) => asked.push(text) && text.length);
  expect(['dal', '', 'dal', ''].map(length)).toEqual([3, 0, 3, 0]);
  expect(asked).toEqual(['dal', '']);
});
