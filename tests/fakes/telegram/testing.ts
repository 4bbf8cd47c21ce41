import type { Update, WebhookInfo } from 'grammy/types';
import { expect, onTestFinished } from 'vitest';
import { start, type Telegram, type TelegramOptions } from '../telegram.ts';

/** A running fake that closes when the test has finished. */
export async function fake(options?: TelegramOptions): Promise<Telegram> {
  const telegram = await start(options);
  onTestFinished(() => telegram.close());
  return telegram;
}

export interface Answer<Result> {
  status: number;
  ok: boolean;
  result: Result;
  error_code?: number;
  description?: string;
  parameters?: { retry_after: number };
}

export async function call<Result = true>({ url, token }: Telegram, method: string, params: object = {}) {
  const response = await fetch(`${url}/bot${token}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(params),
  });
  const answer = (await response.json()) as Omit<Answer<Result>, 'status'>;
  return { status: response.status, ...answer } satisfies Answer<Result>;
}

export const getUpdates = async (telegram: Telegram, params: object = {}) =>
  (await call<Update[]>(telegram, 'getUpdates', params)).result;
export const webhookInfo = async (telegram: Telegram) => (await call<WebhookInfo>(telegram, 'getWebhookInfo')).result;

/** Waits until what is read becomes as expected, also on a busy machine. */
export const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 30_000 });
