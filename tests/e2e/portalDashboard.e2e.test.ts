import { expect, test } from 'vitest';
import { saveProfile } from '../../contract/accounts/profile.ts';
import { createReading } from '../../contract/entries/readings.ts';
import { createWaterEntry } from '../../contract/entries/water.ts';
import { rare } from '../tiers.ts';
import { expectAccessible, expectNoSidewaysScroll, expectSound } from './browser.ts';
import { startPlace } from './place.ts';
import { failCalls, personWithDiary } from './portal.ts';

const { server, visit } = await startPlace();

test('a range changes the metrics and the days of the weight chart', async () => {
  const { page, complaints, close } = await visit('/app/dashboard', { person: await personWithDiary(server) });
  const metrics = page.getByRole('region', { name: /^Key Metrics/ });
  await metrics.getByText('2,716', { exact: false }).waitFor();
  await metrics.getByText('Day', { exact: true }).click();
  await metrics.getByText('388', { exact: false }).waitFor();
  await page.getByText('Range: Day').waitFor();
  await metrics.getByText('Month', { exact: true }).click();
  await metrics.getByText('−1.80').waitFor();
  await expect.poll(() => metrics.getByText(/^Updated \d/).isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

rare('refresh shows what was logged elsewhere; auto-refresh does so every two minutes', async () => {
  const { page, person, complaints, close } = await visit('/app/dashboard', {
    person: await personWithDiary(server),
    hasOwnTab: true,
  });
  const { token } = person;
  const metrics = page.getByRole('region', { name: /^Key Metrics/ });
  await metrics.getByText('2,100').waitFor();
  await server.call(createWaterEntry, { token, body: { waterIntake: { value: 111 } } });
  await metrics.getByRole('button', { name: 'Refresh' }).click();
  await metrics.getByText('2,211').waitFor();

  await page.clock.install();
  await expect.poll(() => metrics.getByLabel('Auto-refresh').isChecked()).toBe(false);
  await metrics.getByLabel('Auto-refresh').check();
  await server.call(createWaterEntry, { token, body: { waterIntake: { value: 111 } } });
  await page.clock.fastForward(121_000);
  await metrics.getByText('2,322').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

rare('what is chosen in the settings stands on the dashboard', async () => {
  const { page, person, complaints, close } = await visit('/app/settings', { person: await personWithDiary(server) });
  const values = { systolic: 124, diastolic: 79, pulse: 72 };
  await server.call(createReading, { token: person.token, body: { kind: 'bloodPressure', values } });
  const tiles = page.getByRole('group', { name: 'Dashboard tiles' });
  await tiles.getByLabel('Blood pressure').click();
  await expect.poll(() => tiles.getByLabel('Blood pressure').isChecked()).toBe(true);
  await page.getByText('Dashboard saved.').waitFor();
  await page.goto('/app/dashboard');
  await page.getByText('124/79').first().waitFor();
  await page.getByText(/elevated$/).waitFor();
  await expectSound(page);
  expect(complaints).toEqual([]);
  await close();
});

rare('/app leads to the dashboard', async () => {
  const { page, complaints, close } = await visit('/app/dashboard', { person: await personWithDiary(server) });
  await page.goto('/app');
  await page.waitForURL('**/app/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a goal without a target is neither met nor missed, and leads to where one is set', async () => {
  const { page, person, complaints, close } = await visit('/app/dashboard', { person: await personWithDiary(server) });
  const goals = { waterLitersPerDay: 0, calorieBurnPerDay: 0, sleepHrsTarget: 0, caloriesConsumePerDay: 0 };
  await server.call(saveProfile, { token: person.token, body: { goals } });
  await page.reload();
  const today = page.getByRole('region', { name: 'Today’s Goals' });
  await today.getByText('No target').first().waitFor();
  await expect.poll(() => today.getByText('No target').count()).toBe(3);
  await expect.poll(() => today.getByText('Completed').count()).toBe(0);
  await page.getByText('No calorie target yet.').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await today.getByRole('link', { name: 'Set a target for water' }).click();
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

rare('metrics and goals that can’t be asked for say so, and invent nothing', async () => {
  const { page, close } = await visit('/app/dashboard', { person: await personWithDiary(server) });
  await failCalls(page, 'GET', '/dashboard/counters/*');
  await failCalls(page, 'GET', '/dashboard/goal*');
  await page.reload();
  await page.getByText('The metrics can’t be shown.').waitFor();
  await page.getByText('Today’s goals can’t be shown.').waitFor();
  await expect.poll(() => page.getByText('3 main meals').count()).toBe(0);
  await close();
});

rare('the menu of a small screen leads to every page', async () => {
  const person = await server.person();
  const { page, complaints, close } = await visit('/app/dashboard', { person, width: 360 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const [name, group] of [
    ['Assistant', 'Coaching'],
    ['Health Log'],
    ['Food Intake'],
    ['Reports', 'Progress'],
    ['Notifications'],
    ['Profile'],
    ['Settings', 'Free Plan'],
    ['Billing', 'Free Plan'],
    ['Dashboard'],
  ] as const) {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    if (group) await menu.getByText(group, { exact: true }).click();
    await menu.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
  expect(complaints).toEqual([]);
  await close();
});
