import { expect, test } from 'vitest';
import { createTelegramUpdates } from '../server/channels/telegramUpdates.ts';
import * as fake from './fakes/telegram.ts';
import { startTestServer } from './server.ts';
import { beyond, openChats, recordUpdates, saidBy, shuffle, stateOf } from './simulations/updateSimulation.ts';

const recorder = await fake.start();
const recorded = recordUpdates(recorder, 24, 7);
await recorder.close();
const never = new Promise<void>(() => undefined);

/** A server over a database of its own, whose bot two processes feed; the first one ends when it is told. */
async function open() {
  const telegram = await fake.start();
  openChats(telegram, recorded);
  const settings = { token: telegram.token, apiRoot: telegram.url, userName: undefined, webhookSecret: undefined };
  const server = await startTestServer({ telegram: settings });
  const { app, context, clock } = server;
  const channel = app.telegram;
  if (!channel) throw new Error('There is no bot.');
  let isDead = false;
  const mortal = {
    ...channel,
    handle: (update: Parameters<typeof channel.handle>[0]) => (isDead ? never : channel.handle(update)),
  };
  const processes = [createTelegramUpdates(context, mortal), createTelegramUpdates(context, channel)] as const;
  const { pool } = context.database;
  const waiting = async () => Number((await pool.query('select count(*) from telegram_updates')).rows[0].count);
  return {
    ...{ telegram, processes, pool, waiting },
    async kill() {
      isDead = true;
      return waiting();
    },
    /** Until nothing waits any more; what a dead process held is free after a minute. */
    async settle() {
      await expect
        .poll(
          async () => {
            clock.advance(61_000);
            await processes[1].takeLeftBehind();
            return waiting();
          },
          { interval: 100, timeout: 60_000 },
        )
        .toBe(0);
    },
    async close() {
      await server.close();
      await telegram.close();
    },
  };
}

test('updates three times each, shuffled over two processes one of which dies, leave what one clean pass leaves', async () => {
  const [clean, rough] = [await open(), await open()];
  for (const update of recorded) await clean.processes[1].accept([update]);
  await expect.poll(clean.waiting, { interval: 50, timeout: 60_000 }).toBe(0);
  const mixed = shuffle(recorded, 3, 11);
  const half = Math.floor(mixed.length / 2);
  for (const [at, update] of mixed.slice(0, half).entries())
    await rough.processes[at % 2 === 0 ? 0 : 1].accept([update]);
  const inHand = await rough.kill();
  for (const update of mixed.slice(half)) await rough.processes[1].accept([update]);
  await rough.settle();
  expect(await stateOf(rough.pool)).toEqual(await stateOf(clean.pool));
  expect(beyond(saidBy(clean.telegram), saidBy(rough.telegram))).toEqual([]);
  expect(beyond(saidBy(rough.telegram), saidBy(clean.telegram)).length).toBeLessThanOrEqual(inHand);
  expect((await stateOf(rough.pool)).unsent).toEqual([]);
  await Promise.all([clean.close(), rough.close()]);
});
