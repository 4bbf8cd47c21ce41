import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Update } from 'grammy/types';
import type { AppContext } from '../context.ts';
import { holdLease, releaseLease } from '../jobs/lease.ts';
import type { TelegramChannel } from './telegram.ts';

const lease = 'telegram-polling';
const leaseMs = 90_000;
const pollSeconds = 25;
const pauseMs = 2_000;
const attemptsPerUpdate = 5;

/**
 * Long polling by the one process that holds the lease. An update is confirmed once it is handled;
 * one that keeps failing is logged and left behind, so that it can't stop the others.
 */
export function startPolling(context: AppContext, channel: TelegramChannel): { stop(): Promise<void> } {
  const { db, clock, log } = context;
  const holder = randomUUID();
  const stopping = new AbortController();

  async function run(): Promise<void> {
    let offset = 0;
    while (!stopping.signal.aborted) {
      try {
        if (!(await holdLease(db, lease, holder, clock.now(), leaseMs))) {
          await wait(pauseMs, undefined, { signal: stopping.signal });
          continue;
        }
        const updates = await channel.api.getUpdates(
          { offset, timeout: pollSeconds, allowed_updates: ['message', 'callback_query'] },
          // grammY's types name the signal of a polyfill; at run time any AbortSignal will do.
          stopping.signal as Parameters<typeof channel.api.getUpdates>[1],
        );
        await Promise.all(byChat(updates).map((queue) => handleInOrder(queue)));
        offset = Math.max(offset, ...updates.map((update) => update.update_id + 1));
      } catch (error) {
        if (stopping.signal.aborted) break;
        log.warn({ error }, 'telegram polling');
        await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    await releaseLease(db, lease, holder);
  }

  async function handleInOrder(updates: Update[]): Promise<void> {
    for (const update of updates) await handleWithRetries(update);
  }

  async function handleWithRetries(update: Update): Promise<void> {
    for (let attempt = 1; !stopping.signal.aborted; attempt += 1) {
      try {
        return await channel.handle(update);
      } catch (error) {
        log.error({ error, update: update.update_id, attempt }, 'telegram update failed');
        if (attempt === attemptsPerUpdate) return;
        await wait(attempt * 500);
      }
    }
    throw new Error('Stopped before the update was handled.');
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

function byChat(updates: Update[]): Update[][] {
  const chats = Map.groupBy(
    updates,
    (update) => update.message?.chat.id ?? update.callback_query?.message?.chat.id ?? update.update_id,
  );
  return [...chats.values()];
}
