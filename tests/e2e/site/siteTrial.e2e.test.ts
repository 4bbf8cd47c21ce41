import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { rare } from '../../tiers.ts';
import { expectSound } from '../browser.ts';
import { startPlace } from '../place.ts';

const telegram = { token: '1:site', apiRoot: 'http://127.0.0.1:9', userName: 'site_bot', webhookSecret: undefined };
const { server, openTab } = await startPlace({ telegram });
const phone = { width: 360, colorScheme: 'light' } as const;

const loggedBy = async (userName: string) => {
  const { rows } = await server.context.database.pool.query(
    'select count(*)::int as count from food_entries join users on users.id = user_id where user_name = $1',
    [userName],
  );
  return rows[0].count;
};

/** Presses like a thumb, and counts it. */
function thumb(page: Page) {
  const taps = { count: 0 };
  const tap = async (name: string | RegExp, role: 'button' | 'link' | 'textbox' = 'button') => {
    taps.count += 1;
    await page.getByRole(role, { name }).first().click();
  };
  return { taps, tap };
}

describe('on a phone', () => {
  test('a stranger sees a meal with one tap, and has it in a diary with four more', async () => {
    const { page, complaints, close } = await openTab(phone);
    await page.goto('/');
    const { taps, tap } = thumb(page);
    await tap('2 roti dal');
    const demo = page.locator('#demo');
    for (const text of ['Roti, 2 piece (80 g)', 'Dal, 1 katori (150 g)', /kareeb \d+–\d+/, 'Protein'])
      await demo.getByText(text).first().waitFor();
    expect(taps.count).toBe(1);
    await expectSound(page);
    await page.setViewportSize({ width: 360, height: 780 });

    await tap('Ise rakho', 'link');
    await page.waitForURL('**/register');
    await page.getByRole('heading', { level: 1, name: 'Apna pehla meal rakhiye' }).waitFor();
    await expectSound(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await tap('Naam ya e-mail', 'textbox');
    await page.keyboard.type('asha@example.com');
    taps.count += 1;
    await page.getByLabel('Password', { exact: true }).click();
    await page.keyboard.type('Secret 123!');
    await tap('Rakho aur diary kholo');
    await page.waitForURL('**/app/food-intake');
    await page.getByText('206 kcal').first().waitFor();
    expect(taps.count).toBe(5);
    expect(page.url()).not.toContain('roti');

    await expect.poll(() => loggedBy('asha@example.com')).toBe(2);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('fitpulse.keptSentence'))).toBeNull();
    await page.reload();
    await page.getByText('206 kcal').first().waitFor();
    expect(await loggedBy('asha@example.com')).toBe(2);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a meal whose answer was lost is sent again by a reload, and logged once', async () => {
    const { userName, password } = await server.person();
    const { page, close } = await openTab({ ...phone, expectedStatuses: [502] });
    await page.goto('/');
    await page.getByRole('button', { name: '2 eggs and toast' }).click();
    await page.getByRole('link', { name: 'Keep this' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.route('**/chat/messages', async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.fulfill({ status: 502, body: 'Bad Gateway' });
    });
    await page.getByLabel('User name').fill(userName);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/app/food-intake');
    await page.getByText('It waits in the chat').waitFor();
    expect(await loggedBy(userName)).toBe(2);
    await page.unroute('**/chat/messages');
    await page.reload();
    await page.getByText('143 kcal').first().waitFor();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('fitpulse.keptSentence'))).toBeNull();
    expect(await loggedBy(userName)).toBe(2);
    await close();
  });
});

describe('the composer of the landing page', () => {
  test('says what it can’t count: nothing, an unknown food, no food, a danger', async () => {
    const { page, complaints, close } = await openTab({ expectedStatuses: [422] });
    await page.goto('/');
    const demo = page.locator('#demo');
    const ask = async (text: string) => {
      await demo.getByRole('textbox').fill(text);
      await page.keyboard.press('Enter');
    };
    await demo.getByRole('button', { name: 'Count it' }).click();
    await demo.getByText('Write what you ate, or tap one of these.').waitFor();
    await expect.poll(() => demo.getByRole('textbox').evaluate((field) => field === document.activeElement)).toBe(true);
    await ask('1 plate florb');
    await demo.getByText('I don’t know “florb” yet').waitFor();
    await ask('hello');
    await demo.getByText('I found no food in that').waitFor();
    await ask('1 plate florb and dosa');
    await demo.getByText('I don’t know “florb” yet, so I left it out.').waitFor();
    await demo.getByText(/dosa, 1/).waitFor();
    await ask('i want to kill myself');
    await demo
      .getByText(/14416|112/)
      .first()
      .waitFor();
    await expect.poll(() => demo.getByRole('link').count()).toBe(0);
    await ask('दो रोटी');
    await demo.getByRole('link', { name: 'इसे रखें' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  rare('says that it was too much, or that there is no connection, and tries again', async () => {
    const { page, close } = await openTab({ expectedStatuses: [429] });
    await page.goto('/');
    const demo = page.locator('#demo');
    const refuse = { status: 429, json: { status: 429, code: 'too_many_requests', detail: 'Too many attempts.' } };
    await page.route('**/api/v1/estimate', (route) => route.fulfill(refuse));
    await demo.getByRole('button', { name: '2 eggs and toast' }).click();
    await demo.getByText('That was a lot of meals at once').waitFor();
    await page.unroute('**/api/v1/estimate');
    await page.route('**/api/v1/estimate', (route) => route.abort());
    await demo.getByRole('button', { name: 'Try again' }).click();
    await demo.getByText('FitPulse can’t be reached').waitFor();
    await page.unroute('**/api/v1/estimate');
    await demo.getByRole('button', { name: 'Try again' }).click();
    await demo.getByRole('link', { name: 'Keep this' }).waitFor();
    await close();
  });

  test('leads to the bot, as there is one', async () => {
    const { page, close } = await openTab();
    await page.goto('/');
    await expect
      .poll(() => page.getByRole('link', { name: 'Start on Telegram' }).first().getAttribute('href'))
      .toBe('/telegram');
    const answer = await fetch(`${server.url}/telegram`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('https://t.me/site_bot');
    await close();
  });
});

test('without a bot nothing leads to one', async () => {
  const { page, close } = await openTab();
  await page.route(`${server.url}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html data-bot', '<html') });
  });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /Telegram/ }).count()).toBe(0);
  await close();
});
