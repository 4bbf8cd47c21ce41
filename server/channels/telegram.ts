import type { Api } from 'grammy';
import type { ChatMemberUpdated, Update } from 'grammy/types';
import type { Assistant } from '../assistant/conversation.ts';
import type { Incoming } from '../assistant/incoming.ts';
import type { AppContext } from '../context.ts';
import { findTelegramAccount } from '../features/accounts/data.ts';
import { markBlocked } from '../features/telegram/mutations.ts';
import { handleDeletion } from './telegramDeletion.ts';
import { answerExport, wantsExport } from './telegramExport.ts';
import { documentOf, mediaOf, whileTyping } from './telegramFiles.ts';
import { createTelegramGroups } from './telegramGroups.ts';
import { answerLink, handleLinking } from './telegramLink.ts';
import { answerSignIn, readSignInWish } from './telegramLogin.ts';
import { personOf } from './telegramPeople.ts';
import { converse } from './telegramReplies.ts';
import { handlePayment } from './telegramStars.ts';

/** What the bot hears of; Telegram remembers the list. */
export const heardUpdates = [
  'message',
  'edited_message',
  'callback_query',
  'my_chat_member',
  'pre_checkout_query',
] as const;

const isStart = /^\/start\b/;

export interface TelegramChannel {
  api: Api;
  /** Handles one update; throws when it could not be handled and should come again. */
  handle(update: Update): Promise<void>;
}

/** The bot: turns updates into messages for the assistant, and replies into Telegram messages. */
export function createTelegramChannel(context: AppContext, assistant: Assistant, api: Api): TelegramChannel {
  const groups = createTelegramGroups(context, assistant, api);
  return {
    api,
    async handle(update) {
      if (await handleAside({ context, api }, update)) return;
      const { message = update.edited_message, callback_query: pressed } = update;
      const from = message?.from ?? pressed?.from;
      const chat = message?.chat ?? pressed?.message?.chat;
      const incoming = readUpdate(update);
      if (chat?.type === 'group' || chat?.type === 'supergroup') return groups.handle(update);
      if (!from || chat?.type !== 'private' || !incoming) return;
      // The button stops spinning at once; an old press can't be answered any more, and need not be.
      if (update.callback_query) await api.answerCallbackQuery(update.callback_query.id).catch(() => undefined);
      if (await handleDeletion({ context, api }, update, chat.id)) return;
      const linking = await handleLinking(context, update, { telegramUserId: from.id, chatId: chat.id });
      const person = await personOf(context, from, chat.id, message?.text ?? '');
      if (!person) return;
      if (isStart.test(message?.text ?? '')) await groups.logWaiting(person, from, chat.id);
      const signIn = readSignInWish(update);
      const exchange = async () => {
        if (linking) return answerLink(context, person, { update, incoming, linked: linking });
        if (signIn) return answerSignIn({ context, api }, { person, chatId: chat.id }, incoming, signIn);
        if (wantsExport(update)) return answerExport({ context, api }, { person, chatId: chat.id }, incoming);
        const media = mediaOf(context, api, update.message);
        const answer = async () =>
          assistant.handle(person, { ...incoming, ...media, document: await documentOf(context, api, update) });
        const isFile = update.message?.document ?? media.photo ?? media.recording;
        return isFile ? whileTyping(api, chat.id, answer) : answer();
      };
      await converse({ context, api }, person, exchange, chat.id);
    },
  };
}

/** What is no part of a conversation: who blocks the bot, and what is paid in Stars. */
async function handleAside(bot: { context: AppContext; api: Api }, update: Update): Promise<boolean> {
  if (!update.my_chat_member) return handlePayment(bot, update);
  await noticeMembership(bot.context, update.my_chat_member);
  return true;
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
    const sentAt = new Date(edited.date * 1_000);
    return { channel, externalId: `${edits} edit ${edited.edit_date}`, edits, text, sentAt };
  }
  if (message) {
    const text = message.text ?? message.caption;
    const repliedTo = message.reply_to_message && { repliesTo: `message ${message.reply_to_message.message_id}` };
    const sentAt = new Date(message.date * 1_000);
    return { channel, externalId: `message ${message.message_id}`, text, sentAt, ...repliedTo };
  }
  return press?.data ? { channel, externalId: `press ${press.id}`, action: press.data } : undefined;
}
