import { isDeepStrictEqual } from 'node:util';
import type { Message } from 'grammy/types';
import { readReplyMarkup } from './keyboard.ts';
import type { Params } from './params.ts';
import { badRequest } from './refusal.ts';
import type { Method, Service } from './service.ts';
import { readText } from './text.ts';

export const editMessageText: Method = (service, params) => {
  const { text, entities } = readText(params);
  return edit(service, params, ({ entities: _old, ...message }) => {
    if (message.text === undefined) throw badRequest('there is no text in the message to edit');
    return { ...message, text, ...(entities.length > 0 ? { entities } : {}) };
  });
};

export const editMessageReplyMarkup: Method = (service, params) => edit(service, params, (message) => message);

export const deleteMessage: Method = ({ chats }, params) => {
  const chat = chats.named(params);
  if (!chat.entries.delete(params.integer('message_id', 0))) throw badRequest('message to delete not found');
  return true;
};

/** An edit replaces the keyboard too: without reply_markup the message loses it. */
function edit({ chats }: Service, params: Params, change: (message: Message) => Message): Message {
  const markup = readReplyMarkup(params);
  const chat = chats.named(params);
  const entry = chat.entries.get(params.integer('message_id', 0));
  if (!entry) throw badRequest('message to edit not found');
  if (!entry.isFromBot || !entry.isEditable || (markup && 'other' in markup)) {
    throw badRequest("message can't be edited");
  }
  const { reply_markup: _old, ...message } = change(entry.message);
  const edited = { ...message, ...(markup ? { reply_markup: markup.inline } : {}) };
  if (isDeepStrictEqual(edited, entry.message)) {
    throw badRequest(
      'message is not modified: specified new message content and reply markup are exactly the same as a current ' +
        'content and reply markup of the message',
    );
  }
  edited.edit_date = chats.unixTime();
  chats.replace(chat, edited);
  return edited;
}
