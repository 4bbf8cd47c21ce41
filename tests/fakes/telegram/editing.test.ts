import type { Message } from 'grammy/types';
import { describe, expect, test } from 'vitest';
import { call, fake } from './testing.ts';

describe('messages that were sent', () => {
  test('an edit shows in the chat, the same again is refused, and a missing keyboard goes', async () => {
    const telegram = await fake();
    telegram.openChat(7);
    const reply_markup = { inline_keyboard: [[{ text: 'Undo', callback_data: 'u' }]] };
    await call(telegram, 'sendMessage', { chat_id: 7, text: 'a', reply_markup });
    const target = { chat_id: 7, message_id: 1 };
    const same = await call(telegram, 'editMessageText', { ...target, text: 'a', reply_markup });
    expect(same.description).toMatch(/^Bad Request: message is not modified: specified new message content/);
    const edited = await call<Message>(telegram, 'editMessageText', { ...target, text: 'b', reply_markup });
    expect(edited.result.edit_date).toBeGreaterThan(0);
    expect(telegram.sentTo(7)).toMatchObject([{ messageId: 1, text: 'b', keyboard: [[{ text: 'Undo' }]] }]);
    expect((await call(telegram, 'editMessageReplyMarkup', target)).ok).toBe(true);
    expect(telegram.sentTo(7)).toMatchObject([{ text: 'b', keyboard: [] }]);
    expect((await call(telegram, 'editMessageReplyMarkup', target)).description).toContain('not modified');
    expect((await call(telegram, 'editMessageText', { ...target, text: 'b' })).description).toContain('not modified');
  });

  test('only the bot’s own messages without a reply keyboard can be edited', async () => {
    const telegram = await fake();
    telegram.sendText(7, 'mine');
    const reply_markup = { keyboard: [[{ text: 'Menu' }]] };
    await call(telegram, 'sendMessage', { chat_id: 7, text: 'a', reply_markup });
    for (const [message_id, reason] of [
      [1, "message can't be edited"],
      [2, "message can't be edited"],
      [3, 'message to edit not found'],
    ]) {
      const { description } = await call(telegram, 'editMessageText', { chat_id: 7, message_id, text: 'b' });
      expect(description).toBe(`Bad Request: ${reason}`);
    }
  });

  test('a deleted message is gone', async () => {
    const telegram = await fake();
    telegram.openChat(7);
    await call(telegram, 'sendMessage', { chat_id: 7, text: 'a' });
    const target = { chat_id: 7, message_id: 1 };
    expect((await call(telegram, 'deleteMessage', target)).result).toBe(true);
    expect(telegram.sentTo(7)).toEqual([]);
    expect((await call(telegram, 'deleteMessage', target)).description).toBe(
      'Bad Request: message to delete not found',
    );
  });

  test('who blocked the bot gets nothing, and the bot hears of it', async () => {
    const telegram = await fake();
    telegram.openChat(7);
    expect(telegram.block(7)?.my_chat_member).toMatchObject({
      old_chat_member: { status: 'member' },
      new_chat_member: { status: 'kicked' },
    });
    for (const [method, params] of [
      ['sendMessage', { text: 'a' }],
      ['sendChatAction', { action: 'typing' }],
    ] as const) {
      const answer = await call(telegram, method, { chat_id: 7, ...params });
      expect(answer).toMatchObject({ status: 403, description: 'Forbidden: bot was blocked by the user' });
    }
    telegram.unblock(7);
    expect((await call(telegram, 'sendMessage', { chat_id: 7, text: 'a' })).ok).toBe(true);
  });

  test('chat actions are of a known kind', async () => {
    const telegram = await fake();
    telegram.openChat(7);
    expect((await call(telegram, 'sendChatAction', { chat_id: 7, action: 'typing' })).result).toBe(true);
    expect((await call(telegram, 'sendChatAction', { chat_id: 7, action: 'dancing' })).status).toBe(400);
  });

  test('commands are kept per scope and language', async () => {
    const telegram = await fake();
    const commands = [{ command: 'today', description: 'The day so far' }];
    await call(telegram, 'setMyCommands', { commands });
    expect((await call(telegram, 'getMyCommands')).result).toEqual(commands);
    expect((await call(telegram, 'getMyCommands', { language_code: 'hi' })).result).toEqual([]);
    const bad = [{ command: 'To day', description: 'x' }];
    expect((await call(telegram, 'setMyCommands', { commands: bad })).description).toBe(
      'Bad Request: BOT_COMMAND_INVALID',
    );
  });
});
