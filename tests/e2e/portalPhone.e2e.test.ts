import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { saveProfile } from '../../contract/accounts/profile.ts';
import { describeFood, listFoodEntries } from '../../contract/entries/food.ts';
import { createMedicine } from '../../contract/entries/medicines.ts';
import { listWaterEntries } from '../../contract/entries/water.ts';
import { createWeightEntry, listWeightEntries } from '../../contract/entries/weight.ts';
import { getTrend } from '../../contract/trends.ts';
import { firstOf, rare } from '../tiers.ts';
import { expectAccessible, expectNoSidewaysScroll, expectSound } from './browser.ts';
import { startPlace } from './place.ts';
import { fillOneDay } from './portal.ts';

const { server, visit, openTab } = await startPlace();

/** The dashboard on a phone, and the taps that were needed from there. */
async function startOnPhone() {
  const person = await server.person();
  await server.call(createWeightEntry, { token: person.token, body: { weightKg: 72.4, logDatetime: '2026-03-01' } });
  await server.call(describeFood, { token: person.token, body: { foodName: '2 rotis', mealType: 'lunch' } });
  const visited = await visit('/app/dashboard', { person, width: 360, colorScheme: 'dark' });
  let taps = 0;
  return {
    ...visited,
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    taps: () => taps,
  };
}

/** Whether something lies over the first button of that name that is to be seen. */
async function overlaps(page: Page, target: Locator, name: string | RegExp): Promise<boolean> {
  const [one, other] = await Promise.all([
    target.boundingBox(),
    page.getByRole('button', { name }).first().boundingBox(),
  ]);
  if (!one || !other) throw new Error(`not to be seen: ${name}`);
  const apart = (start: 'x' | 'y', size: 'width' | 'height') =>
    one[start] + one[size] <= other[start] || other[start] + other[size] <= one[start];
  return !apart('x', 'width') && !apart('y', 'height');
}

const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

