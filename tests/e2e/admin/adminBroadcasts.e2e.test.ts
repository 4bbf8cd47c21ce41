import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { createBroadcast } from '../../../contract/admin/broadcasts.ts';
import { createTelegramAccount } from '../../../server/features/accounts/mutations.ts';
import { startBroadcasts } from '../../../server/features/admin/broadcasts/jobs.ts';
import * as fake from '../../fakes/telegram.ts';
import { rare } from '../../tiers.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../browser.ts';
import { startPlace } from '../place.ts';
import { openPortal } from '../portal.ts';

const chats = Array.from({ length: 60 }, (_, index) => 90_000 + index);
const telegram = await fake.start();
const settings = { token: telegram.token, apiRoot: telegram.url, userName: undefined, webhookSecret: undefined };
const { server, openTab, visit } = await startPlace({ telegram: settings });
// What is tried again waits for the clock.
server.clock.now = () => new Date();
const admin = await server.person('admin');
for (const id of chats) {
  telegram.openChat({ id, first_name: 'Meera' });
  const person = { telegramUserId: id, chatId: id, firstName: 'Meera', lastName: '', locale: 'en' as const };
  await createTelegramAccount(server.context.db, person, server.clock.now());
}
const sending = startBroadcasts(server.context);
afterAll(async () => {
  await sending.stop();
  await telegram.close();
});

const small = { width: 360, colorScheme: 'dark' } as const;
const broadcast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

async function compose(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send…' }).click();
}

test('a broadcast is written, looked at, asked about, stopped on its way, and says whom it reached', async () => {
  const { page, complaints, close } = await visit('/admin/broadcasts', { person: admin, ...small });
  await page.getByText('Goes to 60 people.').waitFor();
  await compose(page, '   ');
  await page.getByText('Write a message.').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Who gets it').selectOption('plan:pro');
  await page.getByText('Goes to 0 people.').waitFor();
  await compose(page, 'For the few');
  const dialog = page.getByRole('dialog', { name: 'Send this message?' });
  await dialog.getByText('Nobody of this audience can be written to').waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: 'Send to 0 people' }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByLabel('Who gets it').selectOption('all');
  await page.getByLabel('Message', { exact: true }).fill('Too much\n\nfor everybody');
  await page.getByRole('region', { name: 'Preview' }).getByText('for everybody').waitFor();
  await page.getByRole('button', { name: 'Send…' }).click();
  await expectAccessible(page);
  holdAfter(10);
  await dialog.getByRole('button', { name: 'Send to 60 people' }).click();
  const sent = broadcast(page, 'Too much');
  await sent.getByText('Sending', { exact: true }).waitFor();
  await sent.getByText('Sent to 10, 50 waiting').waitFor();
  await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue()).toBe('');
  await sent.getByRole('button', { name: 'Stop sending' }).click();
  await sent.getByText('Stopped').waitFor();
  await sent.getByText('Sent to 10, 50 not sent to').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect.poll(isFinished, { timeout: 30_000 }).toBe(true);
  expect(reached('Too much')).toBe(10);
  expect(complaints).toEqual([]);
  await close();
});

rare('a broadcast shows how far it is, and at its end who has it and who has blocked the bot', async () => {
  telegram.failures = undefined;
  for (const id of chats.slice(0, 4)) telegram.block({ id, first_name: 'Meera' });
  const { page, complaints, close } = await visit('/admin/broadcasts', { person: admin });
  await page.getByText('Goes to 60 people.').waitFor();
  await compose(page, 'Hello everybody');
  holdAfter(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Send to 60 people' }).click();
  const sent = broadcast(page, 'Hello everybody');
  await sent.getByText('Sent to 0, 60 waiting').waitFor();
  telegram.failures = undefined;
  await sent.getByText('Sent to 56, blocked by 4', { exact: true }).waitFor({ timeout: 60_000 });
  await sent.getByText('Done').waitFor();
  await sent.getByText('Everybody, 60 people').waitFor();
  await expect.poll(() => sent.getByRole('button', { name: 'Stop sending' }).count()).toBe(0);
  expect(reached('Hello everybody')).toBe(56);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});

rare('what can’t be sent or stopped says why, and what was written stays', async () => {
  const { page, complaints, close } = await openTab({ ...small, expectedStatuses: [503, 409] });
  await page.route('**/api/v1/admin/broadcast', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { status: 503, code: 'not_configured', detail: 'Telegram isn’t set up on this server.' },
    }),
  );
  await openPortal(page, server, admin, '/admin/broadcasts');
  await compose(page, 'Not to be sent');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Send to \d+ people$/ }).click();
  await dialog.getByText('Telegram isn’t set up on this server.').waitFor();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue()).toBe('Not to be sent');

  const few = { text: 'To nobody', audience: 'plan:premium' } as const;
  const { body: done } = await server.call(createBroadcast, {
    ...{ token: admin.token, headers: { 'idempotency-key': 'few' }, body: few },
  });
  await expect.poll(isFinished, { timeout: 30_000 }).toBe(true);
  await page.route('**/api/v1/admin/broadcasts', (route) => route.fulfill({ json: [{ ...done, status: 'sending' }] }));
  await page.reload();
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await page.getByText('This broadcast is done already.').waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});

/** Telegram takes so many messages; the rest are too fast for it. */
function holdAfter(count: number): void {
  let taken = 0;
  telegram.failures = ({ method }) => {
    if (method !== 'sendMessage') return undefined;
    taken += 1;
    return taken > count ? { status: 429, retryAfter: 1 } : undefined;
  };
}

/** Nothing of any broadcast is on its way. */
async function isFinished(): Promise<boolean> {
  const { rows } = await server.context.database.pool.query(
    'select count(*)::int as count from broadcasts where sent is null',
  );
  return rows[0].count === 0;
}

const reached = (text: string) =>
  chats.filter((id) => telegram.sentTo(id).some((message) => message.text?.startsWith(text))).length;
