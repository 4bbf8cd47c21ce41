import { expect, it } from 'vitest';
import type { Db } from '../db/open.ts';
import type { OwnerId } from '../lib/owner.ts';
import { ReadOnce } from './readOnce.ts';

const nobody = ['', ''] as unknown as [Db, OwnerId];

it('reads what several ask for once, and anew when something was logged', async () => {
  let reads = 0;
  const read = async () => {
    reads += 1;
    return reads;
  };
  const once = new ReadOnce(...nobody);
  expect([await once.of(read), await once.of(read)]).toEqual([1, 1]);
  once.forget();
  expect(await once.of(read)).toBe(2);
});

it('keeps what different readers found apart', async () => {
  const once = new ReadOnce(...nobody);
  expect(await once.of(async () => 'foods')).toBe('foods');
  expect(await once.of(async () => 'medicines')).toBe('medicines');
});
