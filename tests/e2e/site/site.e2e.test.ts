import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listPlans } from '../../../contract/commerce/plans.ts';
import { plansAtBuild } from '../../../web/features/plans/plansAtBuild.ts';
import { firstOf, rare } from '../../tiers.ts';
import { expectAccessible, expectSound } from '../browser.ts';
import { startPlace } from '../place.ts';

const { server, browser, openTab } = await startPlace();

/** Every public address, and the heading it shows. */
const pages = [
  ['/', 'Write what you ate. FitPulse counts it.'],
  ['/features', 'One chat. Your whole health diary.'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/newsletter', 'Newsletter'],
  ['/newsletter-confirm', 'Newsletter'],
  ['/newsletter-leave', 'Newsletter'],
  ['/register', 'Create Account'],
  ['/login', 'Welcome back'],
  ['/forgot-password', 'Forgot password'],
  ['/reset-password', 'Set a new password'],
  ['/cart', 'Your cart is empty'],
  ['/payment-success', 'No order to show here'],
  ['/error-test', 'Error testing'],
] as const;

test('every public page reads, is accessible, stays in its width, and asks nobody else for anything', async () => {
  const { page, complaints, close } = await openTab();
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(server.url)) outside.push(request.url());
  });
  for (const [path, heading] of pages) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expectSound(page);
  }
  expect([complaints, outside]).toEqual([[], []]);
  await close();
});

test('an address that leads nowhere shows the error screen', async () => {
  const { page, complaints, close } = await openTab({ expectedStatuses: [404] });
  const answer = await page.goto('/non-existent-page');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await page.getByText('Oops! Looks like you took a wrong turn.').waitFor();
  for (const name of ['Go Back', 'Refresh Page']) await page.getByRole('button', { name }).waitFor();
  for (const name of ['Go Home', 'Contact Support', 'Help Center']) await page.getByRole('link', { name }).waitFor();
  await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await expectSound(page);
  expect(complaints).toEqual([]);
  await close();
});

describe('without JavaScript', () => {
  test('the public pages read', async () => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    for (const name of ['Free', /^Pro/, 'Premium'])
      await page.getByRole('heading', { level: 3, name, exact: true }).waitFor();
    await page.getByText('Do I need to install an app?').click();
    await page.getByText('No. FitPulse works inside Telegram').waitFor();
    for (const [path, heading] of pages.slice(1, 5)) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
    await context.close();
  });
});

