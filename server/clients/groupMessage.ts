import { type Api, GrammyError } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { isRefusal } from './telegram.ts';

interface GroupMessage {
  text: string;
  keyboard: InlineKeyboardButton[][];
}

interface Place {
  chatId: number;
  /** The message that it answers; its topic is the answer's. */
  replyTo: number;
}

/**
 * Answers in a group; undefined where the bot may not write there: it was put out, has no right to send, or the topic is closed.
 * A group that has become a supergroup has another id, in which the answer then is.
 */
export async function sendToGroup(
  api: Api,
  { chatId, replyTo }: Place,
  { text, keyboard }: GroupMessage,
): Promise<{ chatId: number; messageId: number } | undefined> {
  const markup = keyboard.length > 0 ? { reply_markup: { inline_keyboard: keyboard } } : {};
  const reply_parameters = { message_id: replyTo, allow_sending_without_reply: true };
  const send = async (to: number) => {
    const { message_id: messageId } = await api.sendMessage(to, text, { ...markup, reply_parameters });
    return { chatId: to, messageId };
  };
  try {
    return await send(chatId);
  } catch (error) {
    if (!(error instanceof GrammyError)) throw error;
    const movedTo = error.parameters.migrate_to_chat_id;
    if (movedTo) return send(movedTo);
    if (error.error_code === 400 || error.error_code === 403) return undefined;
    throw error;
  }
}

/** Shows another text in a message of a group; nothing where it is gone, or shows it already. */
export async function editInGroup(
  api: Api,
  { chatId, messageId }: { chatId: number; messageId: number },
  { text, keyboard }: GroupMessage,
): Promise<void> {
  try {
    await api.editMessageText(chatId, messageId, text, { reply_markup: { inline_keyboard: keyboard } });
  } catch (error) {
    const isGone = error instanceof GrammyError && (error.error_code === 400 || error.error_code === 403);
    if (!isGone && !isRefusal(error, 'message is not modified')) throw error;
  }
}
