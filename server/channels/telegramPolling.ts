import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from '../context.ts';
import { holdLease, releaseLease } from '../jobs/lease.ts';
import { heardUpdates, type TelegramChannel } from './telegram.ts';
import { createTelegramUpdates } from './telegramUpdates.ts';

const lease = 'telegram-polling';
const leaseMs = 90_000;
const pollSeconds = 25;
const pauseMs = 2_000;

/**
 * Long polling by the one process that holds the lease; asking for the next updates tells Telegram to forget those before,
 * which are written down by then.
 */
export function startPolling(context: AppContext, channel: TelegramChannel): { stop(): Promise<void> } {
  const { db, clock, log } = context;
  const holder = randomUUID();
  const stopping = new AbortController();
  const updates = createTelegramUpdates(context, channel);
  let isHolding = false;

  async function run(): Promise<void> {
    let offset = 0;
    while (!stopping.signal.aborted) {
      try {
        const isReady = (await holdTurn()) && !updates.isFull;
        if (isReady) offset = await poll(offset);
        else await wait(pauseMs, undefined, { signal: stopping.signal });
      } catch (error) {
        if (stopping.signal.aborted) break;
        log.warn({ error }, 'telegram polling');
        await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    await updates.stop();
    await releaseLease(db, lease, holder);
  }

  /** Whether this process is the one that polls; one that has just become it begins with what was left behind. */
  async function holdTurn(): Promise<boolean> {
    const wasHolding = isHolding;
    isHolding = await holdLease(db, lease, holder, clock.now(), leaseMs);
    if (isHolding && !wasHolding) await updates.takeLeftBehind();
    return isHolding;
  }

  /** Takes the updates from `offset` on, and answers the next one. */
  async function poll(offset: number): Promise<number> {
    const next = await channel.api.getUpdates(
      { offset, timeout: pollSeconds, allowed_updates: heardUpdates },
      // grammY's types name the signal of a polyfill; at run time any AbortSignal will do.
      stopping.signal as Parameters<typeof channel.api.getUpdates>[1],
    );
    await updates.accept(next);
    return Math.max(offset, ...next.map((update) => update.update_id + 1));
  }

  updates.start();
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
