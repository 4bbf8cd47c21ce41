import { type Api, GrammyError, InputFile } from 'grammy';
import type { Exchange } from '../assistant/conversation.ts';
import type { StoredMessage } from '../assistant/data.ts';
import { markReplaced, markSent } from '../assistant/mutations.ts';
import type { Reaction } from '../assistant/reply.ts';
import type { Person } from '../assistant/skill.ts';
import { isChatGone, isRefusal, keyboardOf } from '../clients/telegram.ts';
import type { AppContext } from '../context.ts';
import { markBlocked } from '../features/telegram/mutations.ts';
import { HttpProblem } from '../http/problem.ts';
import { sendStarsInvoice } from './telegramStars.ts';

/** Telegram takes 4096 characters; a long answer is cut at a line. */
const longestText = 4_000;
/** Under a picture stand at most 1024. */
const longestCaption = 1_000;

/** Sends what an exchange answers and was not sent before. A chat that takes nothing any more counts as blocked. */
export async function converse(
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

async function send(api: Api, chatId: number, message: StoredMessage): Promise<number> {
  const { text, buttons, picture, invoice } = message;
  if (invoice?.description === text) return sendStarsInvoice(api, chatId, invoice);
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
  return invoice ? sendStarsInvoice(api, chatId, invoice) : sentId;
}

function cutText(text: string): string[] {
  if (text.length <= longestText) return [text];
  const lineEnd = text.lastIndexOf('\n', longestText);
  const cut = lineEnd > 0 ? lineEnd : longestText;
  return [text.slice(0, cut), ...cutText(text.slice(cut).trimStart())];
}
