import { Refusal, tooManyRequests } from './refusal.ts';

/** A failure to answer with instead of doing what the call asks. */
export type Failure = { status: 429; retryAfter: number } | { status: 400 | 403 | 500 | 502; description?: string };

/** One call of a bot method, as the log keeps it. */
export interface Call {
  /** As documented, e.g. sendMessage, however the bot spelled it. */
  method: string;
  params: Record<string, string>;
  chatId: number | undefined;
  /** Milliseconds since 1970, with fractions. */
  at: number;
  /** The HTTP status of the answer; undefined while the call runs. */
  status: number | undefined;
  isWebhookAnswer: boolean;
}

const descriptions = {
  400: 'Bad Request',
  403: 'Forbidden: bot was blocked by the user',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
};

/** Decides which calls fail on purpose. */
export class Failures {
  hook: ((call: Call) => Failure | undefined) | undefined;
  readonly #planned: Failure[] = [];

  plan(failure: Failure, count: number) {
    for (let made = 0; made < count; made++) this.#planned.push(failure);
  }

  check(call: Call) {
    const takesPlanned = call.chatId !== undefined && call.method !== 'sendChatAction';
    const failure = this.hook?.(call) ?? (takesPlanned ? this.#planned.shift() : undefined);
    if (failure?.status === 429) throw tooManyRequests(failure.retryAfter);
    if (failure) throw new Refusal(failure.status, failure.description ?? descriptions[failure.status]);
  }
}
