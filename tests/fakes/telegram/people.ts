import { randomInt } from 'node:crypto';
import type { CallbackQuery, ChatMemberUpdated, Message, Update } from 'grammy/types';
import type { BotChat, Person } from './chats.ts';
import { imageSize } from './files.ts';
import { Refusal } from './refusal.ts';
import type { Service } from './service.ts';
import { withDetected } from './text.ts';

/** People wait so long between two messages, unless they send several at once. */
const usualPauseSeconds = 60;

/** What a person writes. Their apps split longer texts, so one message never has more than 4096 characters. */
export const sendText = (service: Service, person: Person, text: string, replyTo?: number): Update =>
  say(service, service.chats.open(person), person, textOf(service.chats.open(person), text, replyTo));

/** Several messages, a second or two after each other. */
export const sendAtOnce = (service: Service, person: Person, texts: string[]): Update[] =>
  texts.map((text, at) =>
    say(
      service,
      service.chats.open(person),
      person,
      textOf(service.chats.open(person), text),
      at === 0 ? undefined : 2,
    ),
  );

/** What a member writes in a group, as a bot hears it that may read everything there. */
export function sendInGroup(
  service: Service,
  { id, title }: Group,
  person: Person,
  text: string,
  replyTo?: number,
): Update {
  const group = service.chats.openGroup(id, title);
  return say(service, group, service.chats.meet(person), textOf(group, text, replyTo));
}

function textOf(chat: BotChat, text: string, replyTo?: number): Partial<Message> {
  const sent = text.trim();
  if (sent === '' || [...sent].length > 4096) throw new Error('A person can send 1-4096 characters at once');
  const { entities } = withDetected({ text: sent, entities: [] });
  const replied = replyTo === undefined ? undefined : chat.entries.get(replyTo)?.message;
  const { reply_to_message: _nested, ...quoted } = replied ?? {};
  const reply = replied ? { reply_to_message: quoted as Message['reply_to_message'] & object } : {};
  return { text: sent, ...reply, ...(entities.length > 0 ? { entities } : {}) };
}

/** Changes the text of a message that the person sent. */
export function editText({ chats, queue }: Service, { message: sent }: Update, text: string): Update {
  const chat = sent && chats.find(sent.chat.id);
  const entry = chat?.entries.get(sent?.message_id ?? 0);
  if (!chat || !entry || entry.isFromBot) throw new Error('A person edits messages of their own');
  chat.edits += 1;
  const message = { ...entry.message, text, edit_date: chats.unixTime() + chat.edits };
  chats.replace(chat, message);
  return queue.push('edited_message', chat.chat.id, message as Update['edited_message'] & object);
}

/** A photo from a person's phone; bytes that are no PNG or JPEG pass as one of 1280 by 960. */
export function sendPhoto(
  service: Service,
  person: Person,
  bytes: Uint8Array,
  caption?: string,
  album?: string,
): Update {
  const photo = service.files.addPhoto(bytes, imageSize(bytes) ?? { width: 1280, height: 960 });
  return say(service, service.chats.open(person), person, {
    photo,
    ...(caption ? { caption } : {}),
    ...(album ? { media_group_id: album } : {}),
  });
}

/** A voice note: Opus in an Ogg file, as Telegram's apps record it. */
export function sendVoice(service: Service, person: Person, bytes: Uint8Array, duration: number): Update {
  const file = { name: 'voice.oga', type: 'audio/ogg', bytes };
  const { file_path: _path, ...info } = service.files.add('documents', file).info;
  return say(service, service.chats.open(person), person, { voice: { ...info, duration, mime_type: 'audio/ogg' } });
}

/** A file from a person's phone. */
export function sendDocument(
  service: Service,
  person: Person,
  bytes: Uint8Array,
  name: string,
  caption?: string,
): Update {
  const { file_path: _path, ...info } = service.files.add('documents', { name, type: 'application/pdf', bytes }).info;
  const document = { ...info, file_name: name, mime_type: 'application/pdf' };
  return say(service, service.chats.open(person), person, { document, ...(caption ? { caption } : {}) });
}

function say(
  { chats, queue }: Service,
  chat: BotChat,
  person: Person,
  content: Partial<Message>,
  pauseSeconds = usualPauseSeconds,
): Update {
  const from = chats.userOf(person);
  if (chat.chat.type === 'private' && chat.refusal) throw new Error(`${from.id} has blocked the bot: unblock it first`);
  chat.saidAt = Math.max(chats.unixTime(), chat.saidAt + pauseSeconds);
  // Every message of a person is a non-channel one with a sender, which the general Message type leaves open.
  const message = chats.add(chat, { from, date: chat.saidAt, ...content }) as Update['message'] & object;
  return queue.push('message', chat.chat.id, message);
}

export interface Group {
  /** Below nothing. */
  id: number;
  title: string;
}

export interface PressOptions {
  /** Presses a button that the message no longer has, as an app that lags behind lets people do; names its data. */
  isStale?: boolean;
  /** The group in which the message is; without it the person's own chat. */
  group?: Group;
}

/** Presses the button with this label or callback data. */
export function pressButton(
  service: Service,
  person: Person,
  messageId: number,
  labelOrData: string,
  { isStale = false, group }: PressOptions = {},
): Update {
  const chat = group ? service.chats.openGroup(group.id, group.title) : service.chats.open(person);
  const message = chat.entries.get(messageId)?.message;
  const buttons = message?.reply_markup?.inline_keyboard.flat() ?? [];
  const callbacks = buttons.flatMap(({ text, ...action }) =>
    'callback_data' in action ? [{ text, data: action.callback_data }] : [],
  );
  const pressed = callbacks.find(({ text, data }) => text === labelOrData || data === labelOrData);
  if (!pressed && !isStale) {
    const labels = callbacks.map(({ text, data }) => `${text} (${data})`).join(', ');
    throw new Error(`Message ${messageId} has no callback button ${labelOrData}; it has: ${labels || 'none'}`);
  }
  const query: CallbackQuery = {
    id: String(randomInt(2 ** 47)),
    from: group ? service.chats.meet(person) : service.chats.userOf(person),
    message: message ?? { chat: chat.chat, message_id: messageId, date: 0 },
    chat_instance: String(chat.chat.id),
    data: pressed?.data ?? labelOrData,
  };
  service.callbacks.set(query.id, undefined);
  return service.queue.push('callback_query', chat.chat.id, query);
}

/** Blocks or unblocks the bot, which hears of it in my_chat_member. */
export function setBlocked({ chats, queue, bot }: Service, person: Person, isBlocked: boolean): Update | undefined {
  const chat = chats.open(person);
  if (chat.isBlocked === isBlocked) return undefined;
  chat.isBlocked = isBlocked;
  if (isBlocked) chat.refusal = new Refusal(403, 'Forbidden: bot was blocked by the user');
  else delete chat.refusal;
  const member = { status: 'member', user: bot } as const;
  const kicked = { status: 'kicked', user: bot, until_date: 0 } as const;
  const change: ChatMemberUpdated = {
    chat: chat.chat,
    from: chat.user,
    date: chats.unixTime(),
    old_chat_member: isBlocked ? member : kicked,
    new_chat_member: isBlocked ? kicked : member,
  };
  return queue.push('my_chat_member', chat.chat.id, change);
}
