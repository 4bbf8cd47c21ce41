import { autoRetry } from '@grammyjs/auto-retry';
import { apiThrottler } from '@grammyjs/transformer-throttler';
import { Api, GrammyError } from 'grammy';

/** The Bot API within its rate limits: everything that the server says to Telegram goes through this one. */
export function createTelegramApi({ token, apiRoot }: { token: string; apiRoot: string }): Api {
  const api = new Api(token, { apiRoot });
  api.config.use(apiThrottler());
  api.config.use(autoRetry({ maxRetryAttempts: 3, maxDelaySeconds: 60 }));
  return api;
}

export interface Messenger {
  /** 'refused' when the chat takes no messages from the bot; throws when it may work later. */
  send(chatId: number, text: string): Promise<'sent' | 'refused'>;
}

export const telegramMessenger = (api: Api): Messenger => ({
  async send(chatId, text) {
    try {
      await api.sendMessage(chatId, text);
      return 'sent';
    } catch (error) {
      // 403: blocked or deactivated; 400: there is no such chat any more.
      if (error instanceof GrammyError && [400, 403].includes(error.error_code)) return 'refused';
      throw error;
    }
  },
});
