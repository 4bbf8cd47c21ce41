import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { grantRefund } from '../../contract/commerce/subscriptions.ts';
import { buyInSandbox, orderBody, payInSandbox, spendFirstRefund } from '../checkout.ts';
import { readPdf } from '../pdf.ts';
import type { TestPerson } from '../server.ts';
import { rare } from '../tiers.ts';
import { expectAccessible, expectSound } from './browser.ts';
import { startPlace } from './place.ts';
import { failEverything, fillDiary, keepWaiting, openPortal } from './portal.ts';

const { server, openTab, visit } = await startPlace();
// The page asks the browser's clock whether money can still be asked back.
server.clock.time = new Date();
let person: TestPerson;
beforeEach(async () => {
  person = await server.person();
});

const buy = (code = 'plan-pro') => buyInSandbox(server, person, orderBody([{ code, qty: 1 }]));

async function fetchFile(page: Page, button: string): Promise<{ name: string; pages: string[] }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return { name: file.suggestedFilename(), pages: readPdf(readFileSync(await file.path())) };
}

const dateOf = (instant: Date) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(instant);

const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000);

async function periodEnd(): Promise<Date> {
  const { endsAt } = await server.context.db
    .selectFrom('subscriptionPeriods')
    .select('endsAt')
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  return endsAt;
}

