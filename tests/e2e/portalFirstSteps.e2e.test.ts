import { expect, test } from 'vitest';
import { getProfile } from '../../contract/accounts/profile.ts';
import { rare } from '../tiers.ts';
import { expectSound } from './browser.ts';
import { startPlace } from './place.ts';
import { card, personOfThisWeek } from './portal.ts';

const { server, visit } = await startPlace();

test('a newcomer gets targets with their reasons, logs a meal, and the steps are done', async () => {
  const { page, person, complaints, close } = await visit('/app/dashboard', { person: await personOfThisWeek(server) });
  const steps = card(page, 'Your first minute');
  await steps.getByRole('button', { name: 'Answer' }).click();
  const form = page.getByRole('form', { name: 'Targets that fit you' });
  await form.getByRole('button', { name: 'Show my targets' }).click();
  await form.getByText('Choose which sex the formula should use.').waitFor();
  await form.getByLabel('Sex').selectOption('female');
  await form.getByLabel('Date of birth').fill('1994-05-20');
  await form.getByLabel('Height').fill('162');
  await form.getByLabel('Weight (kg)', { exact: true }).fill('64');
  await form.getByLabel('Target weight').fill('30');
  await form.getByRole('button', { name: 'Show my targets' }).click();
  await page.getByText('48.6 kg', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await form.getByLabel('Target weight').fill('60');
  await form.getByRole('button', { name: 'Show my targets' }).click();
  await page.getByText('60 kg', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Use these targets' }).click();
  await steps.getByText('1 of 2 done').waitFor();
  const { body } = await server.call(getProfile, { token: person.token, params: { userId: person.id } });
  expect(body).toMatchObject({ gender: 'female', dob: '1994-05-20', heightCm: 162, weightKg: 64 });
  expect(body.goals.weightTarget).toBe(60);
  await expectSound(page, ['Log your first meal']);
  expect(complaints).toEqual([]);
  await close();
});

test('the dialog of targets is wholly inside a phone, before and with what it proposes', async () => {
  const { page, close } = await visit('/app/dashboard', { person: await personOfThisWeek(server), width: 360 });
  await page.getByRole('button', { name: 'Answer' }).click();
  const dialog = page.getByRole('dialog');
  const form = dialog.getByRole('form', { name: 'Targets that fit you' });
  await form.getByLabel('Sex').selectOption('female');
  await form.getByLabel('Date of birth').fill('1994-05-20');
  await form.getByLabel('Height').fill('162');
  await form.getByLabel('Weight (kg)', { exact: true }).fill('64');
  const cutOff = () =>
    dialog.locator('label, input, select, button, p, dt, dd').evaluateAll((parts) =>
      parts.flatMap((part) => {
        const { left, right } = part.getBoundingClientRect();
        const isCut = left < 0 || right > window.innerWidth || part.scrollWidth > part.clientWidth + 1;
        return isCut && part.clientWidth > 0 ? [part.outerHTML.slice(0, 160)] : [];
      }),
    );
  const isInSight = async (name: string) => {
    await expect
      .poll(async () => {
        const box = await dialog.getByRole('button', { name }).boundingBox();
        return box ? box.y + box.height : Number.POSITIVE_INFINITY;
      })
      .toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  };
  await isInSight('Show my targets');
  expect(await cutOff()).toEqual([]);
  await dialog.getByRole('button', { name: 'Show my targets' }).click();
  await isInSight('Use these targets');
  expect(await cutOff()).toEqual([]);
  await close();
});

rare('the first steps stay away once they are dismissed', async () => {
  const { page, close } = await visit('/app/dashboard', { person: await personOfThisWeek(server) });
  await page.getByRole('button', { name: 'Dismiss the first steps' }).click();
  await card(page, 'Your first minute').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'Today’s Goals' }).waitFor();
  await card(page, 'Today').waitFor();
  expect(await card(page, 'Your first minute').count()).toBe(0);
  await close();
});