describe('the landing page', () => {
  test('has its sections, and the short addresses lead to them', async () => {
    const { page, complaints, close } = await openTab();
    await page.goto('/');
    for (const id of ['home', 'features', 'demo', 'how', 'why', 'pricing', 'faq', 'contact']) {
      await expect.poll(() => page.locator(`#${id}`).count(), { message: id }).toBe(1);
    }
    for (const id of ['how', 'why', 'pricing', 'faq', 'contact']) {
      await page.goto(`/${id}`);
      expect(page.url()).toBe(`${server.url}/#${id}`);
      await expectInView(page.locator(`#${id}`));
    }
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Features' }).click();
    await expectInView(page.locator('#features'));
    expect(complaints).toEqual([]);
    await close();
  });

  test('keeps several answers open at once', async () => {
    const { page, close } = await openTab();
    await page.goto('/#faq');
    await page.getByText('Do I get monthly reports?').click();
    await page.getByText('How accurate are the calories?').click();
    await page.getByText('On the Pro and Premium plans, yes').waitFor();
    await page.getByText('They are estimates from published food tables').waitFor();
    await expect.poll(() => page.locator('details[open]').count()).toBe(2);
    await close();
  });

  test('asks OpenStreetMap for nothing before the map is wanted', async () => {
    const { page, close } = await openTab();
    const asked: string[] = [];
    await page.route('https://www.openstreetmap.org/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ body: 'map', contentType: 'text/html' });
    });
    await page.goto('/#contact');
    await page.getByRole('button', { name: 'Show the map' }).waitFor();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Show the map' }).click();
    await page.getByTitle('Map of the office').waitFor();
    await expect.poll(() => asked.length).toBe(1);
    await close();
  });

  test('shows the prices of the server, and says so when it cannot have them', async () => {
    await server.context.db.updateTable('plans').set({ pricePaise: 34_900 }).where('code', '=', 'pro').execute();
    const { page, close } = await openTab({ expectedStatuses: [500] });
    await page.goto('/');
    await page.getByText('₹349').waitFor();
    await server.context.db.updateTable('plans').set({ pricePaise: 29_900 }).where('code', '=', 'pro').execute();
    await page.route('**/api/v1/plans', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.reload();
    await page.getByText('The plans can’t be shown').waitFor();
    await page.unroute('**/api/v1/plans');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('₹299').waitFor();
    await close();
  });

  test('keeps the choice of theme', async () => {
    const { page, close } = await openTab();
    await page.goto('/');
    await page.getByRole('radio', { name: 'Dark theme' }).first().check({ force: true });
    const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
    await expect.poll(scheme).toBe('dark');
    await page.goto('/login');
    await expect.poll(scheme).toBe('dark');
    await close();
  });

  test('tells search engines its questions and plans', async () => {
    const html = await (await fetch(server.url)).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? ''),
    );
    expect(data.map((one) => one['@type'])).toEqual(['FAQPage', 'SoftwareApplication']);
    expect(data[0].mainEntity).toHaveLength(6);
    const { plans } = await (await fetch(`${server.url}/api/v1/plans`)).json();
    expect(data[1].offers.map(({ price }: { price: string }) => Number(price))).toEqual(
      plans.map(({ price }: { price: number }) => price),
    );
    const { publicUrl } = server.context.config;
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}/"/>`);
    expect(html).not.toContain('origin.invalid');
    expect(await (await fetch(`${server.url}/robots.txt`)).text()).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).toContain(`<loc>${publicUrl}/features</loc>`);
    expect((await fetch(`${server.url}/og.png`)).headers.get('content-type')).toBe('image/png');
  });
});

test('what the plans are when the site is built is what a new database holds', async () => {
  expect((await server.call(listPlans)).body.plans).toEqual(plansAtBuild);
});

