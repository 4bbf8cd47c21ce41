import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listMedicines } from '../../contract/entries/medicines.ts';
import { listWeightEntries } from '../../contract/entries/weight.ts';
import { buyInSandbox, orderBody } from '../checkout.ts';
import { expectAccessible } from './browser.ts';
import { startPlace } from './place.ts';
import { fillOneDay } from './portal.ts';

const { server, visit } = await startPlace();

/** The dashboard on a phone of somebody on Pro, and the taps from there on. */
async function startOnPhone() {
  const person = await server.person();
  await fillOneDay(server, person);
  await buyInSandbox(server, person, orderBody([{ code: 'plan-pro', qty: 1 }]));
  const visited = await visit('/app/dashboard', { person, width: 360 });
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  return { ...visited, tap, taps: () => taps };
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open the menu' });
const inMenu = (page: Page, name: string) => page.getByRole('dialog').getByRole('link', { name });

test('today’s protein, carbs and fat stand there without a tap', async () => {
  const { page, taps, close } = await startOnPhone();
  const main = page.getByRole('main');
  for (const name of ['Protein', 'Carbs', 'Fat']) await main.getByText(name, { exact: true }).first().waitFor();
  expect(taps()).toBe(0);
  await close();
});

test('a weight is two taps and its digits', async () => {
  const { page, person, tap, taps, complaints, close } = await startOnPhone();
  await tap(page.getByRole('button', { name: 'Log Weight' }));
  const form = page.getByRole('dialog', { name: 'Quick Log: Weight' });
  await form.locator('input:focus').waitFor();
  await page.keyboard.type('71.2');
  await tap(form.getByRole('button', { name: 'Save' }));
  await form.waitFor({ state: 'detached' });
  const { body } = await server.call(listWeightEntries, { token: person.token, query: {} });
  expect(body.map(({ weightKg }) => weightKg)).toContain(71.2);
  expect(taps()).toBe(2);
  expect(complaints).toEqual([]);
  await close();
});

test('a medicine’s reminder is a sentence and two taps', async () => {
  const { page, person, tap, taps, close } = await startOnPhone();
  await tap(page.getByRole('main').getByRole('textbox').first());
  await page.keyboard.type('remind me of metformin 500 mg every day at 9 pm');
  await tap(page.getByRole('button', { name: 'Log it' }));
  const listed = async () => (await server.call(listMedicines, { token: person.token, query: {} })).body;
  await expect.poll(listed).toMatchObject([{ times: ['21:00'] }]);
  expect(taps()).toBeLessThanOrEqual(4);
  await close();
});

test('an export is three taps', async () => {
  const { page, tap, taps, close } = await startOnPhone();
  await tap(openMenu(page));
  await inMenu(page, 'Settings').waitFor();
  await expectAccessible(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/menu-360.png` });
  await tap(inMenu(page, 'Settings'));
  const saved = page.waitForEvent('download');
  await tap(page.getByRole('button', { name: 'Export JSON' }));
  expect((await saved).suggestedFilename()).toMatch(/\.json$/);
  expect(taps()).toBe(3);
  await close();
});

test('a plan is cancelled with four', async () => {
  const { page, tap, taps, close } = await startOnPhone();
  await tap(openMenu(page));
  await tap(inMenu(page, 'Billing'));
  await tap(page.getByRole('button', { name: 'Cancel plan' }));
  await tap(page.getByRole('dialog', { name: 'Cancel Pro?' }).getByRole('button', { name: 'Cancel plan' }));
  await page.getByText(/^Cancelled\. You keep what you paid for until/).waitFor();
  expect(taps()).toBe(4);
  await close();
});
