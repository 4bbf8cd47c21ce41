import { expect, test } from 'vitest';
import { createTrainingPlan } from '../../contract/training.ts';
import { expectAccessible, expectNoSidewaysScroll, walkedLooks } from './browser.ts';
import { startPlace } from './place.ts';
import { card } from './portal.ts';

const { server, visit } = await startPlace();

test('a plan is made, changed by a tap and logged by one, and ended', async () => {
  const { page, complaints, close } = await visit('/app/training');
  await page.getByLabel('Your answer').selectOption('None of these');
  await page.getByRole('button', { name: 'Create the plan' }).click();
  const today = card(page, 'Today: whole body');
  await today.getByText('Baithak').waitFor();
  await today.getByRole('button', { name: 'Too hard' }).click();
  await today.getByText(/eased/).waitFor();
  await today.getByLabel('What hurts').selectOption('Knee');
  await today.getByText('Baithak').waitFor({ state: 'detached' });
  await today.getByRole('button', { name: 'Done, log it' }).click();
  await today.getByText('Done', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'End the plan' }).click();
  await card(page, 'Create a training plan').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test.each(walkedLooks)('training is for everybody at $width px, $colorScheme', async (look) => {
  const person = await server.person();
  const { page, complaints, close } = await visit('/app/training', { ...look, person });
  const shoot = async (name: string) => {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if (!process.env.SHOTS) return;
    const path = `${process.env.SHOTS}/training-${name}-${look.width}-${look.colorScheme}.png`;
    await page.screenshot({ path, fullPage: true });
  };
  await card(page, 'Create a training plan').waitFor();
  await shoot('form');
  const body = { goal: 'muscle', level: 'intermediate', daysPerWeek: 4, place: 'gym', screening: 'caution' } as const;
  await server.call(createTrainingPlan, { token: person.token, body: { ...body, injuries: ['knee'] } });
  await page.reload();
  await card(page, 'Your plan').waitFor();
  await shoot('plan');
  expect(complaints).toEqual([]);
  await close();
});
