import { expect, test } from 'vitest';
import { createReading, listReadings } from '../../contract/entries/readings.ts';
import { expectAccessible, expectNoSidewaysScroll, walkedLooks } from './browser.ts';
import { startPlace } from './place.ts';
import { card, save } from './portal.ts';

const { server, visit } = await startPlace();

test('a blood pressure and a kind of one’s own are logged, and their course is shown', async () => {
  const { page, person, complaints, close } = await visit('/app/health-log');
  const readings = card(page, 'Readings');
  await readings.getByRole('button', { name: 'Add Reading' }).click();
  await readings.getByLabel('Upper (systolic)').fill('80');
  await readings.getByLabel('Lower (diastolic)').fill('120');
  await save(page, 'Add reading');
  await readings.getByText('The upper pressure must be above the lower').waitFor();
  await readings.getByLabel('Upper (systolic)').fill('124');
  await readings.getByLabel('Lower (diastolic)').fill('79');
  await save(page, 'Add reading');
  await readings.getByRole('cell', { name: '124/79 mmHg', exact: true }).waitFor();

  await readings.getByLabel('Reading', { exact: true }).selectOption('Something else…');
  await readings.getByLabel('What do you measure?').fill('Peak flow');
  await readings.getByLabel('Unit (optional)').fill('L/min');
  await readings.getByRole('button', { name: 'Add this kind' }).click();
  await readings.getByLabel('Value').fill('420');
  await save(page, 'Add reading');
  await readings.getByRole('cell', { name: '420 L/min', exact: true }).waitFor();
  await card(page, 'Readings over time').getByRole('figure').waitFor();
  const { body } = await server.call(listReadings, { token: person.token, query: {} });
  expect(body.map(({ name }) => name)).toEqual(['Blood pressure', 'Peak flow']);
  expect(complaints).toEqual([]);
  await close();
});

test.each(walkedLooks)('the course of readings is for everybody at $width px, $colorScheme', async (look) => {
  const { page, person, complaints, close } = await visit('/app/health-log', look);
  for (const [day, systolic] of [142, 137, 131, 126, 128, 122].entries()) {
    const logDatetime = `2026-03-0${day + 1}T08:00:00`;
    const values = { systolic, diastolic: Math.round(systolic * 0.64), pulse: 70 + day };
    await server.call(createReading, { token: person.token, body: { kind: 'bloodPressure', values, logDatetime } });
  }
  await page.reload();
  await card(page, 'Readings over time')
    .getByRole('figure', { name: /usual range 90 to 120 mmHg/ })
    .waitFor();
  await card(page, 'Readings').getByText('elevated', { exact: true }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
  if (process.env.SHOTS) {
    await page.waitForTimeout(800);
    await card(page, 'Readings').getByRole('button', { name: 'Add Reading' }).click();
    await page.screenshot({
      path: `${process.env.SHOTS}/readings-${look.width}-${look.colorScheme}.png`,
      fullPage: true,
    });
  }
  await close();
});