describe('in every look', () => {
  test('billing: plan, invoice, cancelling and taking it back, asking for the money', async () => {
    await buy();
    const { page, complaints, close } = await visit('/app/billing', { person });
    const end = dateOf(await periodEnd());
    await expectSound(page, [
      'Active',
      `It lasts until ${end}.`,
      'A PDF report every month',
      '₹299.00 per month',
      'Paid',
    ]);

    const hrefOf = (name: string) => page.getByRole('link', { name }).getAttribute('href');
    expect([await hrefOf('Add another month'), await hrefOf('Change plan')]).toEqual(['/payment?add=pro', '/#pricing']);

    const chooseTerm = (name: string) => page.getByRole('radio', { name }).check({ force: true });
    await chooseTerm('Yearly (2 months free)');
    await page.getByText('₹2,990.00 per year').waitFor();
    expect(await hrefOf('Add another year')).toBe('/payment?add=pro&term=year');
    await chooseTerm('Monthly');

    const invoice = await fetchFile(page, 'Invoice for Pro Plan');
    expect(invoice.name).toMatch(/^invoice-FP-20\d\d-\d\d-00\d{3}\.pdf$/);
    expect(invoice.pages[0]).toContain('Total₹322.92');

    await page.getByRole('button', { name: 'Cancel plan' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel Pro?' });
    await question.getByText(`You keep what you paid for until ${end}.`).waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep Pro' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await question.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByText(`Cancelled. You keep what you paid for until ${end}.`).waitFor();
    await page.reload();
    await expectSound(page, ['Cancelled', `It lasts until ${end}. After that you move to Free`]);
    await page.getByRole('button', { name: 'Undo the cancellation' }).click();
    await page.getByRole('main').getByText('Active').waitFor();

    await spendFirstRefund(server, person.id);
    await page.getByRole('button', { name: 'Ask for a refund for Pro Plan' }).click();
    const form = page.getByRole('dialog', { name: 'Ask for your money back' });
    await form.getByText('You get ₹322.92 back').waitFor();
    await form.getByLabel('What went wrong?').fill('I bought it twice.');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Ask for the refund' }).click();
    await expectSound(page, ['Refund requested']);
    await expect.poll(() => page.getByRole('button', { name: 'Ask for a refund' }).count()).toBe(0);
    const refund = await server.context.db
      .selectFrom('refunds')
      .select(['id', 'reason', 'status', 'amountPaise'])
      .where('userId', '=', person.id)
      .where('isFirst', '=', false)
      .executeTakeFirstOrThrow();
    expect(refund).toMatchObject({ reason: 'I bought it twice.', status: 'requested', amountPaise: 32_292 });

    const admin = await server.person('admin');
    await server.call(grantRefund, { token: admin.token, params: { id: refund.id } });
    await page.reload();
    await expectSound(page, ['Refunded', 'It’s free and never ends.']);
    expect(complaints).toEqual([]);
    await close();
  });

  rare('billing and reports of somebody who has bought and logged nothing', async () => {
    const { page, complaints, close } = await visit('/app/billing', { person });
    await expectSound(page, ['Free', 'It’s free and never ends.', 'No orders yet.']);
    await page.getByRole('main').getByRole('link', { name: 'See the plans' }).first().click();
    await page.waitForURL('**/#pricing');
    await page.goto('/app/reports');
    await expectSound(page, ['Reports come with the Pro and Premium plans', 'in which you log something']);
    await server.context.db.updateTable('users').set({ plan: 'pro' }).where('id', '=', person.id).execute();
    await page.reload();
    await expectSound(page, ['Nothing logged yet.']);
    await page.goto('/app/billing');
    await expectSound(page, ['This plan was given to you. It has no end date.']);
    expect(complaints).toEqual([]);
    await close();
  });

  rare.each([
    ['/app/billing', ['Your plan can’t be shown', 'Your orders can’t be shown']],
    ['/app/reports', ['The months can’t be shown', 'Your pages for the doctor can’t be shown']],
  ])('%s while nothing answers, when nothing can be had, and again', async (path, failed) => {
    const waiting = await openTab();
    await keepWaiting(waiting.page);
    await openPortal(waiting.page, server, person, path);
    await waiting.page.locator('main [aria-busy="true"]').first().waitFor({ state: 'attached' });
    await expectSound(waiting.page);
    await waiting.close();

    const broken = await openTab({ expectedStatuses: [503] });
    await failEverything(broken.page);
    await openPortal(broken.page, server, person, path);
    await expectSound(broken.page, failed);
    await broken.page.unroute('**/api/v1/**');
    await broken.page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    for (const text of failed) await broken.page.getByText(text).waitFor({ state: 'detached' });
    expect(broken.complaints).toEqual([]);
    await broken.close();
  });

  test('reports: the months, and one of them as a PDF', async () => {
    await fillDiary(server, person);
    await buy();
    const { page, complaints, close } = await visit('/app/reports', { person });
    const months = await server.context.db
      .selectFrom('foodEntries')
      .select(({ fn }) => fn.max('localDate').as('latest'))
      .where('userId', '=', person.id)
      .executeTakeFirstOrThrow();
    const name = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${months.latest}T00:00:00Z`),
    );
    await expectSound(page, [name, 'So far']);
    const report = await fetchFile(page, `PDF of ${name}`);
    expect(report.name).toBe(`fitpulse-${months.latest.slice(0, 7)}.pdf`);
    expect(report.pages).toHaveLength(1);
    expect(report.pages[0]).toContain('you ate 388 kcal a day');
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('region', { name: 'Goal days' }).getByText('Three meals', { exact: true }).waitFor();
    await page.getByRole('row', { name: /^Energy eaten, kcal 388 / }).waitFor();
    await expectSound(page, ['you ate 388 kcal a day']);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the plan in the sidebar', () => {
  test('is right after a purchase elsewhere and after the end, without signing in again', async () => {
    const { page, complaints, close } = await visit('/app/dashboard', { person });
    const sidebar = page.getByRole('complementary');
    await sidebar.getByText('Free Plan').waitFor();
    await buy('plan-premium');
    await page.reload();
    await sidebar.getByText('Premium Plan').waitFor();
    await page.getByRole('main').getByText('Premium', { exact: true }).waitFor();
    await server.context.db
      .updateTable('subscriptionPeriods')
      .set({ startsAt: daysAgo(2), endsAt: daysAgo(1) })
      .where('userId', '=', person.id)
      .execute();
    await page.reload();
    await sidebar.getByText('Free Plan').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('what goes wrong', () => {
  rare('an order that was not paid says so, and has neither invoice nor refund', async () => {
    await payInSandbox(server, person, orderBody([{ code: 'plan-pro', qty: 2 }]));
    const { page, close } = await visit('/app/billing', { person });
    await expectSound(page, ['Pro Plan × 2', 'Not paid', 'Nothing was charged.']);
    await expect.poll(() => page.getByRole('button', { name: /Invoice|refund/ }).count()).toBe(0);
    await close();
  });

  test('a refusal is shown where one acts, and what was typed stays', async () => {
    await buy();
    const { page, close } = await visit('/app/billing', { person, expectedStatuses: [409, 503] });
    await page.getByText('Active').waitFor();
    await page.route(/\/(?:invoice\.pdf|subscription\/cancel)$/, (route) =>
      route.fulfill({ status: 503, json: { status: 503, detail: 'Please try again in a minute.' } }),
    );
    await page.getByRole('button', { name: 'Invoice for Pro Plan' }).click();
    await page.getByRole('alert').getByText('The invoice could not be fetched.').waitFor();
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Cancel plan' }).click();
    await question.getByText('The plan was not cancelled.').waitFor();
    await question.getByRole('button', { name: 'Keep Pro' }).click();
    await question.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Ask for a refund' }).click();
    await page.getByLabel('What went wrong?').fill('It came too late.');
    await server.context.db
      .updateTable('orders')
      .set({ paidAt: daysAgo(31) })
      .where('userId', '=', person.id)
      .execute();
    await page.getByRole('button', { name: 'Ask for the refund' }).click();
    await page.getByText('The 30 days of the money-back guarantee are over for this order.').waitFor();
    await expect.poll(() => page.getByLabel('What went wrong?').inputValue()).toBe('It came too late.');
    await close();
  });

  rare('a report that can’t be drawn says so', async () => {
    await fillDiary(server, person);
    await buy();
    const { page, close } = await visit('/app/reports', { person, expectedStatuses: [503] });
    await page.route(/\/reports\/[\d-]+\.pdf/, (route) =>
      route.fulfill({ status: 503, json: { status: 503, detail: 'Please try again in a minute.' } }),
    );
    await page
      .getByRole('button', { name: /^PDF of/ })
      .first()
      .click();
    await page.getByRole('alert').getByText('The report couldn’t be created.').waitFor();
    await expectAccessible(page);
    await close();
  });
});
