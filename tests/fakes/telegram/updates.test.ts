import { describe, expect, test } from 'vitest';
import { call, eventually, fake, getUpdates } from './testing.ts';

describe('getUpdates', () => {
  test('numbers updates in sequence, repeats them until an offset confirms them, obeys the limit', async () => {
    const telegram = await fake({ firstUpdateId: 41 });
    for (const text of ['a', 'b', 'c']) telegram.sendText(7, text);
    const ids = async (params: object) => (await getUpdates(telegram, params)).map(({ update_id }) => update_id);
    expect(await ids({})).toEqual([41, 42, 43]);
    expect(await ids({ limit: 2 })).toEqual([41, 42]);
    expect(await ids({ offset: 42 })).toEqual([42, 43]);
    expect(await ids({})).toEqual([42, 43]);
    expect(await ids({ offset: -1 })).toEqual([43]);
    expect(await ids({ offset: 44 })).toEqual([]);
  });

  test('a person has message ids of their own and commands are marked as entities', async () => {
    const telegram = await fake();
    telegram.sendText(7, 'hi');
    const before = Math.floor(Date.now() / 1000);
    const { message } = telegram.sendText({ id: 8, first_name: 'Asha', username: 'asha' }, '/start abc');
    expect(message).toMatchObject({
      message_id: 1,
      from: { id: 8, is_bot: false, first_name: 'Asha' },
      chat: { id: 8, type: 'private', username: 'asha' },
      entities: [{ type: 'bot_command', offset: 0, length: 6 }],
    });
    expect(message?.date).toBeGreaterThanOrEqual(before);
    expect(message?.date).toBeLessThanOrEqual(Date.now() / 1000);
  });

  test('a long poll waits, and answers at once when an update arrives', async () => {
    const telegram = await fake();
    const begun = performance.now();
    const poll = getUpdates(telegram, { timeout: 10 });
    setTimeout(() => telegram.sendText(7, 'now'), 150);
    expect((await poll)[0]?.message?.text).toBe('now');
    expect(performance.now() - begun).toBeGreaterThan(140);
    const empty = performance.now();
    expect(await getUpdates(telegram, { offset: -1, timeout: 1 })).toHaveLength(1);
    expect(await getUpdates(telegram, { offset: 900_000, timeout: 1 })).toEqual([]);
    expect(performance.now() - empty).toBeGreaterThan(950);
  });

  test('a second getUpdates ends the first with 409', async () => {
    const telegram = await fake();
    const first = call(telegram, 'getUpdates', { timeout: 10 });
    await eventually(() => telegram.calls.length).toBe(1);
    const second = call(telegram, 'getUpdates', { timeout: 10 });
    expect(await first).toMatchObject({ status: 409, error_code: 409 });
    expect((await first).description).toMatch(/^Conflict: terminated by other getUpdates request/);
    telegram.sendText(7, 'for the second');
    expect((await second).result).toHaveLength(1);
  });

  test('a poller that hangs up loses nothing', async () => {
    const telegram = await fake();
    const stop = new AbortController();
    const poll = fetch(`${telegram.url}/bot${telegram.token}/getUpdates?timeout=10`, { signal: stop.signal });
    await eventually(() => telegram.calls.length).toBe(1);
    stop.abort();
    await expect(poll).rejects.toThrow();
    telegram.sendText(7, 'kept');
    expect(await getUpdates(telegram)).toHaveLength(1);
  });

  test('allowed_updates leaves other kinds out from then on', async () => {
    const telegram = await fake();
    await call(telegram, 'getUpdates', { allowed_updates: ['callback_query'] });
    expect(telegram.sendText(7, 'unheard').update_id).toBe(0);
    expect(await getUpdates(telegram)).toEqual([]);
    await call(telegram, 'getUpdates', { allowed_updates: [] });
    telegram.sendText(7, 'heard');
    expect(await getUpdates(telegram)).toHaveLength(1);
  });

  test('an update can be delivered a second time after it was confirmed', async () => {
    const telegram = await fake();
    const { update_id } = telegram.sendText(7, 'once');
    await call(telegram, 'getUpdates', { offset: update_id + 1 });
    telegram.redeliver(update_id);
    const [again] = await getUpdates(telegram, { offset: update_id + 1 });
    expect(again).toMatchObject({ update_id, message: { text: 'once' } });
    expect(await getUpdates(telegram, { offset: update_id + 1 })).toEqual([]);
    expect(() => telegram.redeliver(1)).toThrow('no update 1');
  });
});
