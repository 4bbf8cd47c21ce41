import type { InlineKeyboardButton, InlineKeyboardMarkup } from 'grammy/types';
import { checkedLink } from './links.ts';
import { isObject, type Params } from './params.ts';
import { badRequest } from './refusal.ts';

/** inline: buttons under the message; other: a reply keyboard, its removal or a forced reply, which no edit may touch. */
export type ReplyMarkup = { inline: InlineKeyboardMarkup } | { other: Record<string, unknown> } | undefined;

const actions = [
  'url',
  'callback_data',
  'web_app',
  'login_url',
  'switch_inline_query',
  'switch_inline_query_current_chat',
  'switch_inline_query_chosen_chat',
  'copy_text',
  'callback_game',
  'pay',
  'disabled',
];

export function readReplyMarkup(params: Params): ReplyMarkup {
  const markup = params.json('reply_markup', 'reply keyboard markup');
  if (markup === undefined) return undefined;
  if (!isObject(markup)) throw badRequest('object expected as reply markup');
  if (['keyboard', 'remove_keyboard', 'force_reply'].some((name) => name in markup) && !('inline_keyboard' in markup)) {
    return { other: markup };
  }
  const rows = markup.inline_keyboard ?? [];
  if (!Array.isArray(rows)) throw badRequest('field "inline_keyboard" must be of type Array');
  const buttons = rows.map((row: unknown) => {
    if (!Array.isArray(row)) throw badRequest('field "inline_keyboard" must be an Array of Arrays');
    return row.map((button: unknown) => {
      checkButton(button);
      return button;
    });
  });
  const filled = buttons.filter((row) => row.length > 0);
  return filled.length > 0 ? { inline: { inline_keyboard: filled } } : undefined;
}

function checkButton(button: unknown): asserts button is InlineKeyboardButton {
  if (!isObject(button)) throw unparsable('InlineKeyboardButton must be an Object');
  if (typeof button.text !== 'string') throw unparsable('Field "text" must be of type String');
  if (button.text === '') throw unparsable('Button text must be non-empty');
  const action = actions.find((name) => name in button);
  if (!action) throw unparsable('Text buttons are unallowed in the inline keyboard');
  if (action === 'callback_data') checkCallbackData(button.callback_data);
  if (action === 'url') checkUrl(button.url);
}

const unparsable = (reason: string) => badRequest(`can't parse inline keyboard button: ${reason}`);

function checkCallbackData(data: unknown) {
  if (typeof data !== 'string') throw unparsable('Field "callback_data" must be of type String');
  const bytes = Buffer.byteLength(data);
  if (bytes < 1 || bytes > 64) throw badRequest('BUTTON_DATA_INVALID');
}

function checkUrl(url: unknown) {
  if (typeof url !== 'string') throw unparsable('Field "url" must be of type String');
  if (!checkedLink(url)) throw badRequest(`inline keyboard button URL '${url}' is invalid: Wrong HTTP URL`);
}
