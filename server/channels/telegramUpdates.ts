import { setTimeout as wait } from 'node:timers/promises';
import type { Update } from 'grammy/types';
import { notHandled, setAside, tooManyAtOnce } from '../../texts/conversation.ts';
import type { AppContext } from '../context.ts';
import { isOutage } from '../db/failures.ts';
import {
  beginUpdate,
  beginUpdateAgain,
  claimAgain,
  claimLeftBehind,
  forgetUpdate,
  keepUpdates,
  letGoOf,
} from '../features/telegram/mutations.ts';
import { isBeyondRate } from '../http/rateLimit.ts';
import { isAt } from '../lib/watchdog.ts';
import { createChatQueues } from './chatQueues.ts';
import type { TelegramChannel } from './telegram.ts';

const attemptsPerUpdate = 5;
const afterFailureMs = 500;
/** An update that so many processes began and left behind is what ended them. */
const mostBegun = 2;
/** Most of them wait for Telegram, which takes one message a second to a chat, and not for the database. */
const chatsAtOnce = 50;
/** As many as the assistant answers in a minute. */
const waitingPerChat = 60;
/** Beyond that Telegram keeps the rest. */
const waitingAtMost = 2_000;
const claimMs = 60_000;
const renewEveryMs = 20_000;

/** Updates from Telegram, whichever way they come. */
export interface TelegramUpdates {
  /** Whether so many wait that no more are to be taken for now. */
  readonly isFull: boolean;
  /** Resolves when the updates are written down; they are handled after that, chat by chat in turns. */
  accept(updates: Update[]): Promise<void>;
  /** Takes what a process that stopped or crashed had in hand. */
  takeLeftBehind(): Promise<void>;
  /** From here on keeps what is in hand from other processes, and looks for what they left behind. */
  start(): void;
  /** Handles nothing more, and leaves the rest to others. */
  stop(): Promise<void>;
}

/**
 * Updates are written down before Telegram hears that they are taken, and chats take turns, so that nobody waits for a chat
 * that sends a hundred. Those of one chat are handled in their order, also where several processes take them. An update that keeps failing is logged and left behind; one that ended two processes is
 * set aside before it is read.
 */
export function createTelegramUpdates(context: AppContext, channel: TelegramChannel): TelegramUpdates {
  const { db, clock, log, metrics } = context;
  const queues = createChatQueues(handleCounted, { chatsAtOnce, waitingPerChat });
  const stopping = new AbortController();
  /** What this process has in hand. */
  const taken = new Set<number>();
  /** Those that a process left behind go one by one, so that the next end tells which of them it was. */
  let suspects = Promise.resolve();
  let renewing: NodeJS.Timeout | undefined;
  const claimedUntil = () => new Date(clock.now().getTime() + claimMs);

  async function takeLeftBehind(): Promise<void> {
    if (queues.waiting >= waitingAtMost) return;
    for (const update of await claimLeftBehind(db, clock.now(), claimedUntil(), waitingAtMost)) await take(update);
  }

  async function renew(): Promise<void> {
    await claimAgain(db, [...taken], claimedUntil());
    await takeLeftBehind();
  }

  /** Telegram waits ten seconds for the answer, so it waits for no turn; without one nothing is paid. */
  async function answerAtOnce(update: Update): Promise<void> {
    try {
      await channel.handle(update);
    } catch (error) {
      log.error({ error, update: update.update_id }, 'a payment in Stars could not be allowed');
    }
  }

  async function take(update: Update): Promise<void> {
    const { update_id: id } = update;
    if (taken.has(id)) return;
    const chat = chatOf(update);
    if (queues.add(chat?.id ?? id, update)) {
      taken.add(id);
      return;
    }
    await forgetUpdate(db, id, clock.now(), claimedUntil());
    if (await isBeyondRate(context, `telegram-flood ${chat?.id ?? id}`, 1, 60)) return;
    // Not waited for: it comes after the answers that wait already.
    void tell(update, tooManyAtOnce(localeOf(update), waitingPerChat));
  }

  async function handleCounted(update: Update): Promise<void> {
    try {
      if (await beginUpdate(db, update.update_id)) return handleWithRetries(update);
      const turn = suspects.then(() => handleSuspect(update));
      suspects = turn.catch(() => undefined);
      await turn;
    } catch (error) {
      log.error({ error, update: update.update_id }, 'a telegram update stays');
      taken.delete(update.update_id);
    }
  }

  async function handleSuspect(update: Update): Promise<void> {
    const { update_id: id } = update;
    if (stopping.signal.aborted) return;
    if ((await beginUpdateAgain(db, id)) < mostBegun) return handleWithRetries(update);
    log.error({ update: id }, 'a telegram update that ended processes is set aside');
    metrics.updatesSetAside.inc();
    await settle(id);
    await tell(update, setAside(localeOf(update)));
  }

  async function handleWithRetries(update: Update): Promise<void> {
    const { update_id: id } = update;
    isAt('a message of Telegram');
    for (let attempt = 1; attempt <= attemptsPerUpdate && !stopping.signal.aborted; ) {
      try {
        await channel.handle(update);
        return await settle(id);
      } catch (error) {
        log.error({ error, update: id, attempt }, 'telegram update failed');
        // While the database is away nothing is the message's own fault.
        if (!isOutage(error as Error)) attempt += 1;
        if (attempt <= attemptsPerUpdate) await wait(attempt * afterFailureMs);
      }
    }
    if (stopping.signal.aborted) return;
    await tell(update, notHandled(localeOf(update)));
    await settle(id);
  }

  async function tell(update: Update, text: string): Promise<void> {
    const chat = chatOf(update);
    if (chat?.type !== 'private') return;
    await channel.api
      .sendMessage(chat.id, text)
      .catch((error) => log.warn({ error }, 'a chat could not be told what became of its message'));
  }

  /** Where even that fails, it is handled once more after the next start, which changes nothing. */
  async function settle(id: number): Promise<void> {
    try {
      const next = await forgetUpdate(db, id, clock.now(), claimedUntil());
      if (next && !stopping.signal.aborted) await take(next);
    } catch (error) {
      log.error({ error, update: id }, 'a telegram update stays');
    }
    taken.delete(id);
  }

  return {
    get isFull() {
      return queues.waiting >= waitingAtMost;
    },
    async accept(updates) {
      const [asked, others] = [updates.filter(isPreCheckout), updates.filter((update) => !isPreCheckout(update))];
      const answered = asked.map(answerAtOnce);
      const told = others.map((update) => ({ update, chatId: chatOf(update)?.id }));
      for (const { update } of await keepUpdates(db, told, claimedUntil(), [...taken])) await take(update);
      await Promise.all(answered);
    },
    takeLeftBehind,
    start() {
      const renewOrTell = () => renew().catch((error) => log.warn({ error }, 'telegram updates'));
      renewing = setInterval(renewOrTell, renewEveryMs);
      renewOrTell();
    },
    async stop() {
      clearInterval(renewing);
      stopping.abort();
      await queues.stop();
      await letGoOf(db, [...taken], clock.now());
    },
  };
}

const isPreCheckout = ({ pre_checkout_query: query }: Update) => query !== undefined;

const chatOf = ({ message, edited_message: edited, callback_query: press, my_chat_member: member }: Update) =>
  (message ?? edited ?? press?.message ?? member)?.chat;

const localeOf = ({ message, edited_message: edited, callback_query: press }: Update) =>
  (message ?? edited ?? press)?.from?.language_code === 'hi' ? 'hi' : 'en';
