import { type Api, GrammyError } from 'grammy';
import { type ChatButton, keyboardOf } from './telegram.ts';

interface Pinned {
  text: string;
  buttons: ChatButton[][];
}

/** Sends a message without a sound, pins it and unpins the one before; its id. */
export async function sendPinned(api: Api, chatId: number, { text, buttons }: Pinned, before: number | null) {
  const silently = { disable_notification: true };
  const { message_id: messageId } = await api.sendMessage(chatId, text, {
    ...silently,
    reply_markup: keyboardOf(buttons),
  });
  await unlessGone(api.pinChatMessage(chatId, messageId, silently));
  if (before !== null) await unpin(api, chatId, before);
  return messageId;
}

/** Shows another text in a message; false where the person has removed it. */
export async function editPinned(api: Api, chatId: number, messageId: number, { text, buttons }: Pinned) {
  try {
    await api.editMessageText(chatId, messageId, text, { reply_markup: keyboardOf(buttons) });
    return true;
  } catch (error) {
    if (!(error instanceof GrammyError) || error.error_code !== 400) throw error;
    return error.description.includes('message is not modified');
  }
}

/** Nothing where it is unpinned or gone already. */
export const unpin = (api: Api, chatId: number, messageId: number) =>
  unlessGone(api.unpinChatMessage(chatId, messageId));

async function unlessGone(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof GrammyError) || error.error_code !== 400) throw error;
  });
}