describe('from the dashboard of a phone', () => {
  test('water is one tap, and comes back with another', async () => {
    const { page, person, tap, taps, complaints, close } = await startOnPhone();
    const drunk = async () => (await server.call(listWaterEntries, { token: person.token })).body;
    await tap(page.getByRole('main').getByRole('button', { name: '250 ml' }));
    const toast = page.getByText('250 ml of water logged.');
    await toast.waitFor();
    for (const name of ['Open the menu', /Notifications|unread/, '500 ml'])
      expect(await overlaps(page, toast, name)).toBe(false);
    expect(await drunk()).toMatchObject([{ waterIntake: { value: 250 }, containerType: 'glass' }]);
    expect(taps()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(drunk).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  rare('weight is two taps where it stayed as it was', async () => {
    const { page, person, tap, taps, close } = await startOnPhone();
    await tap(page.getByRole('main').getByRole('button', { name: 'Log Weight' }));
    await expect.poll(() => page.getByLabel('Weight (kg)').inputValue()).toBe('72.4');
    await tap(page.getByRole('button', { name: 'Save' }));
    await page.getByText('Weight logged.').waitFor();
    expect((await server.call(listWeightEntries, { token: person.token })).body).toMatchObject([{ weightKg: 72.4 }]);
    expect(taps()).toBe(2);
    await close();
  });

  rare('an entry is corrected in the diary with two', async () => {
    const { page, person, tap, taps, close } = await startOnPhone();
    await tap(tab(page, 'Food'));
    await tap(page.getByLabel('Quantity of Roti'));
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await server.call(listFoodEntries, { token: person.token })).body)
      .toMatchObject([{ quantity: 3, calories: 309 }]);
    expect(taps()).toBe(2);
    await close();
  });

  test('yesterday’s dinner is logged by search with four', async () => {
    const { page, person, tap, taps, complaints, close } = await startOnPhone();
    await tap(tab(page, 'Food'));
    await tap(page.getByRole('button', { name: 'Previous day' }));
    await tap(page.getByRole('button', { name: 'Add to dinner' }));
    await page.locator('input:focus').fill('palak paneer');
    await tap(
      page
        .getByRole('region', { name: 'Foods found' })
        .getByRole('button', { name: /^Palak paneer/ })
        .first(),
    );
    await page.getByText('Palak paneer added to dinner.').waitFor();
    const { body } = await server.call(listFoodEntries, { token: person.token, query: { date: '2026-03-05' } });
    expect(body).toMatchObject([{ foodName: 'Palak paneer', mealType: 'dinner' }]);
    expect(taps()).toBe(4);
    expect(complaints).toEqual([]);
    await close();
  });

  rare('this week’s protein against its target is one, a month of weights three', async () => {
    const { page, person, tap, taps, complaints, close } = await startOnPhone();
    const eaten = { foodName: '3 rotis', logDatetime: '2026-03-05T13:00:00' };
    await server.call(describeFood, { token: person.token, body: eaten });
    const { token } = person;
    await server.call(saveProfile, { token, body: { goals: { proteinG: 90 } } });
    await server.call(createWeightEntry, { token, body: { weightKg: 75.5, logDatetime: '2025-10-12' } });
    await page.reload();
    await tap(tab(page, 'Trends'));
    const protein = page.getByRole('link', { name: /^Protein/ });
    await protein.getByText('of 90 g').waitFor();
    const { body } = await server.call(getTrend, {
      token,
      query: { metric: 'proteinG', from: '2026-02-28', to: '2026-03-06' },
    });
    await protein.getByText(`${Math.round(body.average ?? 0)} g`, { exact: true }).waitFor();
    expect(taps()).toBe(1);

    await page.goto('/app/dashboard');
    await tap(page.getByRole('button', { name: 'Activity and weight' }));
    await tap(page.getByRole('link', { name: 'Year by month' }));
    await tap(page.getByRole('link', { name: /October 2025/ }));
    await page.getByRole('region', { name: 'Weight: October 2025' }).getByText('75.5 kg').first().waitFor();
    expect(taps()).toBe(4);
    await expectSound(page);
    expect(complaints).toEqual([]);
    await close();
  });

  rare('whatever is logged often stands behind the plus', async () => {
    const { page, complaints, close } = await startOnPhone();
    await page.getByRole('button', { name: 'Log something' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log something' });
    await dialog.getByRole('button', { name: '500 ml' }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Log Weight' }).click();
    await page.getByRole('dialog', { name: 'Quick Log: Weight' }).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });
});

test('a form is a sheet at the bottom, which Back, Escape and the backdrop close, and saving does', async () => {
  const { page, complaints, close } = await visit('/app/dashboard', { width: 360 });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Health Log' }).click();
  const add = page.getByRole('button', { name: 'Add Water' });
  const sheet = page.getByRole('dialog', { name: 'Add Water' });
  const isGone = () => sheet.waitFor({ state: 'detached' });
  await add.click();
  await expect
    .poll(() => sheet.boundingBox())
    .toMatchObject({ x: 0, width: 360, y: expect.toSatisfy((top: number) => top > 100) });
  const button = await sheet.getByRole('button', { name: 'Save' }).boundingBox();
  expect(button?.y).toBeGreaterThan(640);
  await expectAccessible(page);
  await page.goBack();
  await isGone();
  expect(new URL(page.url()).pathname).toBe('/app/health-log');
  await add.click();
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await isGone();
  await add.click();
  await sheet.waitFor();
  await page.mouse.click(180, 20);
  await isGone();
  await add.click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await isGone();
  await page.getByRole('cell', { name: '250 ml', exact: true }).waitFor();

  // One sheet follows another on the same entry of the history.
  await page.getByRole('button', { name: 'Log something' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log Weight' }).click();
  await page.getByRole('dialog', { name: 'Quick Log: Weight' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL('**/app/dashboard');
  expect(complaints).toEqual([]);
  await close();
});

test('the first screen of a phone is the day, with what one writes under the thumb', async () => {
  const person = await server.person();
  const { token } = person;
  await fillOneDay(server, person);
  const medicine = { name: 'Metformin', dose: '500 mg', times: ['23:30'] };
  await server.call(createMedicine, { token, body: medicine });
  const { page, complaints, close } = await visit('/app/dashboard', { person, width: 360 });
  await page.setViewportSize({ width: 360, height: 740 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  const bar = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox();
  const main = page.getByRole('main');
  for (const shown of [
    main.getByText('left for today'),
    main.getByText('Protein', { exact: true }),
    main.getByText('Fat', { exact: true }),
    main.getByText('Still to go', { exact: false }),
    main.getByRole('button', { name: '250 ml' }),
    main.getByRole('button', { name: 'Taken: Metformin 500 mg' }),
    main.getByRole('textbox'),
  ]) {
    await shown.waitFor();
    const bottom = async () => {
      const box = await shown.boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    await expect.poll(bottom, { message: String(shown) }).toBeLessThan(bar?.y ?? 0);
  }
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /dashboard\/(?:counters|charts|goal)/.test(path))).toEqual([]);
  await page.getByRole('button', { name: /^Key Metrics/ }).click();
  await main.getByText('Calories Consumed').waitFor();
  await main.getByRole('textbox').fill('1 roti');
  await main.getByRole('button', { name: 'Log it' }).click();
  await main.getByText('Roti', { exact: false }).first().waitFor();
  await expectSound(page);
  expect(complaints).toEqual([]);
  await close();
});

test.each(['/app/dashboard', '/app/food-intake', '/app/health-log'])(
  '%s has nothing on a phone that is hard to hit or makes it zoom',
  async (path) => {
    const person = await server.person();
    await fillOneDay(server, person);
    const { page, close } = await visit(path, { person, width: 360, colorScheme: 'dark' });
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate(findSmall)).toEqual([]);
    await close();
  },
);

test('rows of a menu are as high as a finger needs', async () => {
  const { page, tap, close } = await startOnPhone();
  await tap(tab(page, 'Food'));
  await tap(page.getByRole('button', { name: /^More for Roti/ }));
  await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
  const heights = () =>
    page.getByRole('menuitem').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
  await close();
});

rare('the support button lies over nothing: not the bar below, not a call to sign up', async () => {
  const { page, close } = await visit('/app/support', { width: 360 });
  const support = page.getByRole('button', { name: 'Need help? Chat with us!' });
  await support.click({ trial: true });
  await close();

  const { page: site, close: leave } = await openTab({ width: 360 });
  await site.goto('/');
  const button = await site.getByRole('button', { name: 'Need help? Chat with us!' }).boundingBox();
  const calls = site.getByRole('link', { name: 'Create a free account' });
  const ends = await calls.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
  expect(ends).toHaveLength(2);
  expect(Math.max(...ends)).toBeLessThan(button?.x ?? 0);
  await leave();
});

test.each(
  firstOf([
    [1280, 900],
    [1366, 768],
  ]),
)('the menu behind one’s name is wholly in sight at %d × %d, and works by keyboard', async (width, height) => {
  const { page, complaints, close } = await visit('/app/dashboard');
  await page.setViewportSize({ width, height });
  const person = page.getByRole('button', { name: 'Free Plan' });
  const menu = page.getByRole('navigation', { name: 'Account' });
  await person.focus();
  await page.keyboard.press('Enter');
  for (const row of [
    menu.getByRole('link', { name: 'Profile' }),
    menu.getByRole('button', { name: 'Sign out' }),
    person,
  ]) {
    const box = await row.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(height);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  for (const name of ['Profile', 'Settings', 'Billing']) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Billing' }).waitFor();
  await menu.waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
  await close();
});

/** Buttons and fields below 44 px, and fields whose type is below 16 px, which iOS zooms into. */
function findSmall(): string[] {
  const isSeen = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && getComputedStyle(element).opacity !== '0';
  };
  const described = (element: Element, what: string) => `${what}: ${element.outerHTML.slice(0, 160)}`;
  const targets = [...document.querySelectorAll('button, select, input, textarea, nav a')].filter(isSeen);
  /** A box is hit anywhere on its line. */
  const hit = (element: Element) => element.closest('.mantine-Checkbox-body') ?? element;
  const low = targets.filter((element) => hit(element).getBoundingClientRect().height < 43.5);
  const fields = targets.filter((element) => element.matches('input:not([type=checkbox]), select, textarea'));
  const small = fields.filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16);
  return [...low.map((element) => described(element, 'low')), ...small.map((element) => described(element, 'small'))];
}
