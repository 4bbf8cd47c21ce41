import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '../telegram.ts';
import { documentedLimits, RateLimiter } from './limits.ts';
import { Refusal } from './refusal.ts';
import { call, fake } from './testing.ts';

describe('failures and limits', () => {
  test('planned failures hit calls that name a chat, in order', async () => {
    const telegram = await fake();
    telegram.openChat(7);
    telegram.failNext({ status: 429, retryAfter: 4 });
    telegram.failNext({ status: 500 }, 2);
    expect((await call(telegram, 'getMe')).ok).toBe(true);
    const send = () => call(telegram, 'sendMessage', { chat_id: 7, text: 'a' });
    expect(await send()).toEqual({
      status: 429,
      ok: false,
      error_code: 429,
      description: 'Too Many Requests: retry after 4',
      parameters: { retry_after: 4 },
    });
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([500, 500, 200]);
    expect(telegram.sentTo(7)).toHaveLength(1);
    expect(telegram.calls.map(({ status }) => status)).toEqual([200, 429, 500, 500, 200]);
  });

  test('a hook decides per call', async () => {
    const telegram = await fake();
    for (const id of [1, 2, 3]) telegram.openChat(id);
    telegram.failures = ({ method, chatId }: Call) =>
      method === 'sendMessage' && chatId === 2 ? { status: 403 } : undefined;
    const statuses = [1, 2, 3].map(
      async (chat_id) => (await call(telegram, 'sendMessage', { chat_id, text: 'a' })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 403, 200]);
  });

  test('above the limit a message is 429 with retry_after, other calls are not', async () => {
    const telegram = await fake({ rateLimits: { perChat: 0.01, perChatBurst: 2, overall: 30 } });
    telegram.openChat(7);
    const send = () => call(telegram, 'sendMessage', { chat_id: 7, text: 'a' });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.parameters?.retry_after).toBeGreaterThan(90);
    expect(refused.description).toBe(`Too Many Requests: retry after ${refused.parameters?.retry_after}`);
    const edit = { chat_id: 7, message_id: 1, text: 'b' };
    expect((await call(telegram, 'editMessageText', edit)).status).toBe(200);
    expect(telegram.sentTo(7)).toHaveLength(2);
  });
});

describe('rate limiter', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  const retryAfter = (take: () => void) => {
    try {
      take();
    } catch (error) {
      return error instanceof Refusal ? error.retryAfter : error;
    }
    return undefined;
  };

  test('one message per second to a chat after a short burst', () => {
    const limiter = new RateLimiter(documentedLimits);
    const waits = () => retryAfter(() => limiter.take(1));
    expect([waits(), waits(), waits(), waits()]).toEqual([undefined, undefined, undefined, 1]);
    expect(retryAfter(() => limiter.take(2))).toBeUndefined();
    vi.advanceTimersByTime(999);
    expect(waits()).toBe(1);
    vi.advanceTimersByTime(1);
    expect([waits(), waits()]).toEqual([undefined, 1]);
  });

  test('thirty messages per second to all chats; a steady thirty is never refused', () => {
    const limiter = new RateLimiter(documentedLimits);
    for (let chat = 1; chat <= 30; chat++) limiter.take(chat);
    expect(retryAfter(() => limiter.take(31))).toBe(1);
    vi.advanceTimersByTime(500);
    expect(retryAfter(() => limiter.take(31))).toBe(1);
    vi.advanceTimersByTime(500);
    for (let chat = 100; chat < 400; chat++) {
      vi.advanceTimersByTime(34);
      limiter.take(chat);
    }
  });
});
