import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { saveProfile } from '../../contract/accounts/profile.ts';
import { createPeriod, listPeriods } from '../../contract/entries/cycle.ts';
import { createFast, listFasts } from '../../contract/entries/fasts.ts';
import { createFoodEntry } from '../../contract/entries/food.ts';
import { createMood, listMoods } from '../../contract/entries/moods.ts';
import { createSleepEntry } from '../../contract/entries/sleep.ts';
import { createStepEntry, listStepEntries } from '../../contract/entries/steps.ts';
import { createWorkout, listWorkouts } from '../../contract/entries/workouts.ts';
import { expectAccessible, expectNoSidewaysScroll, walkedLooks } from './browser.ts';
import { startPlace } from './place.ts';
import { card, save } from './portal.ts';

const { server, visit } = await startPlace();

test('steps are logged and corrected', async () => {
  const { page, person, complaints, close } = await visit('/app/health-log');
  const steps = card(page, 'Steps');
  await steps.getByRole('button', { name: 'Add Steps' }).click();
  await steps.getByRole('textbox', { name: /^Steps/ }).fill('8500');
  await save(page, 'Add steps');
  await steps.getByRole('cell', { name: '8,500', exact: true }).waitFor();
  await steps.getByRole('button', { name: /^Edit 8,500 steps/ }).click();
  await page
    .getByRole('form', { name: 'Edit steps' })
    .getByRole('textbox', { name: /^Steps/ })
    .fill('9000');
  await save(page, 'Edit steps');
  await steps.getByRole('cell', { name: '9,000', exact: true }).waitFor();
  const { body } = await server.call(listStepEntries, { token: person.token, query: {} });
  expect(body.map((entry) => entry.steps)).toEqual([9000]);
  expect(complaints).toEqual([]);
  await close();
});

test('a mood with its symptoms is logged', async () => {
  const { page, person, complaints, close } = await visit('/app/health-log');
  const moods = card(page, 'Mood and Symptoms');
  await moods.getByRole('button', { name: 'Add Mood' }).click();
  await moods.getByLabel('How do you feel?').selectOption('Low (2)');
  await moods.getByLabel('Symptoms and tags').fill('headache, travel');
  await save(page, 'Add mood');
  await moods.getByRole('cell', { name: 'headache, travel', exact: true }).waitFor();
  const { body } = await server.call(listMoods, { token: person.token, query: {} });
  expect(body).toMatchObject([{ mood: 2, tags: ['headache', 'travel'] }]);
  expect(complaints).toEqual([]);
  await close();
});

test('a workout is logged with its sets', async () => {
  const { page, person, complaints, close } = await visit('/app/health-log');
  const workouts = card(page, 'Workouts');
  await workouts.getByRole('button', { name: 'Add Workout' }).click();
  await workouts.getByRole('combobox', { name: 'Exercise' }).fill('deadlift');
  await page.getByRole('option', { name: 'Barbell Deadlift', exact: true }).click();
  await workouts.getByLabel('Sets').fill('5');
  await workouts.getByLabel('Repetitions').fill('5');
  await workouts.getByLabel('Load (kg)').fill('100');
  await workouts.getByRole('button', { name: 'Add exercise' }).click();
  const second = workouts.getByRole('group', { name: 'Exercise 2' });
  await second.getByRole('combobox', { name: 'Exercise' }).fill('dand');
  await page.getByRole('option', { name: 'Dand', exact: false }).first().click();
  await second.getByLabel('Load (kg)').fill('');
  await second.getByLabel('Effort (RPE)').fill('8.5');
  await second.getByText('Superset with the one above').click();
  await save(page, 'Add workout');
  await workouts.getByRole('cell', { name: '116.7 kg', exact: true }).waitFor();
  await card(page, 'Personal records').getByRole('cell', { name: '5 × 100 kg', exact: true }).waitFor();
  const { body } = await server.call(listWorkouts, { token: person.token, query: {} });
  expect(body).toMatchObject([
    { exercises: [{ exerciseId: 'Barbell_Deadlift', sets: 5, reps: 25, volumeKg: 2500 }, {}] },
  ]);
  expect(body[0]?.sets.at(-1)).toMatchObject({ reps: 5, loadKg: null, rpe: 8.5, superset: 1 });
  expect(complaints).toEqual([]);
  await close();
});

