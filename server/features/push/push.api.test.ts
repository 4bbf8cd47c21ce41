import { afterAll, expect, test } from 'vitest';
import { logout } from '../../../contract/accounts/accounts.ts';
import { getPush, startPush, stopPush } from '../../../contract/push.ts';
import { runJob } from '../../../tests/checkout.ts';
import * as fake from '../../../tests/fakes/push.ts';
import { serverForTests, type TestPerson } from '../../../tests/server.ts';
import { createSealing } from '../../lib/sealing.ts';
import { startSession } from '../accounts/mutations.ts';
import { insertNotices } from '../notifications/mutations.ts';
import { keepPushKeys } from './mutations.ts';

const service = await fake.start();
const server = await serverForTests({ push: { subject: 'mailto:owner@example.com', services: [service.url] } });
afterAll(() => service.close());

const isOn = async (token: string) => (await server.call(getPush, { token })).body.isOn;
let occasions = 0;
async function tell({ id }: TestPerson, occasion = 'reminder', title = '⏰ Stretch') {
  occasions += 1;
  const notice = { userId: id, title, body: 'Time for it.', occasion: `${occasion} ${occasions}` };
  await insertNotices(server.context.db, [{ ...notice, chatState: null, mailDueAt: null }], server.clock.now());
  return `${occasion} ${occasions}`;
}
async function subscribed() {
  const person = await server.person();
  const { browser, subscription } = service.subscribe();
  await server.call(startPush, { token: person.token, body: subscription });
  return { person, browser, subscription };
}

test('a reminder reaches the browser once, signed by the key that it subscribed with', async () => {
  const { person, browser } = await subscribed();
  const { body } = await server.call(getPush, { token: person.token });
  expect(body.isOn).toBe(true);
  const occasion = await tell(person);
  for (const _ of [1, 2]) await runJob(server, 'push-notices');
  expect(browser.shown).toEqual([{ title: '⏰ Stretch', body: 'Time for it.', occasion }]);
  expect([...service.senders]).toEqual([`${body.publicKey} mailto:owner@example.com`]);
});

test('of anything else it says only that there is news', async () => {
  const { person, browser } = await subscribed();
  for (const occasion of ['period_reminder', 'day_report', 'ticket']) await tell(person, occasion, 'Your sugar is 240');
  await runJob(server, 'push-notices');
  expect(browser.shown).toHaveLength(3);
  expect(JSON.stringify(browser.shown)).not.toContain('240');
});

test('ends with the session, when it is turned off, and where the browser takes no more', async () => {
  const [out, off, gone] = [await subscribed(), await subscribed(), await subscribed()];
  await server.call(logout, { token: out.person.token });
  await server.call(stopPush, { token: off.person.token });
  gone.browser.isGone = true;
  for (const { person } of [out, off, gone]) await tell(person);
  await runJob(server, 'push-notices');
  for (const { browser } of [out, off, gone]) expect(browser.shown).toEqual([]);
  expect(await isOn(off.person.token)).toBe(false);
  expect(await isOn(gone.person.token)).toBe(false);
});

test('a browser that changed hands gets nothing of who had it before; other browsers of a person each get theirs', async () => {
  const { person, subscription } = await subscribed();
  const next = await server.person();
  await server.call(startPush, { token: next.token, body: subscription });
  expect(await isOn(person.token)).toBe(false);
  const token = await startSession(
    server.context.db,
    next.id,
    { remember: true, userAgent: 'another' },
    server.clock.now(),
  );
  const other = service.subscribe();
  await server.call(startPush, { token, body: other.subscription });
  await tell(person);
  await tell(next, 'food_log', 'Food log');
  await runJob(server, 'push-notices');
  // Before it a word of the new device.
  expect(other.browser.shown.at(-1)).toMatchObject({ title: 'Food log' });
  expect(JSON.stringify(other.browser.shown)).not.toContain('Stretch');
});

test('keys that were sealed with another secret are made anew, and nobody is subscribed with the old ones', async () => {
  const { person } = await subscribed();
  const { body: before } = await server.call(getPush, { token: person.token });
  const { context } = server;
  const sealing = createSealing({ secretKey: 'another key, also long enough to seal', dataDir: '' });
  const { publicKey } = await keepPushKeys({ ...context, sealing });
  expect(publicKey).not.toBe(before.publicKey);
  await context.db.deleteFrom('pushKeys').execute();
  expect(await isOn(person.token)).toBe(false);
});

test('what is too old or read already holds nothing up', async () => {
  const { person, browser } = await subscribed();
  const { db } = server.context;
  const stale = { userId: person.id, title: 'Old', body: 'Gone.', chatState: null, mailDueAt: null };
  const past = new Date(server.clock.now().getTime() - 7 * 86_400_000);
  const notices = Array.from({ length: 60 }, (_, at) => ({ ...stale, occasion: `reminder old ${at}` }));
  await insertNotices(db, notices, past);
  const occasion = await tell(person);
  await runJob(server, 'push-notices');
  expect(browser.shown).toMatchObject([{ occasion }]);
});

test('only the addresses of push services are called', async () => {
  const { token } = await server.person();
  const { subscription } = service.subscribe();
  const body = { ...subscription, endpoint: 'http://169.254.169.254/latest/meta-data' };
  expect((await server.call(startPush, { token, body })).status).toBe(422);
});
