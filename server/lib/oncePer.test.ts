import { expect, test } from 'vitest';
import { oncePer } from './oncePer.ts';

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
