import type { BrowserContext, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { describeFood, listFoodEntries } from '../../contract/entries/food.ts';
import { createWaterEntry, deleteWaterEntry, listWaterEntries } from '../../contract/entries/water.ts';
import type { TestPerson } from '../server.ts';
import { rare } from '../tiers.ts';
import { expectSound } from './browser.ts';
import { startPlace } from './place.ts';
import { openPortal, signOut } from './portal.ts';

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

    await context.setOffline(false);
    await page.getByText('You’re offline.').waitFor({ state: 'detached' });
    await signOut(page);
    await page.waitForURL('**/login');
    await expect.poll(() => page.evaluate(kept)).toBe(0);
    await context.close();
  });
});

/** The ids of what waits in this browser, in order, after so many more like the last were put behind it. */
async function waitingWith(copies: number): Promise<string[]> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'fitpulse.waiting')) return [];
  return new Promise((resolve) => {
    const opening = indexedDB.open('fitpulse.waiting');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('entries', copies > 0 ? 'readwrite' : 'readonly');
      const entries = transaction.objectStore('entries');
      const reading = entries.getAll();
      reading.onsuccess = () => {
        const all = reading.result;
        for (let copy = 0; copy < copies; copy += 1) all.push({ ...all.at(-1), id: crypto.randomUUID() });
        for (const added of all.slice(all.length - copies)) entries.add(added);
        transaction.oncomplete = () => {
          opening.result.close();
          resolve(all.map(({ id }) => id));
        };
      };
    };
  });
}

/** Taps for water as of that moment. */
async function tapWater(page: Page, moment: Date): Promise<void> {
  await page.clock.setFixedTime(moment);
  const { length } = await page.evaluate(waitingWith, 0);
  await page.getByRole('button', { name: '250 ml' }).click();
  await expect.poll(async () => (await page.evaluate(waitingWith, 0)).length).toBe(length + 1);
}

const cameLater = () => {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return ['OpenDialog', 'WaterForm', 'forms'].every((part) => files.some((file) => file.includes(`/${part}-`)));
};

async function openDashboard(
  person: TestPerson,
  serviceWorkers: 'allow' | 'block',
): Promise<{ context: BrowserContext; page: Page }> {
  const locality = { timezoneId: 'Asia/Kolkata', locale: 'en-IN' };
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers, ...locality });
  const page = await context.newPage();
  await openPortal(page, server, person, '/app/dashboard');
  await page.getByRole('button', { name: '250 ml' }).waitFor();
  if (serviceWorkers === 'allow') await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  return { context, page };
}

rare(
  '200 entries of two days are sent once each, in order, though the tab is killed before and in between',
  async () => {
    const person = await server.person();
    const { context, page: first } = await openDashboard(person, 'allow');
    await tapWater(first, new Date(Date.now() - dayMs));
    await first.evaluate(waitingWith, 99);
    await first.close();
    const second = await context.newPage();
    await second.goto('/app/dashboard');
    await second.getByText('100 waiting').waitFor();
    await tapWater(second, new Date());
    const made = await second.evaluate(waitingWith, 99);
    await expectSound(second);

    const sent: (string | undefined)[] = [];
    let tellArrival = () => {};
    const arrival = new Promise<void>((resolve) => {
      tellArrival = resolve;
    });
    const loseFiftieth = async (route: Route) => {
      if (route.request().method() !== 'POST' || sent.length < 50) return route.fallback();
      await route.fetch();
      tellArrival();
    };
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/water-intake'))
        sent.push(request.headers()['idempotency-key']);
    });
    await context.route('**/api/v1/water-intake', loseFiftieth);
    await context.setOffline(false);
    await arrival;
    // The answer is lost with the tab.
    await second.close();
    await context.unroute('**/api/v1/water-intake', loseFiftieth);
    const third = await context.newPage();
    await third.goto('/app/dashboard');
    await expect.poll(() => third.evaluate(waitingWith, 0), { interval: 300, timeout: 40_000 }).toEqual([]);
    await third.getByText(/\d waiting/).waitFor({ state: 'detached' });
    expect(sent).toEqual([...made.slice(0, 50), ...made.slice(49)]);
    for (const daysAgo of [0, 1]) {
      const { body } = await server.call(listWaterEntries, { token: person.token, query: { date: dateOf(daysAgo) } });
      expect(body).toHaveLength(100);
    }
    await context.close();
  },
);

