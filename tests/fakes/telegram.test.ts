import { Bot, type Context, GrammyError, InlineKeyboard, InputFile } from 'grammy';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call, eventually, fake } from './telegram/testing.ts';
import type { Telegram } from './telegram.ts';

const image = Buffer.alloc(64);
image.writeUInt32BE(0x89504e47);
image.writeUInt32BE(800, 16);
image.writeUInt32BE(600, 20);

describe('addresses and encodings', () => {
  test('a wrong token is 401, an unknown method or path 404', async () => {
    const { url, token } = await fake();
    const wrongToken = await fetch(`${url}/bot1:no/getMe`);
    expect([wrongToken.status, await wrongToken.json()]).toEqual([
      401,
      { ok: false, error_code: 401, description: 'Unauthorized' },
    ]);
    for (const path of [`/bot${token}/sendTelepathy`, '/', `/file/bot${token}/photos/none.jpg`, `/bot${token}`]) {
      expect((await fetch(url + path)).status).toBe(404);
    }
  });

  test('GET, JSON, form-urlencoded and multipart calls mean the same, in any case of the method', async () => {
    const telegram = await fake();
    const { url, token } = telegram;
    telegram.openChat(7);
    const keyboard = JSON.stringify({ inline_keyboard: [[{ text: 'Yes', callback_data: 'y' }]] });
    const fields = { chat_id: '7', text: 'a', reply_markup: keyboard };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const requests = [
      fetch(`${url}/bot${token}/sendmessage?${new URLSearchParams(fields)}`),
      fetch(`${url}/bot${token}/SENDMESSAGE`, { method: 'POST', body: new URLSearchParams(fields) }),
      fetch(`${url}/bot${token}/sendMessage`, { method: 'POST', body: form }),
    ];
    for (const response of await Promise.all(requests)) expect(response.status).toBe(200);
    const json = { chat_id: 7, text: 'a', reply_markup: JSON.parse(keyboard) };
    expect((await call(telegram, 'sendMessage', json)).ok).toBe(true);
    const sent = telegram.sentTo(7);
    expect(sent.map(({ messageId }) => messageId)).toEqual([1, 2, 3, 4]);
    for (const { text, keyboard: rows } of sent) expect([text, rows[0]?.[0]?.text]).toEqual(['a', 'Yes']);
  });

  test('a body that is no JSON is 400', async () => {
    const { url, token } = await fake();
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/bot${token}/sendMessage`, { method: 'POST', headers, body: '{' });
    expect(response.status).toBe(400);
  });
});

describe('grammY', () => {
  function running(telegram: Telegram, register: (bot: Bot<Context>) => void): Bot<Context> {
    const bot = new Bot(telegram.token, { client: { apiRoot: telegram.url } });
    register(bot);
    const stopped = bot.start();
    onTestFinished(async () => {
      await bot.stop();
      await stopped;
    });
    return bot;
  }

  test('a command, a keyboard, a press, an edit and the toast', async () => {
    const telegram = await fake();
    running(telegram, (bot) => {
      bot.command('start', (ctx) =>
        ctx.reply(`<b>Welcome</b> ${ctx.match}`, {
          parse_mode: 'HTML',
          reply_markup: new InlineKeyboard().text('×2', 'double').text('Undo', 'undo'),
        }),
      );
      bot.callbackQuery('undo', async (ctx) => {
        await ctx.answerCallbackQuery({ text: 'Undone' });
        await ctx.editMessageText('Taken back');
      });
    });
    telegram.sendText(7, '/start code-1');
    const welcome = await telegram.waitForMessage(7);
    expect(welcome.text).toBe('Welcome code-1');
    expect(() => telegram.pressButton(7, welcome.messageId, 'Redo')).toThrow('it has: ×2 (double), Undo (undo)');
    const press = telegram.pressButton(7, welcome.messageId, 'Undo');
    const edited = await telegram.waitForMessage(7, ({ text }) => text === 'Taken back');
    expect([edited.messageId, edited.keyboard]).toEqual([welcome.messageId, []]);
    expect(telegram.callbackAnswer(press)).toEqual({ text: 'Undone', showAlert: false, url: '' });
  });

  test('a press on a button that has gone, and a query that was answered already', async () => {
    const telegram = await fake();
    const seen: unknown[] = [];
    running(telegram, (bot) => {
      bot.on('callback_query:data', async (ctx) => {
        seen.push([ctx.callbackQuery.data, ctx.callbackQuery.message?.date === 0]);
        await ctx.answerCallbackQuery();
        await ctx.answerCallbackQuery().catch((error: GrammyError) => seen.push(error.description));
      });
    });
    telegram.pressButton(7, 99, 'old-data', { isStale: true });
    await eventually(() => seen).toEqual([
      ['old-data', true],
      'Bad Request: query is too old and response timeout expired or query ID is invalid',
    ]);
  });

  test('photos and documents go both ways', async () => {
    const telegram = await fake();
    const bot = running(telegram, (bot) => {
      bot.on('message:photo', async (ctx) => {
        const file = await ctx.getFile();
        const response = await fetch(`${telegram.url}/file/bot${telegram.token}/${file.file_path}`);
        const bytes = await response.bytes();
        await ctx.replyWithDocument(new InputFile(bytes, 'copy.png'), { caption: ctx.msg.caption ?? '' });
      });
    });
    const sent = telegram.sendPhoto(7, image, 'two rotis');
    expect(sent.message?.photo?.map(({ width, height }) => [width, height])).toEqual([
      [90, 68],
      [800, 600],
    ]);
    const { message, text } = await telegram.waitForMessage(7);
    expect([text, message.document?.file_name, message.document?.file_size]).toEqual([
      'two rotis',
      'copy.png',
      image.length,
    ]);
    const photo = await bot.api.sendPhoto(7, new InputFile(image, 'chart.png'));
    const again = await bot.api.sendPhoto(7, photo.photo.at(-1)?.file_id ?? '');
    expect(again.photo).toEqual(photo.photo);
    await expect(bot.api.sendPhoto(7, new InputFile(Buffer.from('no image'), 'x.png'))).rejects.toThrow(
      'IMAGE_PROCESS_FAILED',
    );
    await expect(bot.api.getFile('unknown')).rejects.toThrow('invalid file_id');
    await expect(bot.api.editMessageText(7, photo.message_id, 'x')).rejects.toThrow(
      'there is no text in the message to edit',
    );
  });

  test('a redelivered update reaches the bot twice under one id', async () => {
    const telegram = await fake();
    const seen: number[] = [];
    running(telegram, (bot) => {
      bot.on('message', (ctx) => void seen.push(ctx.update.update_id));
    });
    const { update_id } = telegram.sendText(7, 'a');
    await eventually(() => seen).toEqual([update_id]);
    telegram.redeliver(update_id);
    await eventually(() => seen).toEqual([update_id, update_id]);
    const next = telegram.sendText(7, 'b').update_id;
    await eventually(() => seen).toEqual([update_id, update_id, next]);
  });

  test('a second poller makes the first fail with 409', async () => {
    const telegram = await fake();
    const bot = new Bot(telegram.token, { client: { apiRoot: telegram.url } });
    const failed = bot.start().catch((error: GrammyError) => error.error_code);
    await eventually(() => telegram.calls.some(({ method }) => method === 'getUpdates')).toBe(true);
    const second = new Bot(telegram.token, { client: { apiRoot: telegram.url } });
    onTestFinished(() => second.stop());
    void second.start();
    expect(await failed).toBe(409);
  });

  test('a refusal is a GrammyError with retry_after', async () => {
    const telegram = await fake();
    telegram.openChat(7);
    const { api } = new Bot(telegram.token, { client: { apiRoot: telegram.url } });
    telegram.failNext({ status: 429, retryAfter: 2 });
    const error = await api.sendMessage(7, 'a').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(GrammyError);
    expect(error).toMatchObject({ error_code: 429, parameters: { retry_after: 2 } });
  });
});

test('waiting for a message that never comes says what there is', async () => {
  const telegram = await fake();
  telegram.openChat(7);
  await call(telegram, 'sendMessage', { chat_id: 7, text: 'something else' });
  const waiting = telegram.waitForMessage(7, ({ text }) => text === 'wanted', 50);
  await expect(waiting).rejects.toThrow('No such message in chat 7 after 50 ms; it has: "something else"');
});

test('two thousand people get a message each, and the log has every call', async () => {
  const telegram = await fake();
  const people = Array.from({ length: 2000 }, (_, index) => index + 1);
  for (const id of people) telegram.openChat(id);
  const waiting = [...people];
  const worker = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      await call(telegram, 'sendMessage', { chat_id: id, text: 'News' });
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  expect(people.every((id) => telegram.sentTo(id).length === 1)).toBe(true);
  expect(telegram.calls).toHaveLength(2000);
  const times = telegram.calls.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});
