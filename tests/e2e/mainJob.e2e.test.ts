import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sendChatMessage } from '../../contract/assistant.ts';
import { rare } from '../tiers.ts';
import { expectAccessible, expectNoSidewaysScroll, walkedLooks } from './browser.ts';
import { startPlace } from './place.ts';

const { server, openTab, visit } = await startPlace();

async function signIn(page: Page, userName: string, password: string) {
  await page.goto('/login');
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await arriveAt(page, '**/app/dashboard');
}

/** Where the page doesn't come to that address, it is what the page says that tells why. */
async function arriveAt(page: Page, address: string) {
  await page.waitForURL(address).catch(async (error) => {
    const said = await page.getByRole('alert').or(page.locator('[class*="Input-error"]')).allInnerTexts();
    throw new Error(`${page.url()} stayed and says: ${said.join(' | ') || 'nothing'}`, { cause: error });
  });
}

describe.each(walkedLooks)('at $width px, $colorScheme', (look) => {
  test('a newcomer signs up, tells a meal, sees it on the dashboard, and takes it back', async () => {
    const { page, complaints, close } = await openTab(look);
    const userName = `asha-${look.width}`;

    await page.goto('/login');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    // Only signing up asks for it: the form of signing in has gone then.
    await page.getByLabel('E-mail').fill('asha@example.com');
    await page.getByLabel('User name').fill(userName);
    await page.getByLabel('Password', { exact: true }).fill('Secret 123!');
    await page.getByLabel('Confirm password').fill('Secret 123!');
    await page.getByLabel(/I accept the terms/).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await arriveAt(page, '**/app/dashboard');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.goto('/app/assistant');
    await page.getByRole('heading', { name: 'Tell me about your day' }).waitFor();
    await page.getByLabel('Message to FitPulse').fill('had 2 rotis with dal and a glass of lassi');
    await page.keyboard.press('Enter');
    const log = page.getByRole('log');
    await log.getByText(/Roti, 2\spieces/).waitFor();
    await log.getByText(/lassi, 1\sglass/).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.goto('/app/dashboard');
    const main = page.getByRole('main');
    for (const food of [/Roti/, /Dal/, /Sweet lassi/]) await main.getByText(food).first().waitFor();
    const { rows } = await server.context.database.pool.query(
      'select sum(energy_kcal)::int as kcal from food_entries join users on users.id = user_id where user_name = $1',
      [userName],
    );
    await main.getByText(String(rows[0].kcal), { exact: true }).first().waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.goto('/app/assistant');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByText(/^Undone\./).waitFor();
    await page.goto('/app/dashboard');
    await main.getByText(/Roti.*pieces/).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('signing in', () => {
  test('says what is wrong, keeps what was typed, and returns to the page one came from', async () => {
    const person = await server.person();
    const { page, complaints, close } = await openTab({ expectedStatuses: [401] });
    await page.goto('/app/assistant');
    await page.waitForURL('**/login**');
    await page.getByLabel('User name').fill(person.userName);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByText('Login failed.').waitFor();
    await expect.poll(() => page.getByLabel('User name').inputValue()).toBe(person.userName);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/app/assistant');
    expect(complaints).toEqual([]);
    await close();
  });

  test('marks each field of a sign-up that is not right', async () => {
    const { page, complaints, close } = await openTab();
    await page.goto('/login');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('User name').fill('someone');
    await page.getByLabel('Password', { exact: true }).fill('one');
    await page.getByLabel('Confirm password').fill('two');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Enter an e-mail address').waitFor();
    await page.getByText('Passwords do not match.').waitFor();
    await page.getByText('You must accept the terms.').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('ends with a word why when the session was revoked elsewhere', async () => {
    const person = await server.person();
    const { page, close } = await openTab({ expectedStatuses: [401] });
    await signIn(page, person.userName, person.password);
    // Away from the dashboard, whose calls would be the first to be told.
    await page.goto('/healthz');
    await server.context.db
      .updateTable('sessions')
      .set({ revokedAt: new Date() })
      .where('userId', '=', person.id)
      .execute();
    await page.goto('/app/assistant');
    await page.getByText('Your session has ended. Please sign in again.').waitFor();
    await close();
  });

  test('with Google is not offered where Google isn’t set up', async () => {
    const { page, complaints, close } = await openTab();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.getByRole('button', { name: /Google/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the chat', () => {
  test('keeps a message that could not be sent, and sends it once on retry', async () => {
    const person = await server.person();
    const { page, close } = await openTab();
    await signIn(page, person.userName, person.password);
    await page.goto('/app/assistant');
    await page.getByRole('heading', { name: 'Tell me about your day' }).waitFor();
    await page.route('**/chat/messages', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.getByLabel('Message to FitPulse').fill('1 banana');
    await page.keyboard.press('Enter');
    const retry = page.getByRole('button', { name: /retry|try again|send again/i });
    await retry.waitFor();
    await page.unroute('**/chat/messages');
    await retry.click();
    await page
      .getByRole('log')
      .getByText(/Banana, 1/)
      .waitFor();
    const { rows } = await server.context.database.pool.query(
      'select count(*)::int as count from food_entries where user_id = $1',
      [person.id],
    );
    expect(rows[0].count).toBe(1);
    await close();
  });
});

test('an address of the portal in an answer leads there', async () => {
  const person = await server.person();
  const { page, close } = await openTab();
  await signIn(page, person.userName, person.password);
  await page.goto('/app/assistant');
  await page.getByLabel('Message to FitPulse').fill('my plan');
  await page.keyboard.press('Enter');
  await page
    .getByRole('log')
    .getByRole('link', { name: /\/app\/billing$/ })
    .click();
  await page.getByRole('heading', { name: 'Billing', level: 1 }).waitFor();
  await close();
});

rare('an answer stays in sight when an older list of the conversation comes after it', async () => {
  const person = await server.person();
  const { page, close } = await openTab();
  await signIn(page, person.userName, person.password);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    /chat\/messages\?/,
    async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  await page.goto('/app/assistant');
  await page.getByLabel('Message to FitPulse').fill('1 banana');
  const isAnswered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.keyboard.press('Enter');
  await isAnswered;
  letGo();
  await page
    .getByRole('log')
    .getByText(/Banana, 1/)
    .waitFor();
  await close();
});

describe('the API page', () => {
  rare('shows the calls without help from outside', async () => {
    const { page, complaints, close } = await openTab();
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) outside.push(request.url());
    });
    await page.goto('/api/v1/docs');
    await page.getByText('/login/google').waitFor();
    expect([outside, complaints]).toEqual([[], []]);
    await close();
  });
});

test('a conversation that goes on offers what to ask next until something is written', async () => {
  const person = await server.person();
  await server.call(sendChatMessage, { token: person.token, body: { text: 'had 2 rotis' } });
  const { page, close } = await visit('/app/assistant', { person, width: 360 });
  const next = page.getByRole('list', { name: 'Suggestions' });
  const log = page.getByRole('log');
  await next.getByRole('button', { name: 'what should I eat?' }).click();
  await log.getByText('Nothing was logged.').waitFor();
  expect(await log.getByRole('article', { name: 'You' }).allInnerTexts()).toEqual([
    'had 2 rotis',
    'what should I eat?',
  ]);
  await next.waitFor();
  await page.getByLabel('Message to FitPulse').fill('2 eggs');
  await next.waitFor({ state: 'detached' });
  await close();
});
