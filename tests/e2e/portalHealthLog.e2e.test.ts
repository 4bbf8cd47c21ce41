import { describe, expect, test } from 'vitest';
import { listActivityEntries } from '../../contract/entries/activity.ts';
import { createMedicine, listIntakes } from '../../contract/entries/medicines.ts';
import { listSleepEntries } from '../../contract/entries/sleep.ts';
import { listWaterEntries } from '../../contract/entries/water.ts';
import { createWeightEntry, listWeightEntries } from '../../contract/entries/weight.ts';
import { firstOf, rare } from '../tiers.ts';
import { expectSound } from './browser.ts';
import { startPlace } from './place.ts';
import { card, failCalls, fillOneDay, save } from './portal.ts';

const { server, visit } = await startPlace();

describe('health log', () => {
  test('water: add, correct, delete and take the deletion back', async () => {
    const { page, person, complaints, close } = await visit('/app/health-log');
    const { token } = person;
    const water = card(page, 'Water Intake');
    await water.getByRole('button', { name: 'Add Water' }).click();
    await expect.poll(() => water.getByLabel('Volume (ml)').inputValue()).toBe('250');
    await water.getByLabel('Volume (ml)').fill('330');
    await water.getByLabel('Type').selectOption('tea');
    await water.getByLabel('Container').selectOption('mug');
    await water.getByLabel('Notes').fill('With ginger');
    await save(page, 'Add water');
    await water.getByText('With ginger').waitFor();

    await water.getByRole('button', { name: /^Edit 330 ml/ }).click();
    await page.getByRole('dialog').getByLabel('Volume (ml)').fill('400');
    await save(page, 'Edit water');
    await water.getByRole('cell', { name: '400 ml', exact: true }).waitFor();

    await water.getByRole('button', { name: /^Delete 400 ml/ }).click();
    await water.getByText('No logs for this date.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await water.getByText('With ginger').waitFor();
    const { body } = await server.call(listWaterEntries, { token });
    expect(body).toMatchObject([{ waterIntake: { value: 400 }, drinkType: 'tea', containerType: 'mug' }]);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each(
    firstOf([
      ['Water Intake', 'Add Water', 'Add water', 'Volume (ml)', '5', 'Volume must be between 10 and 10000.'],
      [
        'Activity Log',
        'Add Activity',
        'Add activity',
        'Duration (min)',
        '2000',
        'Duration must be between 1 and 1440.',
      ],
      ['Weight Log', 'Add Weight', 'Add weight', 'Weight (kg)', '0.5', 'Weight must be between 1 and 500.'],
      ['Sleep Log', 'Add Sleep', 'Add sleep', 'Sleep (hours)', '25', 'Sleep must be between 0 and 24.'],
    ]),
  )('%s says what is wrong and keeps what was typed', async (title, open, form, field, typed, message) => {
    const { page, complaints, close } = await visit('/app/health-log');
    await card(page, title).getByRole('button', { name: open }).click();
    await page.getByRole('form', { name: form }).getByLabel(field).fill(typed);
    await save(page, form);
    await card(page, title).getByText(message).waitFor();
    await expect.poll(() => page.getByRole('form', { name: form }).getByLabel(field).inputValue()).toBe(typed);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a weight far from the last one is asked about at its field, when it is made and when it is changed', async () => {
    const { page, person, complaints, close } = await visit('/app/health-log', { expectedStatuses: [422] });
    const { token } = person;
    await server.call(createWeightEntry, { token, body: { weightKg: 79, logDatetime: '2026-03-03' } });
    const weight = card(page, 'Weight Log');
    await weight.getByRole('button', { name: 'Add Weight' }).click();
    await page.getByRole('form', { name: 'Add weight' }).getByLabel('Weight (kg)').fill('97');
    await save(page, 'Add weight');
    await weight.getByText('97 kg? Your last weight was 79 kg on 3 Mar.').waitFor();
    await weight.getByLabel('Weight (kg)').fill('79.5');
    await save(page, 'Add weight');
    await weight.getByRole('button', { name: /^Edit 79.5 kg/ }).click();
    const form = page.getByRole('form', { name: 'Edit weight' });
    await form.getByLabel('Weight (kg)').fill('97');
    await save(page, 'Edit weight');
    await form.getByText('97 kg? Your last weight was 79 kg on 3 Mar.').waitFor();
    await form.getByRole('button', { name: 'Yes, save it' }).click();
    await weight.getByRole('cell', { name: '97 kg', exact: true }).waitFor();
    expect((await server.call(listWeightEntries, { token })).body).toMatchObject([{ weightKg: 97 }]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('has one day for everything, which stands in the address, and its totals', async () => {
    const { page, person, complaints, close } = await visit('/app/health-log');
    const { token } = person;
    await page.getByRole('button', { name: 'Previous day' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?date=2026-03-05');
    for (const [title, open, form, field, value, shown] of [
      ['Weight Log', 'Add Weight', 'Add weight', 'Weight (kg)', '70.5', '70.5 kg'],
      ['Sleep Log', 'Add Sleep', 'Add sleep', 'Sleep (hours)', '6.5', '6.5'],
    ] as const) {
      const own = card(page, title);
      await own.getByRole('button', { name: open }).click();
      await own.getByLabel(field).fill(value);
      await save(page, form);
      await own.getByRole('cell', { name: shown, exact: true }).waitFor();
    }
    const totals = page.getByRole('region', { name: 'Totals of the day' });
    await totals.getByText('70.5 kg').waitFor();
    await totals.getByText('6 h 30 min').waitFor();
    const date = '2026-03-05';
    expect((await server.call(listWeightEntries, { token, query: { date } })).body).toMatchObject([{ weightKg: 70.5 }]);
    expect((await server.call(listSleepEntries, { token, query: { date } })).body).toMatchObject([
      { sleepTimeHr: 6.5 },
    ]);
    expect((await server.call(listWeightEntries, { token })).body).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  rare('a chip opens its kind alone, Back the ones before, and it is there again for the visit', async () => {
    const { page, complaints, close } = await visit('/app/health-log?date=2026-03-05', { width: 360 });
    const kinds = page.getByRole('navigation', { name: 'What to show' });
    const titles = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    await card(page, 'Mood and Symptoms').waitFor();
    await kinds.getByRole('link', { name: 'Sleep' }).click();
    await expect.poll(titles).toEqual(['Sleep Log']);
    expect(new URL(page.url()).search).toBe('?date=2026-03-05&kind=sleep');
    await kinds.getByRole('link', { name: 'Weight' }).click();
    await expect.poll(titles).toEqual(['Weight Log']);
    await page.goBack();
    await expect.poll(titles).toEqual(['Sleep Log']);

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Food' }).click();
    await page.getByRole('heading', { level: 1, name: 'Food Intake' }).waitFor();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Health Log' }).click();
    await expect.poll(titles).toEqual(['Sleep Log']);
    await kinds.getByRole('link', { name: 'All' }).click();
    await card(page, 'Mood and Symptoms').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    await expect.poll(titles).toEqual(['Sleep Log']);
    await expectSound(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('an entry that could not be deleted comes back with a word why', async () => {
    const { page, close } = await visit('/app/health-log', { expectedStatuses: [503] });
    const sleep = card(page, 'Sleep Log');
    await sleep.getByRole('button', { name: 'Add Sleep' }).click();
    await sleep.getByLabel('Sleep (hours)').fill('8');
    await save(page, 'Add sleep');
    await page.route('**/api/v1/user/sleep/*', (route) =>
      route.fulfill({ status: 503, json: { status: 503, detail: 'Please try again.' } }),
    );
    await sleep.getByRole('button', { name: /^Delete 8 h/ }).click();
    await page.getByText('Failed to delete sleep log.').waitFor();
    await sleep.getByRole('cell', { name: '8', exact: true }).waitFor();
    await close();
  });

  rare('every kind comes back as it was when a deletion is taken back', async () => {
    const { page, person, complaints, close } = await visit('/app/health-log');
    const { token } = person;
    await fillOneDay(server, person);
    await page.reload();
    const lists = [listWaterEntries, listActivityEntries, listWeightEntries, listSleepEntries];
    const everything = () => Promise.all(lists.map(async (list) => (await server.call(list, { token })).body));
    const before = await everything();
    for (const [title, name] of [
      ['Water Intake', '330 ml'],
      ['Activity Log', 'yoga'],
      ['Weight Log', '71.4 kg'],
      ['Sleep Log', '7 h'],
    ] as const) {
      await card(page, title)
        .getByRole('button', { name: new RegExp(`^Delete ${name}`, 'i') })
        .click();
      await card(page, title).getByText('for this date').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await card(page, title)
        .getByRole('button', { name: new RegExp(`^Delete ${name}`, 'i') })
        .waitFor();
    }
    expect(await everything()).toEqual(before);
    expect(complaints).toEqual([]);
    await close();
  });

  rare('a deletion that can’t be taken back says so', async () => {
    const { page, close } = await visit('/app/health-log', { expectedStatuses: [503] });
    const weight = card(page, 'Weight Log');
    await weight.getByRole('button', { name: 'Add Weight' }).click();
    await weight.getByLabel('Weight (kg)').fill('70');
    await save(page, 'Add weight');
    await failCalls(page, 'POST', '/weight-log/*/restore');
    await weight.getByRole('button', { name: /^Delete 70 kg/ }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('70 kg could not be put back. Please try again.').waitFor();
    await close();
  });

  rare('Cancel of the water form brings the usual values back', async () => {
    const { page, complaints, close } = await visit('/app/health-log');
    const water = card(page, 'Water Intake');
    await water.getByRole('button', { name: 'Add Water' }).click();
    await water.getByLabel('Volume (ml)').fill('900');
    await water.getByLabel('Type').selectOption('coffee');
    await water.getByLabel('Container').selectOption('bottle');
    await water.getByLabel('Notes').fill('Never mind');
    await water.getByRole('button', { name: 'Cancel' }).click();
    await water.getByRole('button', { name: 'Add Water' }).click();
    const values = () =>
      Promise.all(['Volume (ml)', 'Type', 'Container', 'Notes'].map((field) => water.getByLabel(field).inputValue()));
    await expect.poll(values).toEqual(['250', 'water', 'glass', '']);
    expect(complaints).toEqual([]);
    await close();
  });

  rare('each form says what failed and keeps what was typed', async () => {
    const { page, close } = await visit('/app/health-log', { expectedStatuses: [503] });
    for (const path of ['/water-intake', '/activity-log', '/weight-log', '/user/sleep']) {
      await failCalls(page, 'POST', path);
    }
    for (const [title, open, form, values, message] of [
      ['Water Intake', 'Add Water', 'Add water', { 'Volume (ml)': '300' }, 'Failed.'],
      ['Activity Log', 'Add Activity', 'Add activity', { Type: 'Yoga', 'Duration (min)': '30' }, 'Failed.'],
      ['Weight Log', 'Add Weight', 'Add weight', { 'Weight (kg)': '70' }, 'Failed to add weight log.'],
      ['Sleep Log', 'Add Sleep', 'Add sleep', { 'Sleep (hours)': '8' }, 'Failed to add sleep log.'],
    ] as const) {
      const own = card(page, title);
      await own.getByRole('button', { name: open }).click();
      for (const [field, value] of Object.entries(values)) await own.getByLabel(field).fill(value);
      await save(page, form);
      await own.getByText(message, { exact: true }).waitFor();
      for (const [field, value] of Object.entries(values)) {
        await expect.poll(() => own.getByLabel(field).inputValue()).toBe(value);
      }
    }
    await close();
  });

  rare('each deletion that failed says so, and the entry is there again', async () => {
    const { page, person, close } = await visit('/app/health-log', { expectedStatuses: [503] });
    await fillOneDay(server, person);
    await page.reload();
    for (const [title, path, name, message] of [
      ['Water Intake', '/water-intake/*', '330 ml', 'Failed to delete water log.'],
      ['Activity Log', '/activity-log/*', 'yoga', 'Failed to delete activity log.'],
      ['Weight Log', '/weight-log/*', '71.4 kg', 'Failed to delete weight log.'],
      ['Sleep Log', '/user/sleep/*', '7 h', 'Failed to delete sleep log.'],
    ] as const) {
      await failCalls(page, 'DELETE', path);
      const button = card(page, title).getByRole('button', { name: new RegExp(`^Delete ${name}`, 'i') });
      await button.click();
      await page.getByText(message).waitFor();
      await button.waitFor();
    }
    await close();
  });

  rare('lists that can’t be had say so, and the day can be asked for again at each of them', async () => {
    const { page, close } = await visit('/app/health-log');
    const kinds = [
      ['Water Intake', 'The water entries can’t be shown.'],
      ['Activity Log', 'The activity entries can’t be shown.'],
      ['Weight Log', 'The weight entries can’t be shown.'],
      ['Sleep Log', 'The sleep entries can’t be shown.'],
    ] as const;
    await failCalls(page, 'GET', '/diary*');
    await page.reload();
    for (const [title, message] of kinds) await card(page, title).getByText(message).waitFor();
    // All for one reason, which the page says once.
    const main = page.getByRole('main');
    await expect.poll(() => main.getByRole('alert').allInnerTexts()).toHaveLength(1);
    expect(await main.getByText('Please try again.').count()).toBe(1);
    await page.unroute('**/api/v1/diary*');
    await main.getByRole('button', { name: 'Retry' }).click();
    for (const [title] of kinds) await card(page, title).getByText('for this date').waitFor();
    await close();
  });
});

test('a scheduled dose is taken at one tap, and its tablets are counted', async () => {
  const person = await server.person();
  const { token } = person;
  const medicine = { name: 'Metformin', dose: '500 mg', times: ['23:30'], tabletsLeft: 30 };
  await server.call(createMedicine, { token, body: medicine });
  const { page, complaints, close } = await visit('/app/health-log', { person });
  const log = card(page, 'Medicine Log');
  await log.getByText('30 tablets left', { exact: false }).waitFor();
  await expect.poll(() => log.getByText('No medicine logs').count()).toBe(0);
  await expectSound(page);
  // What is taken in the moment of counting was counted with it.
  server.clock.time = new Date(server.clock.now().getTime() + 60_000);
  await log.getByRole('button', { name: 'Taken: Metformin 500 mg' }).click();
  await page.getByText('Metformin 500 mg taken.').waitFor();
  await log.getByText('29 tablets left', { exact: false }).waitFor();
  await expect.poll(() => log.getByRole('button', { name: 'Taken: Metformin 500 mg' }).count()).toBe(0);
  expect((await server.call(listIntakes, { token, query: {} })).body).toMatchObject([{ status: 'taken' }]);
  expect(complaints).toEqual([]);
  await close();
});
