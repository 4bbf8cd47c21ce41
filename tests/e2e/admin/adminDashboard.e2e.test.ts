import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { createSleepEntry } from '../../../contract/entries/sleep.ts';
import { createWaterEntry } from '../../../contract/entries/water.ts';
import { rare } from '../../tiers.ts';
import { expectAccessible } from '../browser.ts';
import { startPlace } from '../place.ts';
import { openPortal } from '../portal.ts';

const { server, openTab, visit } = await startPlace();
const admin = await server.person('admin');

const figureOf = (page: Page, title: string) =>
  page.locator('dl > div').filter({ hasText: title }).locator('dd').first();

test('nobody is led to sign in and back; a user is kept out, and an admin out of the portal', async () => {
  const nobody = await openTab();
  await nobody.page.goto('/admin/users');
  await nobody.page.waitForURL('**/login?from=%2Fadmin%2Fusers');
  await nobody.page.getByLabel('User name').fill(admin.userName);
  await nobody.page.getByLabel('Password', { exact: true }).fill(admin.password);
  await nobody.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await nobody.page.waitForURL('**/admin/users');
  await nobody.page.goto('/app/settings');
  await nobody.page.waitForURL('**/admin');
  expect(nobody.complaints).toEqual([]);
  await nobody.close();

  const user = await visit('/admin/reports');
  await user.page.waitForURL('**/app/dashboard');
  expect(user.complaints).toEqual([]);
  await user.close();
});

rare('the pages are a step away, also from the menu of a small screen, and so is the way out', async () => {
  const { page, complaints, close } = await visit('/admin', { person: admin, width: 360, colorScheme: 'dark' });
  for (const [label, path] of [
    ['Users', '/admin/users'],
    ['Tickets', '/admin/tickets'],
    ['Broadcasts', '/admin/broadcasts'],
    ['AI model', '/admin/models'],
    ['Reports', '/admin/reports'],
    ['Settings', '/admin/settings'],
    ['Dashboard', '/admin'],
  ] as const) {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: label }).click();
    await page.waitForURL(`**${path}`);
    await menu.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: label }).waitFor();
  }
  for (const [label, path] of [
    ['Manage Users', '/admin/users'],
    ['View Reports', '/admin/reports'],
    ['Broadcast Message', '/admin/broadcasts'],
  ] as const) {
    await page.goto('/admin');
    await page.getByRole('link', { name: label }).click();
    await page.waitForURL(`**${path}`);
  }
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expectAccessible(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: /Admin$/ }).click();
  await menu.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  expect(complaints).toEqual([]);
  await close();
});

test('the figures are those of the period that is chosen', async () => {
  const person = await server.person();
  const before = new Date(server.clock.now().getTime() - 40 * 86_400_000);
  await server.context.db.updateTable('users').set({ createdAt: before }).where('id', '=', person.id).execute();
  const { token } = person;
  for (const _ of [1, 2]) await server.call(createWaterEntry, { token, body: { waterIntake: { value: 300 } } });
  await server.call(createSleepEntry, { token, body: { sleepTimeHr: 7 } });
  const { page, complaints, close } = await visit('/admin', { person: admin });
  const newPeople = async () => Number((await page.getByText(/^\d+ new$/).textContent())?.split(' ')[0]);
  await page.getByText(/^\d+ new$/).waitFor();
  const today = await newPeople();
  await expect.poll(() => figureOf(page, 'Entries').textContent()).toBe('3');
  const barOf = (category: string) =>
    page.getByRole('listitem').filter({ hasText: category }).locator('[aria-hidden] > *');
  for (const [category, width] of [
    ['Water', '100%'],
    ['Sleep', '50%'],
    ['Food', '0%'],
  ] as const) {
    await expect.poll(() => barOf(category).evaluate((bar) => (bar as HTMLElement).style.width)).toBe(width);
  }
  await page.getByText('Compared with yesterday until').waitFor();
  const entries = page.locator('dl > div').filter({ hasText: 'Entries' });
  await entries.getByText('+3, from none').waitFor();
  const course = entries.getByRole('img', { name: 'The last 12 whole weeks: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0' });
  await course.waitFor();
  const asked = page.waitForResponse((response) => response.url().includes('period=quarter'));
  await page.getByText('This Quarter').click();
  await asked;
  await expect.poll(newPeople).toBe(today + 1);
  await page.getByText('Compared with last quarter after as many days').waitFor();
  await page.getByText('Not kept for so long').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

rare('three clocks ask anew, and a figure that changed turns over, but not for who wants no motion', async () => {
  const { page, complaints, close } = await openTab({ hasOwnTab: true });
  let asked = 0;
  let open = 0;
  page.on('request', (request) => {
    if (!request.url().includes('/admin/stats')) return;
    asked += 1;
    open += 1;
  });
  const onEnd = (request: Request) => {
    if (request.url().includes('/admin/stats')) open -= 1;
  };
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  await page.clock.install();
  await openPortal(page, server, admin, '/admin');
  const users = figureOf(page, 'Users').locator('span');
  await users.waitFor();
  await expect.poll(() => users.getAttribute('data-flip')).toBeNull();
  const known = Number(await users.textContent());
  await server.person();
  asked = 0;
  for (let second = 0; second < 24; second += 1) {
    await page.clock.runFor(1_000);
    await expect.poll(() => open).toBe(0);
  }
  // At 8, 12, 16, 18 and 24 seconds; one clock of 8 seconds would ask three times.
  await expect.poll(() => asked).toBeGreaterThanOrEqual(5);
  await expect.poll(async () => Number(await users.textContent())).toBe(known + 1);
  await expect.poll(() => users.getAttribute('data-flip')).toBe('true');
  const animation = () => users.evaluate((element) => getComputedStyle(element).animationName);
  await expect.poll(animation).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(animation).toContain('flip');
  await expect.poll(() => users.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.3s');
  expect(complaints).toEqual([]);
  await close();
});
