import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Update } from 'grammy/types';
import { Chats, type Person, type SentMessage } from './telegram/chats.ts';
import { type Call, type Failure, Failures } from './telegram/failures.ts';
import { FileStore } from './telegram/files.ts';
import { documentedLimits, RateLimiter, type RateLimits } from './telegram/limits.ts';
import * as people from './telegram/people.ts';
import { Refusal } from './telegram/refusal.ts';
import { type Bot, callFromWebhookAnswer, createApiServer } from './telegram/server.ts';
import type { CallbackAnswer } from './telegram/service.ts';
import { completePayment, Till, tapPay } from './telegram/stars.ts';
import { UpdateQueue } from './telegram/updates.ts';
import { Webhook, type WebhookOptions } from './telegram/webhook.ts';

export type { Call, CallbackAnswer, Failure, Person, RateLimits, SentMessage };

export interface TelegramOptions {
  token?: string;
  /** 0, the default, takes a free one. */
  port?: number;
  username?: string;
  firstUpdateId?: number;
  /** The time that messages bear; the machine's unless told. */
  now?: () => Date;
  /** true for the limits of the Bots FAQ; none by default. */
  rateLimits?: boolean | RateLimits;
  webhook?: Partial<WebhookOptions>;
}

const silences = {
  kicked: new Refusal(403, 'Forbidden: bot was kicked from the group chat'),
  'no rights': new Refusal(400, 'Bad Request: not enough rights to send text messages to the chat'),
  'topic closed': new Refusal(400, 'Bad Request: TOPIC_CLOSED'),
};
type Silence = keyof typeof silences;

export type Telegram = Awaited<ReturnType<typeof start>>;

