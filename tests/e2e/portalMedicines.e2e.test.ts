import { expect, test } from 'vitest';
import { createIntake, listIntakes, listMedicines } from '../../contract/entries/medicines.ts';
import { expectSound } from './browser.ts';
import { startPlace } from './place.ts';
import { card, save } from './portal.ts';

const { server, visit } = await startPlace();

test('a medicine is added with its times, changed, and taken off the list', async () => {
  const { page, person, complaints, close } = await visit('/app/health-log');
  const { token } = person;
  const listed = async () => (await server.call(listMedicines, { token, query: {} })).body;
  const log = card(page, 'Medicine Log');
  const dialog = page.getByRole('dialog');
  const list = dialog.getByRole('list', { name: 'My medicines' });
  const isFocused = (name: string) => dialog.getByRole('button', { name, exact: true }).evaluate(isActive);
  await log.getByRole('button', { name: 'My medicines' }).click();
  await dialog.getByText('No medicine here yet.').waitFor();
  await dialog.getByRole('button', { name: 'Add medicine' }).click();

  await dialog.getByLabel('How often').selectOption('Days of the week');
  await save(page, 'Add medicine');
  for (const fault of ['Enter the name of the medicine.', 'Enter a time such as 08:30.', 'Choose at least one day.']) {
    await dialog.getByText(fault).waitFor();
  }
  await expectSound(page);
  await dialog.locator('input:focus').fill('Metformin');
  await save(page, 'Add medicine');
  await expect.poll(() => dialog.getByLabel('Time 1', { exact: true }).evaluate(isActive)).toBe(true);
  await dialog.getByLabel('Time 1', { exact: true }).fill('23:00');
  await save(page, 'Add medicine');
  await expect.poll(() => dialog.getByLabel('Monday').evaluate(isActive)).toBe(true);
  await dialog.getByLabel('How often').selectOption('Dates of the month');
  await dialog.getByLabel('On these dates').fill('1, 40');
  await save(page, 'Add medicine');
  await dialog.getByText('Dates of a month are from 1 to 31.').waitFor();
  await expect.poll(() => dialog.getByLabel('On these dates').evaluate(isActive)).toBe(true);
  await dialog.getByLabel('Dose').fill('500 mg');
  await dialog.getByLabel('How often').selectOption('Every few days');
  await dialog.getByRole('button', { name: 'Add a time' }).click();
  await dialog.getByLabel('Time 2', { exact: true }).fill('23:30');
  await dialog.getByRole('button', { name: 'Add a time' }).click();
  await dialog.getByRole('button', { name: 'Remove time 3' }).click();
  await dialog.getByLabel('Tablets left').fill('30');
  await dialog.getByLabel('Until').fill('2026-12-05');
  await save(page, 'Add medicine');
  await list.getByText('Every 2nd day at 11 pm and 11:30 pm, until 5 Dec').waitFor();
  await list.getByText('Next dose today at 11:00 pm').waitFor();
  await list.getByText('30 tablets left, enough for 30 days').waitFor();
  await expect.poll(() => isFocused('Add medicine')).toBe(true);
  await expectSound(page);
  const [added] = await listed();
  expect(added).toMatchObject({ everyDays: 2, startDate: '2026-03-06', times: ['23:00', '23:30'] });

  await dialog.getByRole('button', { name: 'Edit Metformin 500 mg' }).click();
  await dialog.getByLabel('Tablets left').fill('12');
  await save(page, 'Change Metformin 500 mg');
  await list.getByText('12 tablets left, enough for 12 days').waitFor();
  await expect.poll(() => isFocused('Edit Metformin 500 mg')).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => log.getByRole('button', { name: /^Taken: Metformin/ }).count()).toBe(2);
  await log.getByText('12 tablets left', { exact: false }).waitFor();
  await server.call(createIntake, { token, body: { medicineId: added?.id, status: 'taken' } });

  await log.getByRole('button', { name: 'My medicines' }).click();
  await dialog.getByRole('button', { name: 'Delete Metformin 500 mg' }).click();
  await dialog.getByText('The doses you took stay in your log.', { exact: false }).waitFor();
  await expect.poll(() => isFocused('Keep it')).toBe(true);
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused('Edit Metformin 500 mg')).toBe(true);
  await dialog.getByRole('button', { name: 'Delete Metformin 500 mg' }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await dialog.getByText('No medicine here yet.').waitFor();
  await expect.poll(() => isFocused('Add medicine')).toBe(true);
  await page.keyboard.press('Escape');
  await log.getByRole('cell', { name: 'Metformin', exact: true }).waitFor();
  await expect.poll(() => log.getByRole('button', { name: /^Taken: Metformin/ }).count()).toBe(0);
  expect(await listed()).toEqual([]);
  expect((await server.call(listIntakes, { token, query: {} })).body).toHaveLength(1);
  expect(complaints).toEqual([]);
  await close();
});

const isActive = (element: Element) => element === document.activeElement;
