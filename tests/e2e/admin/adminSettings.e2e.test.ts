import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listNotificationTypes, listPromoCodes } from '../../../contract/admin/adminSettings.ts';
import { listPlans } from '../../../contract/commerce/plans.ts';
import { recordAdminAction } from '../../../server/db/adminActions.ts';
import { buyInSandbox, orderBody } from '../../checkout.ts';
import { rare } from '../../tiers.ts';
import { expectSound } from '../browser.ts';
import { startPlace } from '../place.ts';
import { fillBusiness } from './admin.ts';

const { server, visit } = await startPlace();
// An end that is set in the browser is an end for the server.
server.clock.now = () => new Date();
const admin = await server.person('admin');

const visitView = (view: string, expectedStatuses?: number[]) =>
  visit(`/admin/settings?view=${view}`, { person: admin, expectedStatuses });

test('a plan: what is wrong is marked, what is right is sold at once', async () => {
  const { page, complaints, close } = await visitView('plans', [422]);
  await page.getByRole('button', { name: 'Edit Pro' }).click();
  const form = page.getByRole('form', { name: 'Edit Pro' });
  await form.getByLabel('Price (₹ per month)').fill('0.5');
  await form.getByLabel('Description').fill('');
  await form.getByLabel('Features').fill(`One\n\n${'x'.repeat(201)}`);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('A description is required.').waitFor();
  await form.getByText('A feature has at most 200 characters.').waitFor();
  await expectSound(page);
  await form.getByLabel('Description').fill('For the curious.');
  await form.getByLabel('Features').fill('One\n\n  Two  ');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('A paid plan costs at least ₹1.').first().waitFor();
  await expect.poll(() => form.getByLabel('Description').inputValue()).toBe('For the curious.');
  await form.getByLabel('Price (₹ per month)').fill('349.5');
  await form.getByLabel('Price (₹ per year)').fill('3495');
  await form.getByLabel('Marked as most popular').uncheck();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The plan was saved.').waitFor();
  await page.getByText('₹349.50 a month').waitFor();
  await page.getByText('₹3,495.00 a year').waitFor();
  const { body } = await server.call(listPlans);
  expect(body.plans.find(({ name }) => name === 'Pro')).toMatchObject({
    price: 349.5,
    yearlyPrice: 3_495,
    description: 'For the curious.',
    features: ['One', 'Two'],
    popular: false,
  });
  await page.getByRole('button', { name: 'Edit Free' }).click();
  await expect
    .poll(() => page.getByRole('form', { name: 'Edit Free' }).getByLabel('Price (₹ per year)').isDisabled())
    .toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('a promo code is made, limited, ended and, unless an order used it, deleted', async () => {
  const { page, complaints, close } = await visitView('promo-codes', [409]);
  await page.getByRole('button', { name: 'New code' }).click();
  const form = page.getByRole('form', { name: 'New promo code' });
  await form.getByLabel('Code').fill('x!');
  await form.getByLabel('Discount').fill('120');
  await form.getByRole('button', { name: 'Create' }).click();
  await form.getByText('A code has 3 to 32 letters, digits and hyphens.').waitFor();
  await form.getByText('A discount is at most 100 %.').waitFor();
  await expectSound(page);
  await form.getByLabel('Code').fill('welcome10');
  await form.getByLabel('Discount').fill('15');
  await form.getByRole('button', { name: 'Create' }).click();
  await form.getByText('There is such a promo code already.').waitFor();
  await form.getByLabel('Code').fill('spring-15');
  await form.getByLabel('Last day').fill('2099-12-31');
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByText('SPRING-15 can be used now.').waitFor();
  const find = async () =>
    (await server.call(listPromoCodes, { token: admin.token })).body.find(({ code }) => code === 'SPRING-15');
  // The end of that day in India.
  expect(await find()).toMatchObject({ percent: 15, mostUses: null, endsAt: '2099-12-31T18:30:00.000Z' });

  const row = page.getByRole('row').filter({ hasText: 'SPRING-15' });
  const dialog = page.getByRole('dialog', { name: 'SPRING-15' });
  await row.getByRole('button', { name: 'Edit' }).click();
  await expect.poll(() => dialog.getByLabel('Last day').inputValue()).toBe('2099-12-31');
  await dialog.getByLabel('Most uses').fill('100');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row.getByText('0 of 100').waitFor();
  await row.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('button', { name: 'End now' }).click();
  await page.getByText('SPRING-15 has ended.').waitFor();
  await row.getByText('Ended').waitFor();
  await row.getByRole('button', { name: 'Edit' }).click();
  await expect.poll(() => dialog.getByRole('button', { name: 'End now' }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await row.waitFor({ state: 'detached' });
  expect(await find()).toBeUndefined();

  const order = orderBody([{ code: 'plan-premium', qty: 1 }], { promoCode: 'HEALTH20' });
  await page.getByRole('row').filter({ hasText: 'HEALTH20' }).getByRole('button', { name: 'Edit' }).click();
  await buyInSandbox(server, await server.person(), order);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Orders have used this promo code. End it instead of deleting it.').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

rare('a notification is renamed and kept for some plans', async () => {
  const { page, complaints, close } = await visitView('notifications');
  await page.getByRole('button', { name: 'Edit Water reminder' }).click();
  const form = page.getByRole('form', { name: 'Edit Water reminder' });
  await form.getByLabel('Name').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('A name is required.').waitFor();
  await expectSound(page);
  await form.getByLabel('Name').fill('Drink something');
  await form.getByLabel('Free').uncheck();
  await form.getByLabel('On for new people').uncheck();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The notification was saved.').waitFor();
  await page.getByRole('button', { name: 'Edit Drink something' }).waitFor();
  const { body } = await server.call(listNotificationTypes, { token: admin.token });
  expect(body.find(({ code }) => code === 'water_reminder')).toMatchObject({
    name: 'Drink something',
    plans: ['pro', 'premium'],
    byDefault: false,
  });
  expect(complaints).toEqual([]);
  await close();
});

test('the audit log says who did what, page by page, and shows one thing alone', async () => {
  const { db } = server.context;
  const first = { action: 'change plan', subject: 'plan free', before: { price: 0 }, after: { price: 1 } };
  await recordAdminAction(db, { userId: admin.id }, first, server.clock.now());
  for (let index = 0; index < 60; index += 1) {
    const action = {
      action: 'change user',
      subject: `user ${index}`,
      before: { plan: 'free' },
      after: { plan: 'pro' },
    };
    await recordAdminAction(db, { userId: admin.id }, action, server.clock.now());
  }
  const { page, complaints, close } = await visitView('audit');
  await page.getByText(`by ${admin.userName}`).first().waitFor();
  const rows = page.getByRole('main').locator('ol > li');
  await expect.poll(() => rows.count()).toBe(50);
  await expectSound(page);
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('button', { name: 'plan free' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  await expect.poll(() => rows.first().locator('dl').textContent()).toBe('Price0 → 1');
  await expect.poll(() => page.url()).toContain('subject=plan+free');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(50);
  expect(complaints).toEqual([]);
  await close();
});

rare('each report has its table and its CSV', async () => {
  await fillBusiness(server.context.db, server.clock.now());
  const { page, complaints, close } = await visit('/admin/reports', { person: admin });
  for (const [name, heading] of [
    ['Revenue', 'Month,Plan,Payments (INR),Refunds (INR),Revenue (INR),Orders'],
    ['Growth', 'Week,Sign-ups,People,Active people,Entries,Messages'],
    ['Retention', 'Sign-up week,People,Active in week 0'],
  ] as const) {
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `${name} as CSV` }).click(),
    ]);
    expect(csv.suggestedFilename()).toBe(`fitpulse-${name.toLowerCase()}.csv`);
    expect(readFileSync(await csv.path(), 'utf8')).toContain(heading);
  }
  for (const summary of await page.getByText('Show as a table').all()) await summary.click();
  await page.getByRole('table', { name: 'Revenue by month and plan' }).getByText('Premium').first().waitFor();
  await expect.poll(() => page.getByRole('table', { name: 'People by week' }).getByRole('row').count()).toBe(27);
  await page.locator('.recharts-bar-rectangle').first().waitFor();
  await expectSound(page);
  expect(complaints).toEqual([]);
  await close();
});
