import { describe, expect, test } from 'vitest';
import { listActivityEntries } from '../../contract/entries/activity.ts';
import { listFoodEntries, listRecentFoods } from '../../contract/entries/food.ts';
import { listWaterEntries } from '../../contract/entries/water.ts';
import { createWeightEntry, listWeightEntries } from '../../contract/entries/weight.ts';
import { rare } from '../tiers.ts';
import { expectAccessible } from './browser.ts';
import { startPlace } from './place.ts';
import { failCalls, save } from './portal.ts';

const { server, visit } = await startPlace();

describe('quick log', () => {
  test('logs each kind with the keyboard alone', async () => {
    const { page, person, complaints, close } = await visit('/app/dashboard');
    const { token } = person;
    const log = async (kind: string, values: string[]) => {
      const button = page.getByRole('button', { name: `Log ${kind}` });
      await button.press('Enter');
      const dialog = page.getByRole('dialog', { name: `Quick Log: ${kind}` });
      await dialog.locator('input:focus').waitFor();
      for (const value of values) {
        await page.keyboard.type(value);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    };
    await page.getByRole('button', { name: 'Log Food' }).press('Enter');
    await page.getByText('In words').click();
    await page.getByRole('textbox', { name: /^Foods/ }).fill('6 pani puri');
    await page.getByRole('form', { name: 'Add food' }).getByRole('button', { name: 'Save' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await log('Water', ['250']);
    await log('Activity', ['Swimming', '30']);
    await log('Weight', ['71.4']);

    const [food, water, activity, weight] = await Promise.all([
      server.call(listFoodEntries, { token }),
      server.call(listWaterEntries, { token }),
      server.call(listActivityEntries, { token }),
      server.call(listWeightEntries, { token }),
    ]);
    expect(food.body).toMatchObject([
      {
        foodName: 'Pani puri',
        quantity: 6,
        servingUnit: 'piece',
      },
    ]);
    expect(water.body).toMatchObject([{ waterIntake: { value: 250 }, drinkType: 'water', containerType: 'glass' }]);
    expect(activity.body).toMatchObject([
      { activityType: 'Swimming', durationMin: 30, distanceKm: null, caloriesBurned: null },
    ]);
    expect(weight.body).toMatchObject([{ weightKg: 71.4 }]);
    await page.getByRole('main').getByText('Pani puri').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('shows what is understood of a food text and what is not; what is left stays in the field', async () => {
    const { page, person, complaints, close } = await visit('/app/dashboard', { expectedStatuses: [422] });
    await page.getByRole('button', { name: 'Log Food' }).click();
    await page.getByText('In words').click();
    const form = page.getByRole('form', { name: 'Add food' });
    await form.getByLabel('Meal', { exact: true }).selectOption('dinner');
    await form.getByLabel('Foods').fill('2 rotis, one plate of flibbertigibbet');
    await save(page, 'Add food');
    await form.getByText('Not recognised: “flibbertigibbet”.').waitFor();
    await form.getByText('Roti, 80 g, 206 kcal').waitFor();
    await expectAccessible(page);
    const diary = async () => (await server.call(listFoodEntries, { token: person.token })).body;
    expect(await diary()).toEqual([]);

    await form.getByRole('button', { name: 'Log what was understood' }).click();
    await expect.poll(() => form.getByLabel('Foods').inputValue()).toBe('flibbertigibbet');
    await expect.poll(() => form.getByLabel('Foods').evaluate((field) => field === document.activeElement)).toBe(true);
    await form.getByLabel('Foods').fill('1 bowl poha');
    await save(page, 'Add food');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const logged = await diary();
    expect(logged.map(({ foodName }) => foodName).toSorted()).toEqual(['Poha', 'Roti']);
    expect(logged.map(({ mealType }) => mealType)).toEqual(['dinner', 'dinner']);
    expect(complaints).toEqual([]);
    await close();
  });

  test('stays where it is while what is in it still comes, so that no tap misses', async () => {
    const { page, close } = await visit('/app/dashboard');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/api/v1${listRecentFoods.path}?*`, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Log Food' }).click();
    const tab = page.getByText('In words');
    // Once the dialog rests where it opens.
    await tab.click({ trial: true });
    const before = await tab.boundingBox();
    release();
    await page.getByText('Type a food. What you eat often').waitFor();
    await expect.poll(() => tab.boundingBox()).toEqual(before);
    await close();
  });

  rare('what is typed replaces the last weight, also where that comes late', async () => {
    const person = await server.person();
    await server.call(createWeightEntry, { token: person.token, body: { weightKg: 71.4, logDatetime: '2026-03-03' } });
    const { page, complaints, close } = await visit('/app/dashboard', { person });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const button = page.getByRole('button', { name: 'Log Weight' });
    await button.waitFor();
    await page.route('**/api/v1/profile/*', async (route) => {
      await released;
      await route.continue();
    });
    await button.click();
    const weight = page.getByLabel('Weight (kg)');
    await page.locator('input:focus').waitFor();
    release();
    await expect.poll(() => weight.inputValue()).toBe('71.4');
    await page.keyboard.type('71.2');
    expect(await weight.inputValue()).toBe('71.2');
    expect(complaints).toEqual([]);
    await close();
  });

  test('marks what is not right, and asks the server nothing', async () => {
    const { page, complaints, close } = await visit('/app/dashboard');
    await page.getByRole('button', { name: 'Log Activity' }).click();
    await page.getByLabel('Duration (min)').fill('0');
    await save(page, 'Add activity');
    await page.getByText('Enter an activity.').waitFor();
    await page.getByText('Duration must be between 1 and 1440.').waitFor();
    await expect.poll(() => page.getByLabel('Type').evaluate((field) => field === document.activeElement)).toBe(true);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('stays open with the reason and what was typed when saving fails; a retry logs once', async () => {
    const { page, person, close } = await visit('/app/dashboard', { expectedStatuses: [503] });
    let failures = 0;
    await page.route('**/api/v1/water-intake', async (route) => {
      if (route.request().method() !== 'POST' || failures > 0) return route.continue();
      failures += 1;
      await route.fetch();
      return route.fulfill({ status: 503, json: { status: 503, detail: 'Please try again.' } });
    });
    await page.getByRole('button', { name: 'Log Water' }).click();
    await page.getByLabel('Amount (ml)').fill('400');
    await save(page, 'Log water');
    await page.getByText('Failed to log water.').waitFor();
    await expect.poll(() => page.getByLabel('Amount (ml)').inputValue()).toBe('400');
    await save(page, 'Log water');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const { body } = await server.call(listWaterEntries, { token: person.token });
    expect(body).toHaveLength(1);
    await close();
  });

  rare('can’t be closed while it is being saved', async () => {
    const { page, close } = await visit('/app/dashboard');
    await page.getByRole('button', { name: 'Log Weight' }).waitFor();
    await page.route('**/api/v1/weight-log', (route) => (route.request().method() === 'POST' ? {} : route.continue()));
    await page.getByRole('button', { name: 'Log Weight' }).click();
    await page.getByLabel('Weight (kg)').fill('70');
    await save(page, 'Add weight');
    await page.getByRole('button', { name: 'Saving...' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
    await expect.poll(() => page.getByRole('button', { name: 'Close', exact: true }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(true);
    await close();
  });

  rare.each([
    ['Food', '/food-intake-ai', 'Add food', { Foods: '1 bowl poha' }, 'Failed to add log.'],
    ['Activity', '/activity-log', 'Add activity', { Type: 'Yoga', 'Duration (min)': '30' }, 'Failed to log activity.'],
    ['Weight', '/weight-log', 'Add weight', { 'Weight (kg)': '70' }, 'Failed to log weight.'],
  ] as const)('%s says what failed, and tries again', async (kind, path, form, values, message) => {
    const { page, complaints, close } = await visit('/app/dashboard', { expectedStatuses: [503] });
    await failCalls(page, 'POST', path);
    await page.getByRole('button', { name: `Log ${kind}` }).click();
    if (kind === 'Food') await page.getByText('In words').click();
    for (const [field, value] of Object.entries(values)) await page.getByRole('dialog').getByLabel(field).fill(value);
    await save(page, form);
    await page.getByText(message).waitFor();
    await page.unroute(`**/api/v1${path}`);
    await save(page, form);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });
});
