import { describe, expect, test } from 'vitest';
import { describeFood } from '../../contract/entries/food.ts';
import { expectSound } from './browser.ts';
import { startPlace } from './place.ts';
import { openPortal } from './portal.ts';

const { server, browser } = await startPlace();
// A browser asks for the days of its own clock.
server.clock.time = new Date();
const dayMs = 86_400_000;
const dateOf = (daysAgo: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Kolkata' }).format(Date.now() - daysAgo * dayMs);

/** What this browser keeps beside the session. */
const kept = async () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('fitpulse');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('answers').objectStore('answers').count();
      counting.onsuccess = () => resolve(counting.result);
    };
  });

describe('without a connection', () => {
  test('the portal opens with the last two weeks, and says so; who signs out leaves nothing', async () => {
    const person = await server.person();
    for (const [daysAgo, foodName] of [
      [0, '2 rotis'],
      [13, '1 banana'],
    ] as const) {
      const body = { foodName, mealType: 'lunch' as const, logDatetime: dateOf(daysAgo) };
      await server.call(describeFood, { token: person.token, body });
    }
    const context = await browser.newContext({ baseURL: server.url, timezoneId: 'Asia/Kolkata', locale: 'en-IN' });
    const page = await context.newPage();
    await openPortal(page, server, person, '/app/food-intake');
    await page.getByRole('main').getByText('Roti').first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // Fourteen days, and what the page shows besides.
    await expect.poll(() => page.evaluate(kept)).toBeGreaterThan(14);

    await context.setOffline(true);
    await page.goto(`/app/food-intake?date=${dateOf(13)}`);
    await page.getByText('You’re offline.').waitFor();
    await page.getByRole('main').getByText('Banana').first().waitFor();
    await page.goto('/app/food-intake');
    await page.getByRole('main').getByText('Roti').first().waitFor();
    await page.goto('/app/dashboard');
    await page.getByText('You’re offline.').waitFor();
    await expectSound(page);

    await context.setOffline(false);
    await page.getByText('You’re offline.').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
    await expect.poll(() => page.evaluate(kept)).toBe(0);
    await context.close();
  });
});

test('the app can be installed: its manifest, its icons, its worker', async () => {
  const get = (path: string) => fetch(`${server.url}${path}`);
  const html = await (await get('/app')).text();
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  const answer = await get('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/app/dashboard' });
  for (const { src } of manifest.icons) expect((await get(src)).headers.get('content-type')).toBe('image/png');
  const worker = await get('/sw.js');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  const files = (await worker.text()).match(/\/assets\/[\w.-]+/g) ?? [];
  expect(files.length).toBeGreaterThan(20);
  for (const file of files.slice(0, 3)) expect((await get(file)).status).toBe(200);
});
