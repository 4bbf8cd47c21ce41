import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Update } from 'grammy/types';
import { tooManyAtOnce } from '../../texts/conversation.ts';
import type { AppContext } from '../context.ts';
import { listKeptUpdates } from '../features/telegram/data.ts';
import { forgetUpdate, keepUpdates } from '../features/telegram/mutations.ts';
import { isBeyondRate } from '../http/rateLimit.ts';
import { holdLease, releaseLease } from '../jobs/lease.ts';
import { createChatQueues } from './chatQueues.ts';
import { heardUpdates, type TelegramChannel } from './telegram.ts';

const lease = 'telegram-polling';
const leaseMs = 90_000;
const pollSeconds = 25;
const pauseMs = 2_000;
const attemptsPerUpdate = 5;
/** Most of them wait for Telegram, which takes one message a second to a chat, and not for the database. */
const chatsAtOnce = 50;
/** As many as the assistant answers in a minute. */
const waitingPerChat = 60;
/** Beyond that Telegram keeps the rest. */
const waitingAtMost = 2_000;

/**
 * Long polling by the one process that holds the lease. Updates are written down before the next ones are asked for, and
 * chats take turns, so that nobody waits for a chat that sends a hundred. What a stop or a crash cut off is handled by
 * who polls next; an update that keeps failing is logged and left behind.
 */
export function startPolling(context: AppContext, channel: TelegramChannel): { stop(): Promise<void> } {
  const { db, clock, log } = context;
  const holder = randomUUID();
  const stopping = new AbortController();
  const queues = createChatQueues(handleWithRetries, { chatsAtOnce, waitingPerChat });
  /** What this process has in hand. */
  const taken = new Set<number>();
  let isHolding = false;

  async function run(): Promise<void> {
    let offset = 0;
    while (!stopping.signal.aborted) {
      try {
        const isReady = (await holdTurn()) && queues.waiting < waitingAtMost;
        if (isReady) offset = await poll(offset);
        else await wait(pauseMs, undefined, { signal: stopping.signal });
      } catch (error) {
        if (stopping.signal.aborted) break;
        log.warn({ error }, 'telegram polling');
        await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    await queues.stop();
    await releaseLease(db, lease, holder);
  }

  /** Whether this process is the one that polls; one that has just become it takes what was left behind. */
  async function holdTurn(): Promise<boolean> {
    const wasHolding = isHolding;
    isHolding = await holdLease(db, lease, holder, clock.now(), leaseMs);
    if (isHolding && !wasHolding) for (const update of await listKeptUpdates(db)) await take(update);
    return isHolding;
  }

  /** Takes the updates from `offset` on, and answers the next one. */
  async function poll(offset: number): Promise<number> {
    const updates = await channel.api.getUpdates(
      { offset, timeout: pollSeconds, allowed_updates: heardUpdates },
      // grammY's types name the signal of a polyfill; at run time any AbortSignal will do.
      stopping.signal as Parameters<typeof channel.api.getUpdates>[1],
    );
    await keepUpdates(db, updates);
    for (const update of updates) await take(update);
    return Math.max(offset, ...updates.map((update) => update.update_id + 1));
  }

  async function take(update: Update): Promise<void> {
    const { update_id: id } = update;
    if (taken.has(id)) return;
    const chat = chatOf(update);
    if (queues.add(chat?.id ?? id, update)) {
      taken.add(id);
      return;
    }
    await forgetUpdate(db, id);
    if (chat?.type !== 'private' || (await isBeyondRate(context, `telegram-flood ${chat.id}`, 1, 60))) return;
    const locale = update.message?.from?.language_code === 'hi' ? 'hi' : 'en';
    // Not waited for: it comes after the answers that wait already.
    channel.api
      .sendMessage(chat.id, tooManyAtOnce(locale, waitingPerChat))
      .catch((error) => log.warn({ error }, 'a chat could not be told that it sends too much'));
  }

  async function handleWithRetries(update: Update): Promise<void> {
    const { update_id: id } = update;
    for (let attempt = 1; attempt <= attemptsPerUpdate && !stopping.signal.aborted; attempt += 1) {
      try {
        await channel.handle(update);
        return await settle(id);
      } catch (error) {
        log.error({ error, update: id, attempt }, 'telegram update failed');
        if (attempt < attemptsPerUpdate) await wait(attempt * 500);
      }
    }
    if (!stopping.signal.aborted) await settle(id);
  }

  /** Where even that fails, it is handled once more after the next start, which changes nothing. */
  async function settle(id: number): Promise<void> {
    await forgetUpdate(db, id).catch((error) => log.error({ error, update: id }, 'a telegram update stays'));
    taken.delete(id);
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

const chatOf = ({ message, edited_message: edited, callback_query: press, my_chat_member: member }: Update) =>
  (message ?? edited ?? press?.message ?? member)?.chat;
