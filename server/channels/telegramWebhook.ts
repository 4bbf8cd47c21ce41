import type { Update } from 'grammy/types';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppContext } from '../context.ts';
import { isSameSecret } from '../lib/signature.ts';
import type { TelegramUpdates } from './telegramUpdates.ts';

const largestUpdate = 1_048_576;

/** POST /telegram/webhook: Telegram repeats an update until it is answered with 200, which it is once it is written down. */
export function telegramWebhook(http: Hono, { config, log }: AppContext, updates: TelegramUpdates): void {
  const secret = config.telegram?.webhookSecret;
  if (!secret) return;
  http.post('/telegram/webhook', bodyLimit({ maxSize: largestUpdate }), async (c) => {
    if (!isSameSecret(c.req.header('x-telegram-bot-api-secret-token') ?? '', secret))
      return c.text('Unauthorized', 401);
    const update = await c.req.json<Update>().catch(() => undefined);
    if (!Number.isSafeInteger(update?.update_id)) return c.text('Bad Request', 400);
    if (updates.isFull) return c.text('Try again', 503);
    try {
      await updates.accept([update as Update]);
      return c.text('ok');
    } catch (error) {
      log.error({ error, update: update?.update_id }, 'telegram update failed');
      return c.text('Try again', 500);
    }
  });
}
