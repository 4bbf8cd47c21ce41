import { tooManyRequests } from './refusal.ts';

export interface RateLimits {
  /** Messages per second to one chat, after a short burst. */
  perChat: number;
  perChatBurst: number;
  /** Messages per second to all chats together. */
  overall: number;
}

/** The figures of the Bots FAQ: about one message per second in a chat, about 30 per second in all. */
export const documentedLimits: RateLimits = { perChat: 1, perChatBurst: 3, overall: 30 };

interface Bucket {
  tokens: number;
  filledAt: number;
  closedUntil: number;
}

/** Answers 429 to messages above the limits, and goes on doing so until retry_after has passed. */
export class RateLimiter {
  readonly #limits: RateLimits;
  readonly #chats = new Map<number, Bucket>();
  readonly #overall: Bucket;

  constructor(limits: RateLimits) {
    this.#limits = limits;
    this.#overall = { tokens: limits.overall, filledAt: performance.now(), closedUntil: 0 };
  }

  take(chatId: number) {
    const { perChat, perChatBurst, overall } = this.#limits;
    const now = performance.now();
    const chat = this.#chats.get(chatId) ?? { tokens: perChatBurst, filledAt: now, closedUntil: 0 };
    this.#chats.set(chatId, chat);
    check(chat, perChat, perChatBurst, now);
    check(this.#overall, overall, overall, now);
    chat.tokens -= 1;
    this.#overall.tokens -= 1;
  }
}

function check(bucket: Bucket, perSecond: number, capacity: number, now: number) {
  bucket.tokens = Math.min(capacity, bucket.tokens + ((now - bucket.filledAt) / 1000) * perSecond);
  bucket.filledAt = now;
  if (bucket.closedUntil <= now && bucket.tokens < 1) {
    bucket.closedUntil = now + 1000 * Math.ceil((1 - bucket.tokens) / perSecond);
  }
  if (bucket.closedUntil > now) throw tooManyRequests(Math.ceil((bucket.closedUntil - now) / 1000));
}