describe('the support widget', () => {
  test('answers from its canned replies after a moment, and hands over as a ticket', async () => {
    const person = await server.person();
    const { page, complaints, close } = await openTab({ hasOwnTab: true });
    await page.goto('/login');
    await page.getByLabel('User name').fill(person.userName);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/app/dashboard');
    await page.goto('/');
    await page.getByRole('button', { name: 'Need help? Chat with us!' }).click();
    const panel = page.getByRole('region', { name: 'Customer Support' });
    await panel.getByText("We're here to help!").waitFor();
    await panel.getByText('Hi there! Quick answers come at once; a person reads').waitFor();
    await expect.poll(() => panel.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
    await expectAccessible(page);

    // The answer comes when the clock is let on, and not while the page is being looked at.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await panel.getByRole('button', { name: 'Enable water reminders' }).click();
    const typing = panel.getByText('Support is typing');
    await typing.waitFor({ state: 'attached' });
    await expect.poll(() => panel.getByLabel('Message to support').isDisabled()).toBe(true);
    await expect.poll(() => panel.getByRole('button', { name: 'Upload health reports' }).count()).toBe(0);
    await page.clock.runFor(1_400);
    await expect.poll(() => typing.count()).toBe(1);
    await page.clock.resume();
    await panel.getByText('2000-3000 ml').waitFor();

    await panel.getByLabel('Message to support').fill('   ');
    await page.keyboard.press('Enter');
    await panel.getByLabel('Message to support').fill('I forgot my password');
    await page.keyboard.press('Enter');
    await panel.getByRole('link', { name: 'Forgot password' }).waitFor();
    await expect.poll(() => panel.getByRole('log').locator('p').count()).toBe(5);

    await panel.getByRole('button', { name: 'Minimise' }).click();
    await expect.poll(() => panel.getByRole('log').count()).toBe(0);
    await panel.getByRole('button', { name: 'Expand' }).click();
    await panel.getByRole('button', { name: 'Hand over as a ticket' }).click();
    await panel.getByText(/Handed over as ticket #\d+/).waitFor();
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Need help? Chat with us!' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('errors', () => {
  test.each(
    firstOf([
      ['Simulate 404', 'Page Not Found', 'Oops! Looks like you took a wrong turn.'],
      ['Simulate 500', 'Server Error', 'Something went wrong on our end.'],
      ['Simulate a network error', 'Unexpected Error', "FitPulse can't be reached."],
      ['Simulate a JavaScript error', 'Unexpected Error', 'A simulated JavaScript error.'],
    ]),
  )('%s', async (button, title, text) => {
    const { page, close } = await openTab();
    await page.goto('/error-test');
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByText(text).waitFor();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await page.getByRole('heading', { level: 1, name: /Write what you ate/ }).waitFor();
    await close();
  });
});

describe('the newsletter', () => {
  test('takes an address', async () => {
    const { page, complaints, close } = await openTab();
    await page.goto('/newsletter');
    await page.getByText('Coming soon...').waitFor();
    await page.getByLabel('E-mail address').fill('reader@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText(/sent you a mail/).waitFor();
    const rows = await server.context.db.selectFrom('newsletterAddresses').select('email').execute();
    expect(rows).toEqual([{ email: 'reader@example.com' }]);
    const { key } = await server.context.db.selectFrom('newsletterAddresses').select('key').executeTakeFirstOrThrow();
    await page.goto(`/newsletter-confirm#${key}`);
    await page.getByRole('button', { name: 'Yes, send it to me' }).click();
    await page.getByText(/on the list/).waitFor();
    await page.goto(`/api/v1/newsletter/leave/${key}`);
    await page.getByRole('button', { name: 'Take me off the list' }).click();
    await page.getByText(/is off the list/).waitFor();
    expect(await server.context.db.selectFrom('newsletterAddresses').select('email').execute()).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a forgotten password', () => {
  test('is asked for without learning whether the account exists, and a wrong code is refused', async () => {
    const { page, close } = await openTab({ expectedStatuses: [400, 422] });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('User name or e-mail address').fill('nobody-has-this-name');
    await page.getByRole('button', { name: 'Send a link and a code' }).click();
    await page.getByText(/If we know you/).waitFor();
    await page.getByRole('link', { name: 'I have a code' }).click();
    await page.getByLabel('Code from the chat').fill('WRONG-CODE');
    await page.getByLabel('New password').fill('Secret 123!');
    await page.getByLabel('Confirm password').fill('Secret 124!');
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page.getByText('Passwords do not match.').waitFor();
    await page.getByLabel('Confirm password').fill('Secret 123!');
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page.getByRole('alert').waitFor();
    await close();
  });
});

describe('registering', () => {
  rare('signs in and leads to the dashboard', async () => {
    const { page, complaints, close } = await openTab();
    await page.goto('/features');
    await page.getByRole('link', { name: 'Create a free account' }).click();
    await page.getByLabel('User name').fill('new-reader');
    await page.getByLabel('E-mail').fill('reader@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Secret 123!');
    await page.getByLabel('Confirm password').fill('Secret 123!');
    await page.getByLabel(/I accept the terms/).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/app/dashboard');
    expect(complaints).toEqual([]);
    await close();
  });
});

async function expectInView(locator: Locator): Promise<void> {
  await expect.poll(async () => Math.abs((await locator.boundingBox())?.y ?? 9_999)).toBeLessThan(200);
}
