import type { Update } from 'grammy/types';
import { expect, test } from 'vitest';
import { type ChatPerson, newcomer, openBot } from '../../tests/bot.ts';
import { refreshDayCards } from '../features/dayCards/jobs.ts';
import type { TelegramChannel } from './telegram.ts';
import { createTelegramUpdates } from './telegramUpdates.ts';

/** Descriptions are those with which the Bot API refuses calls; each is met once, where it can come. */
const bot = openBot();

const isBlocked = async (chat: ChatPerson) =>
  (
    await bot.query('select blocked_at is not null as is from telegram_accounts where telegram_user_id = $1', chat.id)
  )[0].is;
const entriesOf = async (chat: ChatPerson) =>
  bot.query(
    `select food_name from food_entries join telegram_accounts using (user_id)
     where telegram_user_id = $1 and deleted_at is null order by id`,
    chat.id,
  );
const refuse = (method: string, description: string) => {
  let isRefused = false;
  bot.telegram.failures = (call) => {
    if (call.method !== method || isRefused) return undefined;
    isRefused = true;
    return { status: 400, description: `Bad Request: ${description}` };
  };
};
const handle = (update: Update) => bot.server.app.telegram?.handle(update);

test.each<[string, (chat: ChatPerson) => unknown]>([
  ['the bot was blocked', (chat) => bot.telegram.block(chat)],
  ['the person has deleted their Telegram account', (chat) => bot.telegram.deactivate(chat)],
  ['there is no such chat any more', (chat) => bot.telegram.forgetChat(chat.id)],
])('%s: the entry stays, and the chat counts as gone', async (_, leave) => {
  const chat = newcomer();
  await bot.say(chat, '1 apple');
  const update = bot.telegram.sendText(chat, '1 banana');
  leave(chat);
  await handle(update);
  expect(await entriesOf(chat)).toHaveLength(2);
  expect(await isBlocked(chat)).toBe(true);
});

test.each(['message to edit not found', "message can't be edited", 'there is no text in the message to edit'])(
  'an answer that can’t be put into its place (%s) goes as a new message',
  async (description) => {
    const chat = newcomer();
    const { update } = await bot.say(chat, '1 banana');
    refuse('editMessageText', description);
    const { sent } = await bot.handle(chat, () => bot.telegram.editText(update, '2 bananas'));
    expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining('Banana')]);
  },
);

test('an answer that stands there already is not sent again', async () => {
  const chat = newcomer();
  const { update } = await bot.say(chat, '1 banana');
  refuse(
    'editMessageText',
    'message is not modified: specified new message content and reply markup are exactly the same',
  );
  const { sent } = await bot.handle(chat, () => bot.telegram.editText(update, '2 bananas'));
  expect(sent).toEqual([]);
});

test.each(['REACTION_INVALID', 'message to react not found'])(
  'a reaction that is refused (%s) is told as a text',
  async (reason) => {
    const chat = newcomer();
    await bot.say(chat, '1 banana');
    refuse('setMessageReaction', reason);
    const { sent } = await bot.say(chat, 'thanks');
    expect(sent).toHaveLength(1);
  },
);

test('a press that is too old to be acknowledged does what it says', async () => {
  const chat = newcomer();
  await bot.say(chat, '1 banana');
  refuse('answerCallbackQuery', 'query is too old and response timeout expired or query ID is invalid');
  const { sent } = await bot.press(chat, '×2');
  expect(sent[0]?.text).toContain('Doubled');
});

test('a button that the bot of today doesn’t know is answered', async () => {
  const chat = newcomer();
  const { sent: shown } = await bot.say(chat, '1 banana');
  const messageId = shown[0]?.messageId ?? 0;
  const { sent } = await bot.handle(chat, () =>
    bot.telegram.pressButton(chat, messageId, 'oldFeature.tap:7', { isStale: true }),
  );
  expect(sent[0]?.text).toBe('That button no longer works.');
});

test('a file that Telegram doesn’t give as it is too big is told so', async () => {
  const chat = newcomer();
  refuse('getFile', 'file is too big');
  const { sent } = await bot.handle(chat, () => bot.telegram.sendDocument(chat, Buffer.from('x'), 'report.pdf'));
  expect(sent[0]?.text).toContain('larger than 5 MB');
});

test.each(['not enough rights to manage pinned messages in the chat', 'message to pin not found'])(
  'a day card that may not be pinned (%s) stands in the chat, and is kept current',
  async (description) => {
    const chat = newcomer();
    await bot.say(chat, '1 banana');
    bot.telegram.failures = ({ method, chatId }) =>
      method === 'pinChatMessage' && chatId === chat.id
        ? { status: 400, description: `Bad Request: ${description}` }
        : undefined;
    await refreshDayCards(bot.server.context);
    expect(bot.telegram.pinnedIn(chat.id)).toEqual([]);
    await bot.say(chat, '1 apple');
    bot.server.clock.advance(5_000);
    await refreshDayCards(bot.server.context);
    const cards = bot.telegram.sentTo(chat.id).filter(({ keyboard }) => keyboard[0]?.[0]?.text === 'Stop this card');
    expect(cards).toHaveLength(1);
  },
);

test('a message that can’t be handled is told so in the end', async () => {
  const chat = newcomer();
  await bot.say(chat, '1 banana');
  const updates = createTelegramUpdates(bot.server.context, {
    ...(bot.server.app.telegram as TelegramChannel),
    handle: () => Promise.reject(new Error('as if the file were gone')),
  });
  await updates.accept([bot.telegram.sendText(chat, '1 apple')]);
  await bot.telegram.waitForMessage(chat.id, ({ text }) => text.startsWith('Sorry, something went wrong'));
});

test('what ended two processes is set aside and told once, and others that they had in hand are not', async () => {
  const { context, clock } = bot.server;
  const channel = bot.server.app.telegram as TelegramChannel;
  const [guilty, innocent] = [newcomer(), newcomer()];
  for (const chat of [guilty, innocent]) await bot.say(chat, '1 banana');
  const begun: number[] = [];
  const ended = (handles: (update: Update) => boolean) =>
    createTelegramUpdates(context, {
      ...channel,
      handle: (update) => {
        begun.push(update.update_id);
        return handles(update) ? channel.handle(update) : new Promise(() => undefined);
      },
    });
  const [poison, apple] = [bot.telegram.sendText(guilty, '1 pear'), bot.telegram.sendText(innocent, '1 apple')];
  await ended(() => false).accept([poison, apple]);
  await expect.poll(() => begun.length).toBe(2);
  clock.advance(61_000);
  await ended(({ update_id: id }) => id === apple.update_id).takeLeftBehind();
  await expect.poll(() => begun.filter((id) => id === poison.update_id)).toHaveLength(2);
  clock.advance(61_000);
  await ended(() => true).takeLeftBehind();
  await bot.telegram.waitForMessage(guilty.id, ({ text }) => text.startsWith('Sorry, I could not read that message'));
  await bot.telegram.waitForMessage(innocent.id, ({ text }) => text.includes('Apple'));
  expect(begun.filter((id) => id === poison.update_id)).toHaveLength(2);
  expect(await context.metrics.registry.getSingleMetricAsString('updates_set_aside_total')).toContain(' 1');
  expect(await entriesOf(guilty)).toHaveLength(1);
  expect(await bot.query('select update_id from telegram_updates where update_id = $1', poison.update_id)).toEqual([]);
});
