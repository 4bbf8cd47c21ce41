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

/** A chat that the bot is in. */
export interface BotChat {
  chat: Chat.PrivateChat | Chat.GroupChat | Chat.SupergroupChat;
  /** What a message of the bot is answered with, where it may not write. */
  refusal?: Refusal;
  entries: Map<number, Entry>;
  /** The bot's reactions, by message. */
  reactions: Map<number, string>;
  /** How often the person has edited a message; two edits in a second bear the same date otherwise. */
  edits: number;
  lastMessageId: number;
  /** When a person last wrote, in seconds since 1970. */
  saidAt: number;
  /** The latest last. */
  pinned: number[];
}

export interface PrivateChat extends BotChat {
  chat: Chat.PrivateChat;
  user: User;
  isBlocked: boolean;
}

const emptyChat = () => ({
  ...{ entries: new Map(), reactions: new Map(), edits: 0, lastMessageId: 0, saidAt: 0, pinned: [] },
});

/** The chats of the bot. Emits 'changed' with the chat's id when a message appears or is edited. */
export class Chats extends EventEmitter<{ changed: [number] }> {
  readonly #chats = new Map<number, BotChat>();
  /** Members of groups who never wrote to the bot. */
  readonly #strangers = new Map<number, User>();

  readonly #now: () => Date;

  constructor(now: () => Date) {
    super();
    this.#now = now;
    this.setMaxListeners(0);
  }

  unixTime(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }

  /** The chat of a person, made on first use: from then on the bot may write to them. */
  open(person: Person): PrivateChat {
    const given = typeof person === 'number' ? { id: person } : person;
    const known = this.#chats.get(given.id) as PrivateChat | undefined;
    const user = this.userOf(person);
    const { id, first_name, last_name, username } = user;
    const chat: Chat.PrivateChat = {
      id,
      first_name,
      ...(last_name ? { last_name } : {}),
      ...(username ? { username } : {}),
      type: 'private',
    };
    const opened = Object.assign(known ?? { ...emptyChat(), isBlocked: false }, { chat, user });
    this.#chats.set(id, opened);
    this.#strangers.delete(id);
    return opened;
  }

  /** A person as Telegram knows them, without a chat of theirs being opened. */
  userOf(person: Person): User {
    const given = typeof person === 'number' ? { id: person } : person;
    const known = (this.#chats.get(given.id) as PrivateChat | undefined)?.user ?? this.#strangers.get(given.id);
    return { is_bot: false, first_name: `Person ${given.id}`, ...known, ...given };
  }

  /** A person whom the bot meets in a group: it can't write to them before they have. */
  meet(person: Person): User {
    const user = this.userOf(person);
    if (!this.#chats.has(user.id)) this.#strangers.set(user.id, user);
    return user;
  }

  /** A group that the bot was added to, made on first use; ids of groups are below nothing. */
  openGroup(id: number, title: string): BotChat {
    const type = id < -1_000_000_000_000 ? 'supergroup' : 'group';
    const group = this.#chats.get(id) ?? { ...emptyChat(), chat: { id, title, type } as BotChat['chat'] };
    this.#chats.set(id, group);
    return group;
  }

  /** The bot is to know nothing of the chat any more. */
  forget(chatId: number): void {
    this.#chats.delete(chatId);
  }

  find(chatId: number): BotChat | undefined {
    return this.#chats.get(chatId);
  }

  /** The chat that a call names. */
  named(params: Params): BotChat {
    if (params.text('chat_id') === '') throw badRequest('chat_id is empty');
    const id = Number(params.text('chat_id'));
    const chat = this.#chats.get(id);
    if (!chat && this.#strangers.has(id)) {
      throw new Refusal(403, "Forbidden: bot can't initiate conversation with a user");
    }
    if (!chat) throw badRequest('chat not found');
    return chat;
  }

  /** The chat that a call wants to write to. */
  writable(params: Params): BotChat {
    const chat = this.named(params);
    if (chat.refusal) throw chat.refusal;
    return chat;
  }

  add(chat: BotChat, content: Partial<Message> & { from: User }, isEditable = true): Message {
    chat.lastMessageId += 1;
    const { from, ...rest } = content;
    const message: Message = { message_id: chat.lastMessageId, from, chat: chat.chat, date: this.unixTime(), ...rest };
    chat.entries.set(message.message_id, { message, isFromBot: from.is_bot, isEditable });
    this.emit('changed', chat.chat.id);
    return message;
  }

  /** Puts the edited version in the place of a message and tells those who wait. */
  replace(chat: BotChat, message: Message) {
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
