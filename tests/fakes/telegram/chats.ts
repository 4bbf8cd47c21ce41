import { EventEmitter } from 'node:events';
import type { Chat, InlineKeyboardButton, Message, User } from 'grammy/types';
import type { Params } from './params.ts';
import { badRequest, Refusal } from './refusal.ts';

/** A person by number, or with the fields of a Telegram User that matter. */
export type Person = number | (Partial<User> & { id: number });

/** A message of the bot as the person sees it now. */
export interface SentMessage {
  messageId: number;
  /** The text, or the caption of a photo or document. */
  text: string;
  /** The inline keyboard's rows; empty when there is none. */
  keyboard: InlineKeyboardButton[][];
  message: Message;
}

interface Entry {
  message: Message;
  isFromBot: boolean;
  /** Messages with another reply markup than an inline keyboard can't be edited. */
  isEditable: boolean;
}

export interface PrivateChat {
  chat: Chat.PrivateChat;
  user: User;
  isBlocked: boolean;
  /** The person's account has been deleted. */
  isDeactivated: boolean;
  entries: Map<number, Entry>;
  /** The bot's reactions, by message. */
  reactions: Map<number, string>;
  /** How often the person has edited a message; two edits in a second bear the same date otherwise. */
  edits: number;
  lastMessageId: number;
  /** The latest last. */
  pinned: number[];
}

export const unixTime = () => Math.floor(Date.now() / 1000);

/** The private chats of the bot. Emits 'changed' with the chat's id when a message appears or is edited. */
export class Chats extends EventEmitter<{ changed: [number] }> {
  readonly #chats = new Map<number, PrivateChat>();

  constructor() {
    super();
    this.setMaxListeners(0);
  }

  /** The chat of a person, made on first use: from then on the bot may write to them. */
  open(person: Person): PrivateChat {
    const given = typeof person === 'number' ? { id: person } : person;
    const known = this.#chats.get(given.id);
    const user: User = { is_bot: false, first_name: `Person ${given.id}`, ...known?.user, ...given };
    const { id, first_name, last_name, username } = user;
    const chat: Chat.PrivateChat = {
      id,
      first_name,
      ...(last_name ? { last_name } : {}),
      ...(username ? { username } : {}),
      type: 'private',
    };
    const opened = Object.assign(
      known ?? {
        isBlocked: false,
        isDeactivated: false,
        entries: new Map(),
        reactions: new Map(),
        edits: 0,
        lastMessageId: 0,
        pinned: [],
      },
      { chat, user },
    );
    this.#chats.set(id, opened);
    return opened;
  }

  /** The bot is to know nothing of the chat any more. */
  forget(chatId: number): void {
    this.#chats.delete(chatId);
  }

  find(chatId: number): PrivateChat | undefined {
    return this.#chats.get(chatId);
  }

  /** The chat that a call names. */
  named(params: Params): PrivateChat {
    if (params.text('chat_id') === '') throw badRequest('chat_id is empty');
    const chat = this.#chats.get(Number(params.text('chat_id')));
    if (!chat) throw badRequest('chat not found');
    return chat;
  }

  /** The chat that a call wants to write to. */
  writable(params: Params): PrivateChat {
    const chat = this.named(params);
    if (chat.isDeactivated) throw new Refusal(403, 'Forbidden: user is deactivated');
    if (chat.isBlocked) throw new Refusal(403, 'Forbidden: bot was blocked by the user');
    return chat;
  }

  add(chat: PrivateChat, content: Partial<Message> & { from: User }, isEditable = true): Message {
    chat.lastMessageId += 1;
    const { from, ...rest } = content;
    const message: Message = { message_id: chat.lastMessageId, from, chat: chat.chat, date: unixTime(), ...rest };
    chat.entries.set(message.message_id, { message, isFromBot: from.is_bot, isEditable });
    this.emit('changed', chat.chat.id);
    return message;
  }

  /** Puts the edited version in the place of a message and tells those who wait. */
  replace(chat: PrivateChat, message: Message) {
    const entry = chat.entries.get(message.message_id);
    if (!entry) throw badRequest('message to edit not found');
    entry.message = message;
    this.emit('changed', chat.chat.id);
  }

  sentTo(chatId: number): SentMessage[] {
    return [...(this.#chats.get(chatId)?.entries.values() ?? [])]
      .filter(({ isFromBot }) => isFromBot)
      .map(({ message }) => ({
        messageId: message.message_id,
        text: message.text ?? message.caption ?? '',
        keyboard: message.reply_markup?.inline_keyboard ?? [],
        message,
      }));
  }
}
