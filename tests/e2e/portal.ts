import type { Page, Route } from 'playwright-core';
import { login } from '../../contract/accounts/accounts.ts';
import { createActivityEntry } from '../../contract/entries/activity.ts';
import { createFoodEntry, describeFood } from '../../contract/entries/food.ts';
import { createSleepEntry } from '../../contract/entries/sleep.ts';
import { createWaterEntry } from '../../contract/entries/water.ts';
import { createWeightEntry } from '../../contract/entries/weight.ts';
import type { TestPerson, TestServer } from '../server.ts';

/** Opens a page of the portal as that person, without the detour through the sign-in form. */
export async function openPortal(page: Page, server: TestServer, person: TestPerson, path: string): Promise<void> {
  const { userName, password } = person;
  const { body } = await server.call(login, { body: { userName, password } });
  const signingIn = await page.addInitScript(
    (session) => localStorage.setItem('fitpulse.session', session),
    JSON.stringify(body),
  );
  await page.goto(path);
  await signingIn.dispose();
}

/** Through the menu behind the person's name. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Plan$/ }).click();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click();
}

export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export const save = (page: Page, form: string) =>
  page.getByRole('form', { name: form }).getByRole('button', { name: 'Save' }).click();

/** Opens what a page keeps folded on a small screen. */
export async function unfold(page: Page): Promise<void> {
  const folded = page.locator('main h2 button[aria-expanded="false"]');
  await folded.first().waitFor();
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Answers the calls of one kind and path as a server in trouble would. */
export async function failCalls(page: Page, method: string, path: string): Promise<void> {
  await page.route(`**/api/v1${path}`, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 503, json: { status: 503, code: 'service_unavailable', detail: 'Please try again.' } })
      : route.fallback(),
  );
}

/** One entry of every kind on the server's today. */
export async function fillOneDay(server: TestServer, { token }: TestPerson): Promise<void> {
  await server.call(describeFood, { token, body: { foodName: '1 roti', mealType: 'lunch' } });
  await server.call(createWaterEntry, { token, body: { waterIntake: { value: 330 }, notes: 'With lemon' } });
  await server.call(createActivityEntry, {
    token,
    body: { activityType: 'yoga', durationMin: 45, caloriesBurned: 120 },
  });
  await server.call(createWeightEntry, { token, body: { weightKg: 71.4 } });
  await server.call(createSleepEntry, { token, body: { sleepTimeHr: 7 } });
}

/** A few days of every kind of entry that end on the server's today. */
export async function fillDiary(server: TestServer, { token }: TestPerson): Promise<void> {
  const now = server.clock.now().getTime();
  for (let daysAgo = 20; daysAgo >= 0; daysAgo -= 1) {
    const datetime = new Date(now - daysAgo * 86_400_000).toISOString();
    if (daysAgo % 3 === 0) {
      await server.call(createWeightEntry, { token, body: { weightKg: 70 + daysAgo / 10, logDatetime: datetime } });
    }
    if (daysAgo > 6) continue;
    await server.call(createActivityEntry, {
      token,
      body: { activityType: 'walking', durationMin: 20 + daysAgo, distanceKm: 2, caloriesBurned: 100, datetime },
    });
    await server.call(createWaterEntry, { token, body: { waterIntake: { value: 300 }, logDatetime: datetime } });
    await server.call(createSleepEntry, { token, body: { sleepTimeHr: 7.5, logDatetime: datetime } });
    await server.call(createFoodEntry, {
      token,
      body: { foodName: 'Poha', mealType: 'breakfast', calories: 388, proteinG: 7.5, logDatetime: datetime },
    });
  }
}

/** Somebody new who has kept such a diary. */
export async function personWithDiary(server: TestServer): Promise<TestPerson> {
  const person = await server.person();
  await fillDiary(server, person);
  return person;
}

/** Somebody who signed up just now by the clock of the browser. */
export async function personOfThisWeek(server: TestServer): Promise<TestPerson> {
  const { time } = server.clock;
  server.clock.time = new Date();
  const person = await server.person();
  server.clock.time = time;
  return person;
}

const inTrouble = {
  status: 503,
  contentType: 'application/problem+json',
  json: { status: 503, code: 'service_unavailable', detail: 'Please try again in a minute.' },
};

/** Answers every call of the API as a server in trouble would. */
export async function failEverything(page: Page): Promise<void> {
  await page.route('**/api/v1/**', (route) => route.fulfill(inTrouble));
}

/** Answers no call of the API; what it returns makes them all fail, as `failEverything` does. */
export async function keepWaiting(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isWaiting = true;
  await page.route('**/api/v1/**', (route) => (isWaiting ? void held.push(route) : route.fulfill(inTrouble)));
  return async () => {
    isWaiting = false;
    await Promise.all(held.map((route) => route.fulfill(inTrouble)));
  };
}