/** Starts an HTTP server on the loopback interface that behaves as the Bot API does, with the people on its other side. */
export async function start(options: TelegramOptions = {}) {
  const { token = '123456789:fake-token', port = 0, username = 'fitpulse_test_bot', firstUpdateId = 500_000 } = options;
  const { now = () => new Date() } = options;
  const limits = options.rateLimits === true ? documentedLimits : options.rateLimits || undefined;
  const queue = new UpdateQueue(firstUpdateId);
  const bot: Bot = {
    token,
    failures: new Failures(),
    calls: [],
    service: {
      bot: { id: Number.parseInt(token, 10) || 1, is_bot: true, first_name: 'FitPulse', username },
      chats: new Chats(now),
      files: new FileStore(),
      queue,
      webhook: new Webhook(queue, { retryDelayMs: 1000, attempts: 10, ...options.webhook }, (params) =>
        callFromWebhookAnswer(bot, params),
      ),
      limiter: limits && new RateLimiter(limits),
      till: new Till(),
      callbacks: new Map(),
      commands: new Map(),
      menuButtons: new Map(),
    },
  };
  const { service, failures, calls } = bot;
  const { chats } = service;
  const server = createApiServer(bot);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    /** Every call with the right token and a known method, in the order of arrival. */
    calls,

    /** Makes the person's chat known without a message, as if they had started the bot long ago. */
    openChat: (person: Person, lastMessageId = 0): void => {
      const chat = chats.open(person);
      chat.lastMessageId = Math.max(chat.lastMessageId, lastMessageId);
    },
    openGroup: ({ id, title }: people.Group, lastMessageId = 0): void => {
      chats.openGroup(id, title).lastMessageId = lastMessageId;
    },
    sendText: (person: Person, text: string, replyTo?: number) => people.sendText(service, person, text, replyTo),
    /** Several messages, a second or two after each other. */
    sendAtOnce: (person: Person, texts: string[]) => people.sendAtOnce(service, person, texts),
    /** Changes the text of a message that a person sent. */
    editText: (update: Update, text: string) => people.editText(service, update, text),
    sendPhoto: (person: Person, bytes: Uint8Array, caption?: string, album?: string) =>
      people.sendPhoto(service, person, bytes, caption, album),
    sendVoice: (person: Person, bytes: Uint8Array, duration: number) =>
      people.sendVoice(service, person, bytes, duration),
    sendDocument: (person: Person, bytes: Uint8Array, name: string, caption?: string) =>
      people.sendDocument(service, person, bytes, name, caption),
    pressButton: (person: Person, messageId: number, labelOrData: string, press?: people.PressOptions) =>
      people.pressButton(service, person, messageId, labelOrData, press),
    block: (person: Person): Update | undefined => people.setBlocked(service, person, true),
    /** The person deletes their Telegram account: nothing can be written to them any more. */
    deactivate: (person: Person): void => {
      chats.open(person).refusal = new Refusal(403, 'Forbidden: user is deactivated');
    },
    /** What a member writes in a group. */
    sendInGroup: (group: people.Group, person: Person, text: string, replyTo?: number) =>
      people.sendInGroup(service, group, person, text, replyTo),
    /** The bot may no longer write in the group, for one of the reasons that the Bot API gives. */
    silence: ({ id, title }: people.Group, reason: Silence): void => {
      chats.openGroup(id, title).refusal = silences[reason];
    },
    /** The group becomes a supergroup, which has another id. */
    upgrade: ({ id, title }: people.Group): people.Group => {
      const moved = { id: -1_000_000_000_000 + id, title };
      chats.openGroup(moved.id, title);
      const description = 'Bad Request: group chat was upgraded to a supergroup chat';
      chats.openGroup(id, title).refusal = new Refusal(400, description, { migrate_to_chat_id: moved.id });
      return moved;
    },
    /** There is no such chat any more. */
    forgetChat: (chatId: number): void => chats.forget(chatId),
    unblock: (person: Person): Update | undefined => people.setBlocked(service, person, false),

    /** The bot's messages that are still in the chat, in order, with their current text and keyboard. */
    sentTo: (chatId: number): SentMessage[] => chats.sentTo(chatId),

    /** The messages that are pinned in the chat, the latest last. */
    pinnedIn: (chatId: number): SentMessage[] => {
      const pinned = chats.find(chatId)?.pinned ?? [];
      return pinned.flatMap((id) => chats.sentTo(chatId).find(({ messageId }) => messageId === id) ?? []);
    },
    /** A person removes a message from the chat. */
    removeMessage: (chatId: number, messageId: number): void => void chats.find(chatId)?.entries.delete(messageId),

    /** The first message of the bot in the chat, there already or still to come, that fits; edits count. */
    async waitForMessage(
      chatId: number,
      predicate: (message: SentMessage) => boolean = () => true,
      timeoutMs = 30_000,
    ): Promise<SentMessage> {
      const deadline = AbortSignal.timeout(timeoutMs);
      for (;;) {
        const found = chats.sentTo(chatId).find(predicate);
        if (found) return found;
        await once(chats, 'changed', { signal: deadline }).catch(() => {
          const texts = chats.sentTo(chatId).map(({ text }) => JSON.stringify(text));
          throw new Error(`No such message in chat ${chatId} after ${timeoutMs} ms; it has: ${texts.join(', ')}`);
        });
      }
    },

    /** The bot's reaction to a message of the person, an emoji; undefined where it has none. */
    reactionTo: (update: Update): string | undefined => {
      const { chat, message_id } = update.message ?? {};
      return chat && chats.find(chat.id)?.reactions.get(message_id ?? 0);
    },

    /** The file that the bot sent as a document. */
    fileOf: ({ message }: SentMessage): Uint8Array | undefined =>
      service.files.byId(message.document?.file_id ?? '')?.bytes,

    /** What the bot answered to a press of a button; undefined as long as it hasn't. */
    callbackAnswer: (press: Update): CallbackAnswer | undefined =>
      service.callbacks.get(press.callback_query?.id ?? ''),

    /** Taps Pay under a bill, in the chat where it is, or in that of somebody else who came by it. */
    tapPay: (person: Person, bill: SentMessage) => tapPay(service, person, bill.message.chat.id, bill.messageId),
    /** Whether the bot allows a payment, and why not; undefined as long as it hasn't said. */
    checkoutAnswer: (asked: Update) => service.till.checkouts.get(asked.pre_checkout_query?.id ?? ''),
    /** The Stars of a payment that the bot allowed are taken. */
    completePayment: (asked: Update) => completePayment(service, asked),

    /** Delivers an update once more under the same update_id, as happens when the bot's confirmation got lost. */
    redeliver: (updateId: number): void => queue.redeliver(updateId),

    /** Fails the next calls that name a chat, chat actions aside. */
    failNext: (failure: Failure, count = 1): void => failures.plan(failure, count),

    /** Decides for every call of any method whether it fails; comes before failNext. */
    set failures(decide: ((call: Call) => Failure | undefined) | undefined) {
      failures.hook = decide;
    },

    async close(): Promise<void> {
      if (!server.listening) return;
      service.webhook.stop();
      queue.endPoll();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
