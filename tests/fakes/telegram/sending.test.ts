import { describe, expect, test } from 'vitest';
import { call, fake } from './testing.ts';

describe('messages', () => {
  const refusals: [string, object, string][] = [
    ['no text', {}, 'message text is empty'],
    ['white space only', { text: ' \n ' }, 'text must be non-empty'],
    ['4097 characters', { text: 'x'.repeat(4097) }, 'message is too long'],
    ['an unknown chat', { chat_id: 8, text: 'a' }, 'chat not found'],
    ['no chat', { chat_id: '', text: 'a' }, 'chat_id is empty'],
    ['an unknown parse mode', { text: 'a', parse_mode: 'BBCode' }, 'unsupported parse_mode'],
    ['a keyboard that is no JSON', { text: 'a', reply_markup: '{' }, "can't parse reply keyboard markup JSON object"],
    ['a reply to nothing', { text: 'a', reply_parameters: { message_id: 9 } }, 'message to be replied not found'],
  ];
  test.each(refusals)('%s is refused', async (_name, params, reason) => {
    const telegram = await fake();
    telegram.openChat(7);
    const answer = await call(telegram, 'sendMessage', { chat_id: 7, ...params });
    expect(answer).toEqual({ status: 400, ok: false, error_code: 400, description: `Bad Request: ${reason}` });
  });

  const buttons: [string, object, string | undefined][] = [
    ['64 bytes of data', { text: 'a', callback_data: 'x'.repeat(64) }, undefined],
    ['66 bytes in 22 letters', { text: 'a', callback_data: 'क'.repeat(22) }, 'BUTTON_DATA_INVALID'],
    ['empty data', { text: 'a', callback_data: '' }, 'BUTTON_DATA_INVALID'],
    ['an address', { text: 'a', url: 'https://fitpulse.example/app' }, undefined],
    [
      'a local address',
      { text: 'a', url: 'http://localhost:3000/' },
      "inline keyboard button URL 'http://localhost:3000/' is invalid: Wrong HTTP URL",
    ],
    [
      'no action',
      { text: 'a' },
      "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
    ],
    ['no text', { callback_data: 'a' }, `can't parse inline keyboard button: Field "text" must be of type String`],
  ];
  test.each(buttons)('a button with %s', async (_name, button, reason) => {
    const telegram = await fake();
    telegram.openChat(7);
    const params = { chat_id: 7, text: 'a', reply_markup: { inline_keyboard: [[button]] } };
    const { description } = await call(telegram, 'sendMessage', params);
    expect(description).toBe(reason && `Bad Request: ${reason}`);
  });
});
