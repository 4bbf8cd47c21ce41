import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestPerson, type TestServer } from '../../server.ts';
import { firstOf } from '../../tiers.ts';
import { expectSound, launchBrowser, openPage } from '../browser.ts';
import { keepWaiting, openPortal } from '../portal.ts';
import { fillBusiness } from './admin.ts';

interface Place {
  server: TestServer;
  admin: TestPerson;
}

let browser: Browser;
let quiet: Place;
let busy: Place;
async function open(): Promise<Place> {
  const server = await startTestServer();
  server.clock.time = new Date();
  return { server, admin: await server.person('admin') };
}
beforeAll(async () => {
  [browser, quiet, busy] = await Promise.all([launchBrowser(), open(), open()]);
  await fillBusiness(busy.server.context.db, busy.server.clock.now());
});
afterAll(async () => {
  await browser.close();
  await Promise.all([quiet.server.close(), busy.server.close()]);
});

interface AdminPage {
  path: string;
  /** What stands there while there is nothing, with a business of ten weeks, and when nothing can be had. */
  empty: string[];
  filled: string[];
  failed: string[];
}

const pages: AdminPage[] = [
  {
    path: '/admin',
    empty: ['Nobody is waiting for money back.', 'Broadcast Message', 'Logs per category', 'admin-'],
    filled: ['I hardly used it.', 'Requested', 'dev.59'],
    failed: ['The figures of the admin dashboard can’t be shown', 'The requests can’t be shown'],
  },
  {
    path: '/admin/users?q=rao',
    empty: ['No users found.', 'Add New User'],
    filled: ['dev.59', 'Dev Rao', 'dev.59@example.com', 'Show more'],
    failed: ['The users can’t be shown'],
  },
  {
    path: '/admin/broadcasts',
    empty: ['Goes to 0 people.', 'What you write shows up here.', 'No broadcasts yet.'],
    filled: ['Who gets it'],
    failed: ['The broadcasts can’t be shown', 'How many people that is can’t be said now.'],
  },
  {
    path: '/admin/models',
    empty: ['No model is set up', 'AI_BASE_URL', 'Try a sentence'],
    filled: ['AI_API_KEY'],
    failed: ['The state of the model can’t be shown'],
  },
  {
    path: '/admin/reports',
    empty: ['Nothing was sold yet.', 'Growth', 'Retention'],
    filled: ['Payments less refunds', '100 %', 'Show as a table'],
    failed: ['The revenue can’t be shown', 'The growth can’t be shown', 'The retention can’t be shown'],
  },
  {
    path: '/admin/settings',
    empty: ['₹299.00', 'Most popular'],
    filled: ['Button “Go Premium”, place 3'],
    failed: ['The plans can’t be shown'],
  },
  {
    path: '/admin/settings?view=promo-codes',
    empty: ['WELCOME10', '10 %', 'No end'],
    filled: ['Active'],
    failed: ['The promo codes can’t be shown'],
  },
  {
    path: '/admin/settings?view=notifications',
    empty: ['Water reminder', 'Free, Pro, Premium'],
    filled: ['Yes'],
    failed: ['The notification types can’t be shown'],
  },
  {
    path: '/admin/settings?view=audit',
    empty: ['Audit log'],
    filled: ['Audit log'],
    failed: ['The audit log can’t be shown'],
  },
  {
    path: '/admin/settings?view=account',
    empty: ['Time zone', 'This device'],
    filled: ['Change password'],
    failed: ['The time zone can’t be shown', 'The devices can’t be shown'],
  },
];

test.each(pages)('$path with a business, and with nothing to show', async ({ path, empty, filled }) => {
  for (const [{ server, admin }, texts] of firstOf([[busy, filled] as const, [quiet, empty] as const])) {
    const { page, complaints, close } = await openPage(browser, server.url);
    await openPortal(page, server, admin, path);
    await expectSound(page, texts);
    expect(complaints).toEqual([]);
    await close();
  }
});

test.each(firstOf(pages))('$path while nothing answers, and when nothing can be had', async ({ path, failed }) => {
  const { server, admin } = quiet;
  const { page, complaints, close } = await openPage(browser, server.url, { expectedStatuses: [503] });
  const fail = await keepWaiting(page);
  await openPortal(page, server, admin, path);
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'attached' });
  await expectSound(page);
  await fail();
  await expectSound(page, failed);
  expect(complaints).toEqual([]);
  await page.unroute('**/api/v1/**');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  // One that is pressed may take others with it.
  await expect
    .poll(async () => {
      await retry.evaluateAll((buttons: HTMLElement[]) => {
        for (const button of buttons) button.click();
      });
      return retry.count();
    })
    .toBe(0);
  await page
    .getByRole('main')
    .getByText(failed[0] ?? '')
    .waitFor({ state: 'detached' });
  await close();
});
