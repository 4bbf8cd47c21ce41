import { expect, test } from 'vitest';
import { createStepEntry, listStepEntries } from '../../contract/steps.ts';
import { expectAccessible, expectNoSidewaysScroll, looks } from './browser.ts';
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

test.each(looks)('the kinds of the health log are for everybody at $width px, $colorScheme', async (look) => {
  const { page, person, complaints, close } = await visit('/app/health-log', look);
  await server.call(createStepEntry, { token: person.token, body: { steps: 8_500, notes: 'To work and back' } });
  await page.reload();
  await card(page, 'Steps').getByText('8,500', { exact: true }).waitFor();
  await card(page, 'Steps').getByRole('button', { name: 'Add Steps' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
  if (process.env.SHOTS) {
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${process.env.SHOTS}/kinds-${look.width}-${look.colorScheme}.png`, fullPage: true });
  }
  await close();
});
