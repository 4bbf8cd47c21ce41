import type { Message } from 'grammy/types';
import type { BotChat } from './chats.ts';
import { checkPhoto } from './files.ts';
import { type ReplyMarkup, readReplyMarkup } from './keyboard.ts';
import { isObject, type Params, type UploadedFile } from './params.ts';
import { badRequest, Refusal } from './refusal.ts';
import type { Method, Service } from './service.ts';
import { readCaption, readText } from './text.ts';

export const sendMessage: Method = (service, params) => {
  const { text, entities } = readText(params);
  return send(service, params, () => ({ text, ...(entities.length > 0 ? { entities } : {}) }));
};

export const sendPhoto: Method = (service, params) => {
  const caption = captionOf(params);
  return send(service, params, () => {
    const upload = uploadOf(params, 'photo');
    const photo = upload
      ? service.files.addPhoto(upload.bytes, checkPhoto(upload.bytes))
      : service.files.photoWith(params.text('photo'));
    if (!photo) throw wrongFile();
    return { photo, ...caption };
  });
};

export const sendDocument: Method = (service, params) => {
  const caption = captionOf(params);
  return send(service, params, () => {
    const upload = uploadOf(params, 'document');
    if (upload && upload.bytes.length > 50 * 1024 * 1024) throw new Refusal(413, 'Request Entity Too Large');
    const file = upload ? service.files.add('documents', upload) : service.files.byId(params.text('document'));
    if (!file) throw wrongFile();
    const { file_id, file_unique_id, file_size } = file.info;
    const document = { file_name: file.name, mime_type: file.type, file_id, file_unique_id, file_size };
    return { document, ...caption };
  });
};

const wrongFile = () => badRequest('wrong file identifier/HTTP URL specified');

function captionOf(params: Params): Partial<Message> {
  const { text, entities } = readCaption(params);
  return { ...(text ? { caption: text } : {}), ...(entities.length > 0 ? { caption_entities: entities } : {}) };
}

/** A file comes in the field itself or, as attach://name, in the field that it names. */
function uploadOf(params: Params, name: string): UploadedFile | undefined {
  const attached = /^attach:\/\/(.+)/.exec(params.text(name))?.[1];
  const upload = params.files.get(attached ?? name);
  if (!upload && params.text(name) === '') throw badRequest(`there is no ${name} in the request`);
  if (upload?.bytes.length === 0) throw badRequest('file must be non-empty');
  return upload;
}

/** Puts a message of the bot into the chat that the call names. */
export function send(service: Service, params: Params, content: () => Partial<Message>): Message {
  const markup: ReplyMarkup = readReplyMarkup(params);
  const chat = service.chats.writable(params);
  const reply = replyOf(params, chat);
  const prepared = content();
  service.limiter?.take(chat.chat.id);
  const isEditable = markup === undefined || 'inline' in markup;
  const keyboard = markup && 'inline' in markup ? { reply_markup: markup.inline } : {};
  return service.chats.add(chat, { from: service.bot, ...reply, ...prepared, ...keyboard }, isEditable);
}

function replyOf(params: Params, { entries }: BotChat): Partial<Message> {
  const given = params.json('reply_parameters');
  const reply = isObject(given) ? given : {};
  const messageId = Number(reply.message_id ?? params.integer('reply_to_message_id', 0));
  if (!messageId) return {};
  const replied = entries.get(messageId)?.message;
  if (replied) {
    const { reply_to_message: _nested, ...message } = replied;
    return { reply_to_message: message as Message['reply_to_message'] & object };
  }
  if (reply.allow_sending_without_reply === true || params.flag('allow_sending_without_reply')) return {};
  throw badRequest('message to be replied not found');
}
