import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantRefund, requestRefund } from '../../contract/subscriptions.ts';
import { buyInSandbox, orderBody } from '../checkout.ts';
import { startTestServer, type TestPerson, type TestServer } from '../server.ts';
import { expectAccessible, expectNoSidewaysScroll, launchBrowser, openPage } from './browser.ts';
import { openPortal } from './portal.ts';

let server: TestServer;
let browser: Browser;
let admin: TestPerson;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
  admin = await server.person('admin');
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

test('a refund is granted after a question; what the gateway refuses says why and can be tried again', async () => {
  const [paid, refused] = [await server.person(), await server.person()];
  for (const { token } of [paid, refused]) {
    await buyInSandbox(server, { token }, orderBody([{ code: 'plan-pro', qty: 1 }]));
    await server.call(requestRefund, { token, body: { reason: `Too much for ${token === paid.token ? 'me' : 'us'}` } });
  }
  await server.context.db
    .updateTable('refunds')
    .set({ gatewayPaymentId: 'pay_unknown' })
    .where('userId', '=', refused.id)
    .execute();
  const { page, complaints, close } = await openPage(browser, server.url, { width: 360, colorScheme: 'dark' });
  await openPortal(page, server, admin, '/admin');
  const request = (reason: string) => page.getByRole('listitem').filter({ hasText: reason });
  const dialog = page.getByRole('dialog', { name: 'Pay the money back?' });

  await request('Too much for us').getByRole('button', { name: 'Grant' }).click();
  await dialog.getByText('₹322.92').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Pay back' }).click();
  await dialog.getByText('The sandbox has been restarted since this payment.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await request('Too much for us').getByText('Failed').waitFor();
  await request('Too much for us').getByText('Try again').waitFor();

  await request('Too much for me').getByRole('button', { name: 'Grant' }).click();
  await dialog.getByRole('button', { name: 'Pay back' }).click();
  await page.getByText('₹322.92 was paid back.').waitFor();
  await request('Too much for me').waitFor({ state: 'detached' });
  await request('Too much for us').getByRole('link', { name: refused.userName }).click();
  await page.getByRole('button', { name: `Manage ${refused.userName}` }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const)('a refund is refused with a reason, which the person reads; $width px, $colorScheme', async (look) => {
  const person = await server.person();
  await buyInSandbox(server, person, orderBody([{ code: 'plan-pro', qty: 1 }]));
  await server.call(requestRefund, { token: person.token, body: { reason: 'I never opened it' } });
  const { page, complaints, close } = await openPage(browser, server.url, look);
  await openPortal(page, server, admin, '/admin');
  const request = page.getByRole('listitem').filter({ hasText: person.userName });
  const dialog = page.getByRole('dialog', { name: 'Refuse the refund?' });
  const reason = dialog.getByLabel('Reason');
  await request.getByRole('button', { name: 'Refuse' }).click();
  await reason.waitFor();
  await expect.poll(() => reason.evaluate((element) => element === document.activeElement)).toBe(true);
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await dialog.getByText('Say why; the person reads it.').waitFor();
  expect(await reason.getAttribute('aria-invalid')).toBe('true');
  await reason.fill('no');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await dialog.getByText('A reason has 3 to 500 characters.').waitFor();
  expect(await reason.inputValue()).toBe('no');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await reason.fill('You logged meals on 25 days.');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await page.getByText(`The refund of ₹322.92 was refused, and ${person.userName} is told.`).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await request.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();

  const theirs = await openPage(browser, server.url, look);
  await openPortal(theirs.page, server, person, '/app/billing');
  const order = theirs.page.getByRole('listitem').filter({ hasText: 'Refund refused' });
  await order.getByText('“You logged meals on 25 days.”').waitFor();
  expect(await order.getByRole('button', { name: 'Ask for a refund' }).count()).toBe(0);
  expect(await order.getByRole('link', { name: 'Write to support' }).getAttribute('href')).toBe(
    '/app/support?tab=create',
  );
  await expectAccessible(theirs.page);
  await expectNoSidewaysScroll(theirs.page);
  await theirs.page.getByRole('button', { name: /unread/ }).click();
  await theirs.page.getByText('Your refund request was refused').waitFor();
  expect(theirs.complaints).toEqual([]);
  await theirs.close();
});

test('what another admin has decided meanwhile is said, and what was typed stays', async () => {
  const person = await server.person();
  await buyInSandbox(server, person, orderBody([{ code: 'plan-pro', qty: 1 }]));
  const { body: refund } = await server.call(requestRefund, { token: person.token, body: {} });
  const { page, complaints, close } = await openPage(browser, server.url, { expectedStatuses: [409] });
  await openPortal(page, server, admin, '/admin');
  const request = page.getByRole('listitem').filter({ hasText: person.userName });
  await request.getByRole('button', { name: 'Refuse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refuse the refund?' });
  await dialog.getByLabel('Reason').fill('Too late.');
  await server.call(grantRefund, { token: admin.token, params: { id: refund.id } });
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await dialog.getByText('This request was granted already.').waitFor();
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('Too late.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await request.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});
