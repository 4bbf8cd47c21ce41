import { autoRetry } from '@grammyjs/auto-retry';
import { apiThrottler } from '@grammyjs/transformer-throttler';
import { Api, GrammyError, InlineKeyboard, InputFile } from 'grammy';

/** The Bot API within its rate limits: everything that the server says to Telegram goes through this one. */
export function createTelegramApi({ token, apiRoot }: { token: string; apiRoot: string }): Api {
  const api = new Api(token, { apiRoot });
  api.config.use(apiThrottler());
  api.config.use(autoRetry({ maxRetryAttempts: 3, maxDelaySeconds: 60 }));
  return api;
}

/** The chat takes nothing from the bot: it was blocked, the person's account has ended, or there is no such chat. */
export const isChatGone = (error: unknown): boolean =>
  error instanceof GrammyError && (error.error_code === 403 || isRefusal(error, 'chat not found'));

/** Telegram refused a call for this reason, in its own words. */
export const isRefusal = (error: unknown, reason: string): boolean =>
  error instanceof GrammyError && error.error_code === 400 && error.description.includes(reason);

/** A button under a message; the action comes back when it is pressed. */
export interface ChatButton {
  label: string;
  action: string;
}

export const keyboardOf = (buttons: ChatButton[][]): InlineKeyboard =>
  new InlineKeyboard(buttons.map((row) => row.map(({ label, action }) => InlineKeyboard.text(label, action))));

interface ChatDocument {
  name: string;
  content: Buffer;
  caption: string;
}

/** 'refused' when the chat takes no messages from the bot. */
type Sending = 'sent' | 'refused';

/** Each throws when it may work later. */
export interface Messenger {
  send(chatId: number, text: string, buttons?: ChatButton[][]): Promise<Sending>;
  sendDocument(chatId: number, document: ChatDocument, buttons?: ChatButton[][]): Promise<Sending>;
}

export const telegramMessenger = (api: Api): Messenger => ({
  send: (chatId, text, buttons = []) => unlessRefused(api.sendMessage(chatId, text, markupOf(buttons))),
  sendDocument: (chatId, { name, content, caption }, buttons = []) =>
    unlessRefused(api.sendDocument(chatId, new InputFile(content, name), { caption, ...markupOf(buttons) })),
});

const markupOf = (buttons: ChatButton[][]) => (buttons.length > 0 ? { reply_markup: keyboardOf(buttons) } : {});

async function unlessRefused(sending: Promise<unknown>): Promise<Sending> {
  try {
    await sending;
    return 'sent';
  } catch (error) {
    // 403: blocked or deactivated; 400: there is no such chat any more.
    if (error instanceof GrammyError && [400, 403].includes(error.error_code)) return 'refused';
    throw error;
  }
}
