import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('people take turns, and nobody takes all the room', async () => {
  const gate = createGate(1, 10, 2);
  const done: string[] = [];
  const work = (name: string) => async () => {
    await Promise.resolve();
    done.push(name);
    return name;
  };
  const asked = [
    ...['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2'].map((name) => gate.run(work(name), name[0])),
    gate.run(work('x')),
  ];
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', undefined, 'b1', 'c1', 'c2', 'x']);
  expect(done).toEqual(['a1', 'b1', 'a2', 'c1', 'a3', 'c2', 'x']);
  expect(await gate.run(work('a5'), 'a')).toBe('a5');
});
