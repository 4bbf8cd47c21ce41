import { type Api, GrammyError, InputFile } from 'grammy';
import type { ChatMemberUpdated, Update, User } from 'grammy/types';
import type { Locale } from '../../texts/locale.ts';
import type { Assistant, Exchange, Incoming } from '../assistant/conversation.ts';
import type { StoredMessage } from '../assistant/data.ts';
import { markReplaced, markSent } from '../assistant/mutations.ts';
import type { Reaction } from '../assistant/reply.ts';
import type { Person } from '../assistant/skill.ts';
import { isChatGone, isRefusal, keyboardOf } from '../clients/telegram.ts';
import type { AppContext } from '../context.ts';
import { findTelegramAccount } from '../features/accounts/data.ts';
import { createTelegramAccount } from '../features/accounts/mutations.ts';
import { markBlocked } from '../features/telegram/mutations.ts';
import { HttpProblem } from '../http/problem.ts';
import type { OwnerId } from '../lib/owner.ts';
import { handleDeletion } from './telegramDeletion.ts';
import { answerExport, wantsExport } from './telegramExport.ts';
import { documentOf, mediaOf } from './telegramFiles.ts';
import { answerLink, handleLinking } from './telegramLink.ts';
import { answerSignIn, readSignInWish } from './telegramLogin.ts';

/** Telegram takes 4096 characters; a long answer is cut at a line. */
const longestText = 4_000;
/** Under a picture stand at most 1024. */
const longestCaption = 1_000;

/** What the bot hears of; Telegram remembers the list. */
export const heardUpdates = ['message', 'edited_message', 'callback_query', 'my_chat_member'] as const;

export interface TelegramChannel {
  api: Api;
  /** Handles one update; throws when it could not be handled and should come again. */
  handle(update: Update): Promise<void>;
}

/** The bot: turns updates into messages for the assistant, and replies into Telegram messages. */
export function createTelegramChannel(context: AppContext, assistant: Assistant, api: Api): TelegramChannel {
  return {
    api,
    async handle(update) {
      if (update.my_chat_member) return noticeMembership(context, update.my_chat_member);
      const { message = update.edited_message, callback_query: pressed } = update;
      const from = message?.from ?? pressed?.from;
      const chat = message?.chat ?? pressed?.message?.chat;
      const incoming = readUpdate(update);
      if (!from || !chat || chat.type !== 'private' || !incoming) return;
      // The button stops spinning at once; an old press can't be answered any more, and need not be.
      if (update.callback_query) await api.answerCallbackQuery(update.callback_query.id).catch(() => undefined);
      if (await handleDeletion({ context, api }, update, chat.id)) return;
      const linking = await handleLinking(context, update, { telegramUserId: from.id, chatId: chat.id });
      const person = await personOf(context, from, chat.id);
      if (!person) return;
      const signIn = readSignInWish(update);
      const exchange = async () => {
        if (linking) return answerLink(context, person, { update, incoming, linked: linking });
        if (signIn) return answerSignIn({ context, api }, { person, chatId: chat.id }, incoming, signIn);
        if (wantsExport(update)) return answerExport({ context, api }, { person, chatId: chat.id }, incoming);
        const document = await documentOf(context, api, update);
        return assistant.handle(person, { ...incoming, ...mediaOf(context, api, update.message), document });
      };
      await converse({ context, api }, person, exchange, chat.id);
    },
  };
}

/** Somebody blocks the bot, deletes the chat, or comes back. */
async function noticeMembership({ db, clock }: AppContext, { chat, from, new_chat_member }: ChatMemberUpdated) {
  const account = chat.type === 'private' ? await findTelegramAccount(db, from.id) : undefined;
  if (!account) return;
  await markBlocked(db, account.userId, new_chat_member.status === 'kicked' ? clock.now() : null);
}

function readUpdate({ message, edited_message: edited, callback_query: press }: Update): Incoming | undefined {
  const channel = 'telegram';
  if (edited) {
    const edits = `message ${edited.message_id}`;
    const text = edited.text ?? edited.caption;
    return { channel, externalId: `${edits} edit ${edited.edit_date}`, edits, text };
  }
  if (message) {
    const text = message.text ?? message.caption;
    const repliedTo = message.reply_to_message && { repliesTo: `message ${message.reply_to_message.message_id}` };
    return { channel, externalId: `message ${message.message_id}`, text, ...repliedTo };
  }
  return press?.data ? { channel, externalId: `press ${press.id}`, action: press.data } : undefined;
}

