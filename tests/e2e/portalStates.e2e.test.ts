import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { saveProfile } from '../../contract/accounts/profile.ts';
import { firstOf, tiered } from '../tiers.ts';
import { expectSound } from './browser.ts';
import { startPlace } from './place.ts';
import { fillDiary, keepWaiting, openPortal, personOfThisWeek, unfold } from './portal.ts';
import { answerOneByOne, watchShifts } from './slowAnswers.ts';

const { server, openTab } = await startPlace();
const regular = await server.person();
await fillDiary(server, regular);
const newcomer = await personOfThisWeek(server);

interface PortalPage {
  path: string;
  /** What stands there for somebody who has logged nothing, for somebody who has, and while nothing can be had. */
  empty: string[];
  filled: string[];
  failed: string[];
}

const pages: PortalPage[] = [
  {
    path: '/app/dashboard',
    empty: ['Nothing logged yet today', 'No activity yet', 'No weight data yet', 'Days with All Goals Met'],
    filled: ['Poha', '388 kcal', 'Range: Week', 'Hide Avg', 'Free'],
    failed: ['Today’s goals can’t be shown', 'The metrics can’t be shown', 'The weight chart can’t be shown'],
  },
  {
    path: '/app/health-log',
    empty: [
      'No logs for this date.',
      'No activity logs for this date.',
      'No weight logs for this date.',
      'No sleep logs for this date.',
    ],
    filled: ['300 ml', 'Walking', '70 kg', 'Sleep (hrs)'],
    failed: ['The water entries can’t be shown'],
  },
  {
    path: '/app/food-intake',
    empty: ['kcal left', 'All nutrients'],
    filled: ['Poha', '388 kcal', 'Breakfast'],
    failed: ['The diary can’t be shown'],
  },
  {
    path: '/app/trends',
    empty: ['Calories: nothing logged on a full day yet.', '3 months'],
    filled: ['388 kcal', 'Days logged', 'Show as a table'],
    failed: ['The trends can’t be shown'],
  },
  {
    path: '/app/review',
    empty: ['Nothing was logged this week or the week before.', 'Each dot is a goal'],
    filled: ['What changed', 'One thing for next week', 'See the plans', 'Three meals'],
    failed: ['The review can’t be shown', 'The goal days can’t be shown'],
  },
  {
    path: '/app/nutrients',
    empty: ['No food logged on these days yet.'],
    filled: ['Vitamin B12', 'Your average over 6 full days with food logged.'],
    failed: ['The nutrients can’t be shown'],
  },
  {
    path: '/app/notifications',
    empty: ['Reminders', 'Water reminder', 'Reports', 'Others'],
    filled: ['Reminders', 'Quiet hours'],
    failed: ['Your notifications can’t be shown'],
  },
  {
    path: '/app/userprofile',
    empty: ['Personal Information', 'Current Metrics', 'Targets & Goals', 'Let AI generate'],
    filled: ['Edit'],
    failed: ['Your profile can’t be shown'],
  },
  {
    path: '/app/settings',
    empty: ['Time zone', 'Theme', 'Signed-in devices', 'Your data', 'Delete account'],
    filled: ['This device'],
    failed: ['The devices can’t be shown'],
  },
];

/** Those where most of a day is. */
const busiest = pages.slice(0, 3);

const inHindi = /\p{Script=Devanagari}/u;

/** The profile says Hindi when the page asks for it anew, as it does when one comes back to its tab. */
async function speakHindi(page: Page): Promise<void> {
  await page.route('**/api/v1/profile/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), language: 'hi' } });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

async function expectSoundInHindi(page: Page): Promise<void> {
  await speakHindi(page);
  await page.getByRole('heading', { level: 1, name: inHindi }).waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await expectSound(page);
}

/** A page that can't have the profile goes by what this browser remembers. */
const rememberHindi = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('fitpulse.pageLocale', 'hi');
    window.dispatchEvent(new StorageEvent('storage'));
  });

test.each(pages)('$path with a diary, and with nothing logged', async ({ path, empty, filled }) => {
  for (const [person, texts] of firstOf([[regular, filled] as const, [newcomer, empty] as const])) {
    const { page, complaints, close } = await openTab({ width: 360 });
    await answerOneByOne(page);
    const shifts = await watchShifts(page);
    await openPortal(page, server, person, path);
    if (path === '/app/dashboard') await unfold(page);
    for (const text of texts) await page.getByRole('main').getByText(text).first().waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    const { sum, moved } = await shifts();
    expect(sum, moved.join('\n')).toBeLessThan(0.05);
    await expectSound(page);
    if (tiered(false, true)) await expectSoundInHindi(page);
    expect(complaints).toEqual([]);
    await close();
  }
});

test.each(firstOf(pages))('$path while nothing answers, and when nothing can be had', async ({ path, failed }) => {
  const { page, complaints, close } = await openTab({ expectedStatuses: [503] });
  const fail = await keepWaiting(page);
  await openPortal(page, server, regular, path);
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'attached' });
  await expectSound(page);
  await fail();
  await expectSound(page, failed);
  const main = page.getByRole('main');
  // What is asked for anew meanwhile says nothing.
  await expect.poll(() => main.getByRole('alert').allInnerTexts()).toHaveLength(1);
  expect(await main.getByRole('button', { name: 'Retry' }).count()).toBe(1);
  await rememberHindi(page);
  await main.getByRole('alert').filter({ hasText: inHindi }).first().waitFor();
  await expectSound(page);
  expect(complaints).toEqual([]);
  await close();
});

test('a page names its own files from the start', async () => {
  const html = await (await fetch(`${server.url}/app/food-intake`)).text();
  expect(html).toMatch(/<link rel="modulepreload" href="\/assets\/foodIntake-/);
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/foodIntake-/);
  expect(html).not.toContain('/assets/dashboard-');
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, href]) =>
    fetch(server.url + href),
  );
  const styles = await Promise.all(sheets.map(async (sheet) => (await sheet).text()));
  expect(styles.join('')).toMatch(/\[data-starting="?name/);
});

test('every page is in Hindi from the first paint on', async () => {
  await server.call(saveProfile, { token: regular.token, body: { id: regular.id, language: 'hi' } });
  const { page, complaints, close } = await openTab({ width: 360 });
  await openPortal(page, server, regular, '/app/dashboard');
  await page.locator('html:lang(hi)').waitFor();
  let answer = Promise.withResolvers<void>();
  await page.route('**/api/v1/profile/**', async (route) => {
    await answer.promise;
    await route.fallback();
  });
  for (const { path } of tiered(busiest, pages)) {
    // Nothing answers before the page has taken its language.
    answer = Promise.withResolvers<void>();
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: inHindi }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('hi');
    answer.resolve();
  }
  expect(complaints).toEqual([]);
  await close();
});
