import type { Update } from 'grammy/types';
import { type Params, readParams } from './params.ts';

/** A delivery that the bot's webhook didn't take. */
export class DeliveryError extends Error {
  readonly retryAfterMs: number;

  constructor(reason: string, retryAfterMs = 0) {
    super(reason);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Sends one update to a webhook. Returns the method call in its answer, if there is one. */
export async function deliver(
  url: string,
  secretToken: string,
  update: Update,
  stopped: AbortSignal,
): Promise<Params | undefined> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (secretToken) headers['x-telegram-bot-api-secret-token'] = secretToken;
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(60_000)]);
  const request = { method: 'POST', headers, body: JSON.stringify(update), redirect: 'manual', signal } as const;
  const answer = fetch(url, request).then(async (response) => ({ response, body: await response.bytes() }));
  const { response, body } = await answer.catch((error: Error) => {
    throw new DeliveryError(error.cause instanceof Error ? error.cause.message : error.message);
  });
  if (!response.ok) {
    const seconds = Number(response.headers.get('retry-after') ?? 0);
    throw new DeliveryError(
      `Wrong response from the webhook: ${response.status} ${response.statusText}`,
      seconds > 0 ? seconds * 1000 : 0,
    );
  }
  try {
    const type = response.headers.get('content-type') ?? '';
    const params = await readParams(new URLSearchParams(), type, body);
    return params.text('method') ? params : undefined;
  } catch {
    return undefined; // Only the status decides; an answer that can't be read calls nothing.
  }
}