test('corrections and deletions wait too, count in the day, and are sent once each, in order; conflicts are told', async () => {
  const person = await server.person();
  const { token } = person;
  const ids: string[] = [];
  for (const value of [250, 330, 480]) {
    ids.push((await server.call(createWaterEntry, { token, body: { waterIntake: { value } } })).body.entryId);
  }
  const [corrected, deleted, deletedElsewhere = ''] = ids;
  const { context, page } = await openDashboard(person, 'block');
  await context.setOffline(false);
  await page.goto('/app/health-log');
  const log = page.getByRole('region', { name: 'Water Intake' });
  const row = (text: string) => log.getByRole('row', { name: new RegExp(text) });
  await row('480 ml').waitFor();
  // The form comes once the page has had what it shows.
  await expect.poll(() => page.evaluate(cameLater)).toBe(true);
  await context.setOffline(true);

  const correct = async (from: string, to: string) => {
    await row(from).getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('form', { name: 'Edit water' });
    await form.getByLabel('Volume (ml)').fill(to);
    await form.getByRole('button', { name: 'Save' }).click();
    await row(`${to} ml`).waitFor();
  };
  await correct('250 ml', '400');
  await correct('400 ml', '450');
  await row('450 ml').getByText('Change not sent yet').waitFor();
  await row('330 ml')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await row('330 ml').getByText('Deletion not sent yet').waitFor();
  await log.getByRole('button', { name: 'Add Water' }).click();
  await log.getByLabel('Volume (ml)').fill('200');
  await log.getByRole('button', { name: 'Save' }).click();
  await row('200 ml').getByText('Not sent yet').waitFor();
  await correct('200 ml', '220');
  await log.getByLabel('Volume (ml)').fill('100');
  await log.getByRole('button', { name: 'Save' }).click();
  await row('100 ml')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await row('100 ml').waitFor({ state: 'detached' });
  await correct('480 ml', '630');
  await page.getByText('Includes entries that are still waiting to be sent.').waitFor();
  await page.getByLabel('Totals of the day').getByText('1.3 L').waitFor();
  await expectSound(page);

  await server.call(deleteWaterEntry, { token, params: { id: deletedElsewhere } });
  const sent: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace('/api/v1/water-intake', '');
    if (/water-intake/.test(request.url()) && request.method() !== 'GET') sent.push(`${request.method()} ${path}`);
  });
  await context.setOffline(false);
  await page.getByText('It was deleted elsewhere in the meantime').waitFor();
  expect(sent).toEqual([`PATCH /${corrected}`, `DELETE /${deleted}`, 'POST ', `PATCH /${deletedElsewhere}`]);
  const { body } = await server.call(listWaterEntries, { token });
  expect(body.map(({ waterIntake }) => waterIntake.value)).toEqual([450, 220]);
  await page.getByText('Includes entries that are still waiting to be sent.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => page.evaluate(waitingWith, 0)).toEqual([]);
  await context.close();
});

rare('copies of a day and of a food wait as entries do', async () => {
  const person = await server.person();
  const eaten = { foodName: '2 rotis', mealType: 'dinner' as const, logDatetime: `${dateOf(1)}T20:00:00` };
  await server.call(describeFood, { token: person.token, body: eaten });
  await server.call(describeFood, { token: person.token, body: { foodName: '1 banana', mealType: 'lunch' } });
  const { context, page } = await openDashboard(person, 'block');
  await context.setOffline(false);
  await page.goto('/app/food-intake');
  await page.getByRole('button', { name: 'More for Banana, lunch' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Same dinner as yesterday' }).click();
  await page.getByText('1 waiting').waitFor();
  await page.getByRole('button', { name: 'More for Banana, lunch' }).click();
  await page.getByRole('menuitem', { name: 'Log again today' }).click();
  await page.getByText('2 waiting').waitFor();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByText('Copy of dinner').waitFor();
  await context.setOffline(false);
  await page.getByRole('region', { name: 'Dinner' }).getByText('Roti').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'More for Banana, lunch' }).count()).toBe(2);
  const { body } = await server.call(listFoodEntries, { token: person.token });
  expect(body.map(({ foodName }) => foodName).toSorted()).toEqual(['Banana', 'Banana', 'Roti']);
  await context.close();
});

test('what is refused is told; who signs out is asked; another person on the device finds nothing of it', async () => {
  const [one, other] = await Promise.all([server.person(), server.person()]);
  const { context, page } = await openDashboard(one, 'block');
  await tapWater(page, new Date(Date.now() + 3 * dayMs));
  await tapWater(page, new Date());
  await context.setOffline(false);
  await page.getByText('1 entry couldn’t be saved').waitFor();
  await page.getByText('That time lies in the future.').waitFor();
  await signOut(page);
  await page.getByText('1 entry is only on this device so far.').waitFor();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect.poll(() => page.evaluate(waitingWith, 0)).toHaveLength(1);

  // Their session ends without them.
  await page.evaluate(() => localStorage.removeItem('fitpulse.session'));
  await page.goto('/login');
  await page.getByLabel('User name').fill(other.userName);
  await page.getByLabel('Password', { exact: true }).fill(other.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: '250 ml' }).waitFor();
  await expect.poll(() => page.evaluate(waitingWith, 0)).toEqual([]);
  await context.setOffline(true);
  await tapWater(page, new Date());
  await signOut(page);
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect.poll(() => page.evaluate(waitingWith, 0)).toEqual([]);
  await context.close();
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
