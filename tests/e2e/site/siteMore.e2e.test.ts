import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { firstOf, rare } from '../../tiers.ts';
import { expectAccessible, expectNoSidewaysScroll, walkedLooks } from '../browser.ts';
import { startPlace } from '../place.ts';
import { openPortal } from '../portal.ts';

const { server, browser, openTab, visit } = await startPlace();

/** Answers as a proxy would whose server is gone: without a problem document. */
const failWithoutWords = (page: Page, path: string) =>
  page.route(`**/api/v1${path}`, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));

async function fillSignUp(page: Page, userName: string, password = 'Secret 123!') {
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel('E-mail').fill('new@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel(/I accept the terms/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

describe('signing up', () => {
  test('says that a name is taken, and keeps what was typed', async () => {
    const { userName } = await server.person();
    const { page, close } = await openTab({ expectedStatuses: [409] });
    await page.goto('/login?mode=signup');
    await fillSignUp(page, userName);
    await page.getByRole('alert').getByText(/taken/).waitFor();
    await expect.poll(() => page.getByLabel('User name').inputValue()).toBe(userName);
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('Secret 123!');
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await close();
  });

  rare('says that the registration failed when the server can’t say why', async () => {
    const { page, close } = await openTab({ expectedStatuses: [502] });
    await failWithoutWords(page, '/user');
    await page.goto('/login?mode=signup');
    await fillSignUp(page, 'somebody-new');
    await page.getByRole('alert').getByText('Registration failed.').waitFor();
    await close();
  });

  rare('the strength of a password is told and blocks nothing', async () => {
    const { page, complaints, close } = await openTab();
    await page.goto('/login?mode=signup');
    const password = page.getByLabel('Password', { exact: true });
    for (const [typed, level] of [
      ['abc', 'Weak.'],
      ['Abcde1', 'Medium.'],
      ['Abcdef1!', 'Strong.'],
    ] as const) {
      await password.fill(typed);
      await page.getByText(level).waitFor();
    }
    await page.getByText('Safest with 8 or more characters').waitFor();
    await fillSignUp(page, 'weak-but-welcome', 'abc');
    await page.waitForURL('**/app/dashboard');
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('signing in', () => {
  rare('says that the login failed when the server can’t say why', async () => {
    const { page, close } = await openTab({ expectedStatuses: [502] });
    await failWithoutWords(page, '/login');
    await page.goto('/login');
    await page.getByLabel('User name').fill('somebody');
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('alert').getByText('Login failed.', { exact: false }).waitFor();
    await close();
  });

  test.each([
    ['remembered, the session outlives the tab', true],
    ['not remembered, the session lives in the tab alone', false],
  ])('%s', async (_, remember) => {
    const { userName, password } = await server.person();
    const { page, close } = await openTab();
    await page.goto('/login');
    await page.getByLabel('Remember me').setChecked(remember);
    await page.getByLabel('User name').fill(userName);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/app/dashboard');
    const stored = await page.evaluate(() => [
      localStorage.getItem('fitpulse.session') !== null,
      sessionStorage.getItem('fitpulse.session') !== null,
    ]);
    expect(stored).toEqual([remember, !remember]);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await close();
  });
});

describe('the cart and checkout', () => {
  rare('say that the plans can’t be fetched, and go on once they can', async () => {
    const { page, close } = await openTab({ expectedStatuses: [500] });
    await page.route('**/api/v1/plans', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/cart?add=pro');
    await page.getByText('The plans can’t be shown').waitFor();
    await page.unroute('**/api/v1/plans');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { name: 'Pro Plan' }).waitFor();
    await close();
  });

  test('at most six features of a plan are shown', async () => {
    const { db } = server.context;
    const { features } = await db
      .selectFrom('plans')
      .select('features')
      .where('code', '=', 'pro')
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: 8 }, (_, index) => `Feature ${index + 1}`);
    await db.updateTable('plans').set({ features: many }).where('code', '=', 'pro').execute();
    const { page, close } = await openTab();
    await page.goto('/cart?add=pro');
    await page.getByText('Feature 6').waitFor();
    await expect.poll(() => page.getByText(/Feature \d/).count()).toBe(6);
    await db.updateTable('plans').set({ features }).where('code', '=', 'pro').execute();
    await close();
  });

  rare('the confirmation without an order invents none', async () => {
    const { page, close } = await openTab();
    await page.goto('/payment-success');
    await page.getByRole('heading', { name: 'No order to show here' }).waitFor();
    await expect.poll(() => page.getByText(/FPB-|Your plan is active/).count()).toBe(0);
    for (const name of ['Sign in', 'Explore Plans', 'E-mail support', 'Call Us', 'View FAQ']) {
      await page.getByRole('main').getByRole('link', { name }).waitFor();
    }
    await close();
  });

  rare('a payment that fails without a word says so, and what was typed stays', async () => {
    const { page, close } = await openTab({ expectedStatuses: [400] });
    await page.route('**/api/v1/order', (route) => route.fulfill({ status: 400, json: { detail: '' } }));
    await openPortal(page, server, await server.person(), '/cart?add=pro');
    await page.getByRole('button', { name: 'Checkout' }).click();
    for (const label of ['First name', 'Last name', 'Street address', 'City', 'State']) {
      await page.getByLabel(label).fill('Asha');
    }
    await page.getByLabel('PIN code').fill('560001');
    await page.getByLabel('E-mail').fill('asha@example.com');
    await page.getByRole('button', { name: /^Complete Payment/ }).click();
    await page.getByText('Payment failed: Unknown error').waitFor();
    await expect.poll(() => page.getByLabel('Street address').inputValue()).toBe('Asha');
    await close();
  });

  rare('a field that the server refuses is marked', async () => {
    const { page, close } = await visit('/cart?add=pro', { expectedStatuses: [422] });
    await page.getByRole('button', { name: 'Checkout' }).click();
    for (const label of ['First name', 'Last name', 'Street address', 'State']) {
      await page.getByLabel(label).fill('Asha');
    }
    await page.getByLabel('City').fill('Bengaluru');
    await page.getByLabel('E-mail').fill('asha@example.com');
    await page.getByLabel('PIN code').fill('56001');
    await page.getByRole('button', { name: /^Complete Payment/ }).click();
    await page.locator('form').getByText('A PIN code has six digits', { exact: false }).waitFor();
    await page.getByLabel('PIN code').fill('560001');
    const errors = [{ path: 'billing.city', message: 'City is required.' }];
    await page.route('**/api/v1/order', (route) => route.fulfill({ status: 422, json: { status: 422, errors } }));
    await page.getByRole('button', { name: /^Complete Payment/ }).click();
    await page.locator('form').getByText('City is required.').waitFor();
    await close();
  });

  test('a message goes after three seconds', async () => {
    const { page, close } = await openTab({ hasOwnTab: true });
    await page.clock.install();
    await page.goto('/login?from=%2Fpayment', { waitUntil: 'commit' });
    const toast = page.getByText('Please sign in to continue to checkout');
    await toast.waitFor();
    await page.clock.fastForward(3_100);
    await toast.waitFor({ state: 'detached' });
    await close();
  });
});

describe('the site', () => {
  rare('scrolls smoothly, and not for people who asked for less motion', async () => {
    const { page, close } = await openTab();
    const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    await page.goto('/');
    await expect.poll(behaviour).toBe('auto');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(behaviour).toBe('smooth');
    await close();
  });

  test.each(['/', '/hi'])('its landing page at %s names at most 80 kB of script, gzipped', async (path) => {
    const html = await (await fetch(server.url + path)).text();
    const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
    const sizes = [...files].map(async (file) => gzipSync(await (await fetch(server.url + file)).text()).length);
    const size = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThanOrEqual(80_000);
  });

  test.each(
    firstOf([
      ['/', 'Create a free account', 'Open your diary', 'Sign out'],
      ['/hi', 'मुफ़्त खाता बनाएँ', 'अपनी डायरी खोलें', 'साइन आउट'],
      ['/features', 'Create a free account', 'Open your diary', 'Sign out'],
    ]),
  )('%s leads who is signed in to their diary, and others to an account', async (path, create, diary, signOut) => {
    const { page, complaints, close } = await visit(path);
    await page.getByRole('link', { name: diary }).first().waitFor();
    await expect.poll(() => page.getByRole('link', { name: create }).count()).toBe(0);
    await page.getByRole('banner').getByRole('button', { name: signOut }).click();
    await page.getByRole('link', { name: create }).first().waitFor();
    await expect.poll(() => page.getByRole('link', { name: diary }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();

    const signedIn = await visit(path);
    await signedIn.page.getByRole('link', { name: diary }).first().click();
    await signedIn.page.waitForURL('**/app/dashboard');
    await signedIn.close();
  });

  test('its footer has three columns, a mail link, the status, social links and the copyright', async () => {
    const { page, close } = await openTab();
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const linksOf = (column: string) => footer.getByRole('navigation', { name: column }).getByRole('link');
    for (const column of ['Product', 'Company', 'Support']) await expect.poll(() => linksOf(column).count()).toBe(4);
    await expect.poll(() => footer.locator('a[href^="mailto:"]').count()).toBe(1);
    await expect.poll(() => footer.getByRole('link', { name: 'System status' }).getAttribute('href')).toBe('/status');
    await expect.poll(() => footer.getByRole('link', { name: 'E-mail' }).getAttribute('href')).toBe('/newsletter');
    await footer.getByText(/^© \d{4} FitPulse\. All rights reserved\.$/).waitFor();
    await close();
  });

  test.each(walkedLooks)('its status page reads at $width px, $colorScheme, and leads home', async (look) => {
    const { page, complaints, close } = await openTab(look);
    await page.goto('/status');
    await page.getByRole('heading', { level: 1, name: 'Everything works' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'FitPulse', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /Write what you ate/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('its error screen leads back, and names a phone number', async () => {
    const { page, close } = await openTab({ expectedStatuses: [404] });
    await page.goto('/features');
    await page.goto('/non-existent-page');
    await page.locator('a[href^="tel:"]').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/contact');
    await expect.poll(() => page.getByRole('link', { name: 'Help Center' }).getAttribute('href')).toBe('/faq');
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL('**/features');
    await close();
  });

  rare('its error testing page names addresses that lead nowhere', async () => {
    const { page, close } = await openTab({ expectedStatuses: [404] });
    await page.goto('/error-test');
    await page.getByRole('link', { name: '/non-existent-page' }).click();
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await page.goto('/error-test');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { level: 1, name: /Write what you ate/ }).waitFor();
    await close();
  });

  rare('every public page fits a tablet, light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        ...{ baseURL: server.url, viewport: { width: 768, height: 1_024 }, colorScheme, reducedMotion: 'reduce' },
      });
      const page = await context.newPage();
      for (const path of [
        '/',
        '/features',
        '/terms',
        '/privacy',
        '/newsletter',
        '/login',
        '/register',
        '/cart?add=pro',
      ]) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
      await context.close();
    }
  });
});
