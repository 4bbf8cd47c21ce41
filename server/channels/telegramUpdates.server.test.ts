import type { Update } from 'grammy/types';
import { expect, test } from 'vitest';
import { serverForTests } from '../../tests/server.ts';
import { createTelegramUpdates } from './telegramUpdates.ts';

const server = await serverForTests();

test('an update that only an outage keeps from being handled is handled when the outage is over', async () => {
  let failures = 0;
  const told: string[] = [];
  const handled: number[] = [];
  const channel = {
    api: { sendMessage: async (_: number, text: string) => told.push(text) },
    async handle({ update_id: id }: Update) {
      failures += 1;
      if (failures <= 7) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      handled.push(id);
    },
  };
  const updates = createTelegramUpdates(server.context, channel as never);
  await updates.accept([
    { update_id: 7_001, message: { text: '1 apple', chat: { id: 1, type: 'private' } } },
  ] as unknown as Update[]);
  await expect.poll(() => handled, { timeout: 20_000 }).toEqual([7_001]);
  expect(told).toEqual([]);
  await updates.stop();
});