async function personOf(context: AppContext, from: User, chatId: number): Promise<Person | undefined> {
  const { db, clock } = context;
  let account = await findTelegramAccount(db, from.id);
  if (!account) {
    const names = { firstName: from.first_name, lastName: from.last_name ?? '' };
    const locale: Locale = from.language_code === 'hi' ? 'hi' : 'en';
    await createTelegramAccount(db, { telegramUserId: from.id, chatId, locale, ...names }, clock.now());
    account = await findTelegramAccount(db, from.id);
  }
  if (account?.status !== 'active') return undefined;
  if (account.blockedAt) await markBlocked(db, account.userId, null);
  const { userId, status: _status, blockedAt: _blockedAt, ...settings } = account;
  return { owner: userId as OwnerId, ...settings };
}

async function converse(
  { context, api }: { context: AppContext; api: Api },
  person: Person,
  exchange: () => Promise<Exchange>,
  chatId: number,
): Promise<void> {
  try {
    const { messages, secret, reaction, replaces } = await exchange();
    const unsent = messages.filter((message) => !message.isUser && message.externalId === null);
    for (const message of unsent) {
      const toMessage = Number(messages[0]?.externalId?.match(/^message (\d+)$/)?.[1]);
      if (reaction && toMessage && (await react(api, chatId, toMessage, reaction))) {
        await markSent(context.db, person.owner, message.id, `reaction ${toMessage}`);
        continue;
      }
      const sentId =
        (replaces && (await editCard(api, chatId, replaces, message))) ?? (await send(api, chatId, message));
      if (replaces && replaces.externalId === `message ${sentId}`)
        await markReplaced(context.db, person.owner, replaces.id);
      await markSent(context.db, person.owner, message.id, `message ${sentId}`);
    }
    // A preview would open the link.
    if (secret) await api.sendMessage(chatId, secret, { link_preview_options: { is_disabled: true } });
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 429) {
      await api.sendMessage(chatId, error.message);
      return;
    }
    if (!isChatGone(error)) throw error;
    await markBlocked(context.db, person.owner, context.clock.now());
  }
}

/** False where the chat takes no such reaction: then the answer goes as a text. */
async function react(api: Api, chatId: number, messageId: number, emoji: Reaction): Promise<boolean> {
  try {
    return await api.setMessageReaction(chatId, messageId, [{ type: 'emoji', emoji }]);
  } catch (error) {
    if (error instanceof GrammyError && error.error_code === 400) return false;
    throw error;
  }
}

/** Puts an answer in the place of an earlier one; undefined where that can't be edited any more. */
async function editCard(
  api: Api,
  chatId: number,
  { externalId }: StoredMessage,
  { text, buttons }: StoredMessage,
): Promise<number | undefined> {
  const messageId = Number(externalId?.match(/^message (\d+)$/)?.[1]);
  if (!messageId || text.length > longestText) return undefined;
  try {
    await api.editMessageText(chatId, messageId, text, buttons ? { reply_markup: keyboardOf(buttons) } : {});
    return messageId;
  } catch (error) {
    // It shows the same words already.
    if (isRefusal(error, 'message is not modified')) return messageId;
    if (error instanceof GrammyError && error.error_code === 400) return undefined;
    throw error;
  }
}

async function send(api: Api, chatId: number, { text, buttons, picture }: StoredMessage): Promise<number> {
  if (picture && text.length <= longestCaption) {
    const keyboard = buttons ? { reply_markup: keyboardOf(buttons) } : {};
    const photo = new InputFile(picture, 'chart.png');
    return (await api.sendPhoto(chatId, photo, { caption: text, ...keyboard })).message_id;
  }
  const parts = cutText(text);
  let sentId = 0;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const keyboard = isLast && buttons ? { reply_markup: keyboardOf(buttons) } : {};
    // A preview would open the address of a payment.
    const sent = await api.sendMessage(chatId, part, { ...keyboard, link_preview_options: { is_disabled: true } });
    sentId = sent.message_id;
  }
  return sentId;
}

function cutText(text: string): string[] {
  if (text.length <= longestText) return [text];
  const lineEnd = text.lastIndexOf('\n', longestText);
  const cut = lineEnd > 0 ? lineEnd : longestText;
  return [text.slice(0, cut), ...cutText(text.slice(cut).trimStart())];
}