test('a fast is begun, timed and ended', async () => {
  const { page, person, complaints, close } = await visit('/app/health-log');
  const fasting = card(page, 'Fasting');
  await fasting.getByRole('button', { name: 'Start fast' }).click();
  await fasting.getByRole('timer').waitFor();
  await page.goto('/app/dashboard');
  await fasting.getByText('16:8, since').waitFor();
  await fasting.getByRole('button', { name: 'End fast' }).click();
  await fasting.waitFor({ state: 'detached' });
  const { body } = await server.call(listFasts, { token: person.token, query: {} });
  expect(body).toMatchObject([{ plan: '16:8', endedAt: expect.any(String) }]);
  expect(complaints).toEqual([]);
  await close();
});

test('a cycle shows only where the person wants it', async () => {
  const { page, person, complaints, close } = await visit('/app/health-log');
  await card(page, 'Fasts').waitFor();
  expect(await card(page, 'Periods').count()).toBe(0);
  await page.goto('/app/settings');
  await card(page, 'Cycle').getByText('Health log only').click();
  await page.getByText('Cycle saved.').waitFor();
  await page.goto('/app/health-log');
  await card(page, 'Periods').getByRole('button', { name: 'Add Period' }).click();
  // A card that grows above would carry the field out of sight, and its list with it.
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await page.getByRole('form', { name: 'Add period' }).getByRole('combobox', { name: 'Symptoms' }).click();
  await page.getByRole('option', { name: 'Cramps' }).click();
  await save(page, 'Add period');
  await card(page, 'Cycle').getByText('You’re on your period.').waitFor();
  const { body } = await server.call(listPeriods, { token: person.token, query: {} });
  expect(body).toMatchObject([{ endedOn: null, symptoms: ['cramps'] }]);
  await page.goto('/app/dashboard');
  await card(page, 'Today’s entries').getByText('Nothing', { exact: false }).waitFor();
  expect(await card(page, 'Cycle').count()).toBe(0);
  await server.call(saveProfile, { token: person.token, body: { cycleTracking: 'shown' } });
  await page.reload();
  await card(page, 'Cycle').getByText('Day 1', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

/** On a phone a form lies over the page. */
async function closeSheet(page: Page, name: string) {
  const sheet = page.getByRole('dialog', { name });
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
}

test.each(walkedLooks)('the kinds of the health log are for everybody at $width px, $colorScheme', async (look) => {
  const { page, person, complaints, close } = await visit('/app/health-log', look);
  await server.call(createStepEntry, { token: person.token, body: { steps: 8_500, notes: 'To work and back' } });
  for (let day = 1; day <= 6; day += 1) {
    const logDatetime = `2026-03-0${day}T08:00:00`;
    const isBad = day % 2 === 0;
    const feeling = isBad ? { mood: 2, tags: ['headache'] } : { mood: 4, notes: 'A walk with Asha' };
    await server.call(createMood, { token: person.token, body: { ...feeling, logDatetime } });
    await server.call(createSleepEntry, { token: person.token, body: { sleepTimeHr: isBad ? 5 : 8, logDatetime } });
    await server.call(createFoodEntry, { token: person.token, body: { foodName: 'Poha', calories: 240, logDatetime } });
  }
  await server.call(saveProfile, { token: person.token, body: { cycleTracking: 'private' } });
  const periods = [
    { startedOn: '2025-12-02', endedOn: '2025-12-06' },
    { startedOn: '2025-12-30', endedOn: '2026-01-02' },
    { startedOn: '2026-01-29', endedOn: '2026-02-02' },
    { startedOn: '2026-03-06' },
  ];
  for (const body of periods) await server.call(createPeriod, { token: person.token, body });
  const fast = { plan: '16:8' as const, startedAt: '2026-03-06T02:00:00' };
  await server.call(createFast, { token: person.token, body: fast });
  const sets = [{ exerciseId: 'Barbell_Squat', reps: 5, loadKg: 60 }];
  await server.call(createWorkout, { token: person.token, body: { sets } });
  await page.reload();
  await card(page, 'Steps').getByText('8,500', { exact: true }).waitFor();
  await card(page, 'Steps').getByRole('button', { name: 'Add Steps' }).click();
  await expectAccessible(page);
  if (look.width === 360) await closeSheet(page, 'Add Steps');
  await card(page, 'Workouts').getByRole('button', { name: 'Add Workout' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
  if (process.env.SHOTS) {
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${process.env.SHOTS}/kinds-${look.width}-${look.colorScheme}.png`, fullPage: true });
  }
  await close();
});
