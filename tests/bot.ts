import type { Update } from 'grammy/types';
import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../server/config.ts';
import * as fake from './fakes/telegram.ts';
import { startTestServer, type TestServer } from './server.ts';

let nextId = 9_000;
export const newcomer = () => ({ id: nextId++, first_name: 'Meera' });
export type ChatPerson = ReturnType<typeof newcomer>;

/** A server with a bot for the tests of a file, and what people do in their chats. */
export function openBot(config: Partial<Config> = {}) {
  let telegram: fake.Telegram;
  let server: TestServer;
  beforeAll(async () => {
    telegram = await fake.start({ now: () => server.clock.now() });
    const settings = { token: telegram.token, apiRoot: telegram.url, userName: undefined, webhookSecret: undefined };
    server = await startTestServer({ ...config, telegram: settings });
  });
  afterAll(async () => {
    await server.close();
    await telegram.close();
  });

  /** Hands an update to the bot and answers with what it sent since. */
  async function handle(chat: ChatPerson, bring: () => Update) {
    const before = telegram.sentTo(chat.id).length;
    const update = bring();
    await server.app.telegram?.handle(update);
    return { update, sent: telegram.sentTo(chat.id).slice(before) };
  }

  return {
    get telegram() {
      return telegram;
    },
    get server() {
      return server;
    },
    handle,
    say: (chat: ChatPerson, text: string) => handle(chat, () => telegram.sendText(chat, text)),
    /** Presses the latest button with this label. */
    press: (chat: ChatPerson, label: string) =>
      handle(chat, () => {
        const sent = telegram.sentTo(chat.id);
        const shown = sent.findLast(({ keyboard }) => keyboard.flat().some(({ text }) => text === label));
        return telegram.pressButton(chat, shown?.messageId ?? 0, label);
      }),
    query: async (text: string, ...values: unknown[]) => (await server.context.database.pool.query(text, values)).rows,
  };
}
