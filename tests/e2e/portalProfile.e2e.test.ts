import { describe, expect, test } from 'vitest';
import { getProfile, saveProfile } from '../../contract/accounts/profile.ts';
import { rare } from '../tiers.ts';
import { expectAccessible } from './browser.ts';
import { startPlace } from './place.ts';
import { card, failCalls, failEverything } from './portal.ts';

const { server, visit } = await startPlace();

describe('profile', () => {
  test('is read as text until Edit, and again once it is saved', async () => {
    const { page, person, complaints, close } = await visit('/app/userprofile');
    const personal = card(page, 'Personal Information');
    await personal.getByText('First name').first().waitFor();
    await card(page, 'Targets & Goals').getByText('2,000 kcal').waitFor();
    expect(await page.getByLabel('First name').count()).toBe(0);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete')))
      .toBe('given-name');
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Last name').fill('Rao');
    await page.getByLabel('Gender').selectOption('female');
    await page.getByLabel('Height (cm)').fill('163.5');
    await page.getByLabel('Target sleep (hours)').fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Profile updated successfully').waitFor();
    await page.getByRole('button', { name: 'Edit' }).waitFor();
    await personal.getByText('Asha', { exact: true }).waitFor();
    await card(page, 'Current Metrics').getByText('163.5 cm').waitFor();
    await personal.getByText(/^Not set yet: Date of birth, Phone, /).waitFor();
    await card(page, 'Targets & Goals')
      .getByText(/^Not set yet: .*Target sleep/)
      .waitFor();
    expect(await page.getByLabel('First name').count()).toBe(0);
    await page.getByRole('complementary').getByText('Asha Rao').waitFor();
    const { body } = await server.call(getProfile, { token: person.token, params: { userId: person.id } });
    expect(body).toMatchObject({ firstName: 'Asha', gender: 'female', heightCm: 163.5, goals: { sleepHrsTarget: 0 } });
    expect(complaints).toEqual([]);
    await close();
  });

  test('marks the fields that are refused and keeps what was typed', async () => {
    const { page, close } = await visit('/app/userprofile', { expectedStatuses: [422] });
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Height (cm)').fill('9');
    await page.getByLabel('E-mail').fill('nobody');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Failed to update profile.').waitFor();
    for (const [field, typed] of [
      ['Height (cm)', '9'],
      ['E-mail', 'nobody'],
    ] as const) {
      await expect.poll(() => page.getByLabel(field).getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => page.getByLabel(field).inputValue()).toBe(typed);
    }
    await expectAccessible(page);
    await close();
  });

  test('proposes targets and says how, and saves nothing', async () => {
    const { page, person, close } = await visit('/app/userprofile', { expectedStatuses: [422] });
    await page.getByRole('button', { name: 'Let AI generate' }).click();
    await page.getByText('Choose which sex the formula should use.').waitFor();
    await page.getByLabel('Gender').selectOption('female');
    await page.getByRole('button', { name: 'Let AI generate' }).click();
    await page.getByText('Targets couldn’t be suggested.').waitFor();
    await expect.poll(() => page.getByLabel('Height (cm)').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Date of birth').fill('1992-04-11');
    await page.getByLabel('Height (cm)').fill('170');
    await page.getByLabel('Weight (kg)', { exact: true }).fill('75');
    await page.getByRole('button', { name: 'Let AI generate' }).click();
    await page.getByText(/Mifflin-St Jeor/).waitFor();
    const { body } = await server.call(getProfile, { token: person.token, params: { userId: person.id } });
    expect([body.heightCm, body.dob]).toEqual([0, '']);
    await close();
  });

  test('takes a picture after it is confirmed, and refuses another kind of file', async () => {
    const { page, complaints, close } = await visit('/app/userprofile');
    const field = page.getByLabel('Profile image');
    await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await page.getByText('Choose a JPEG or PNG picture.').waitFor();
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await field.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
    await page.getByRole('button', { name: 'Confirm Upload' }).click();
    await page.getByText('Picture updated').waitFor();
    await page.getByRole('complementary').locator('img').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  rare('figures go up in their steps: tenths for measures, whole for energy', async () => {
    const { page, close } = await visit('/app/userprofile');
    await page.getByRole('button', { name: 'Edit' }).click();
    for (const [field, typed, next] of [
      ['Height (cm)', '163.5', '163.6'],
      ['Weight (kg)', '70', '70.1'],
      ['Target weight (kg)', '64.2', '64.3'],
      ['Target water (litres)', '2.5', '2.6'],
      ['Target sleep (hours)', '7', '7.1'],
      ['Calories to burn per day (kcal)', '300', '301'],
      ['Calories to eat per day (kcal)', '1800', '1801'],
    ] as const) {
      const input = page.getByLabel(field, { exact: true });
      await input.fill(typed);
      await input.press('ArrowUp');
      await expect.poll(() => input.inputValue(), { message: field }).toBe(next);
    }
    const burn = page.getByLabel('Calories to burn per day (kcal)');
    await burn.fill('');
    await burn.pressSequentially('2.5');
    await expect.poll(() => burn.inputValue()).toBe('25');
    await close();
  });

  rare('shows what this browser knew last when it can’t be fetched', async () => {
    const { page, close } = await visit('/app/userprofile', { expectedStatuses: [503] });
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Target weight (kg)').fill('61.5');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Profile updated successfully').waitFor();
    const cached = () => page.evaluate(() => JSON.parse(localStorage.getItem('profile') ?? '{}'));
    await expect.poll(cached).toMatchObject({ firstName: 'Asha', goals: { weightTarget: 61.5 } });

    await failEverything(page);
    await page.reload();
    await page.getByText('Your profile can’t be shown.').waitFor();
    await card(page, 'Personal Information').getByText('Asha', { exact: true }).waitFor();
    await card(page, 'Targets & Goals').getByText('61.5 kg').waitFor();
    await expectAccessible(page);
    await close();
  });

  rare('is fetched anew whenever one comes to the page', async () => {
    const { page, person, complaints, close } = await visit('/app/userprofile');
    const { token } = person;
    await page.getByRole('button', { name: 'Edit' }).waitFor();
    await page.getByRole('link', { name: 'Notifications' }).click();
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
    await server.call(saveProfile, { token, body: { firstName: 'Meera' } });
    await page.getByRole('link', { name: 'Profile' }).click();
    await card(page, 'Personal Information').getByText('Meera', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  rare('says for three seconds that the picture is up, and what was wrong with one that is not', async () => {
    const { page, close } = await visit('/app/userprofile', { expectedStatuses: [503], hasOwnTab: true });
    const field = page.getByLabel('Profile image');
    await field.waitFor({ state: 'attached' });
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const choose = () =>
      field.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
    await page.clock.install();
    await choose();
    await page.getByRole('button', { name: 'Confirm Upload' }).click();
    await page.getByText('Picture updated').waitFor();
    await page.clock.fastForward(3_000);
    await page.getByText('Picture updated').waitFor({ state: 'detached' });

    await failCalls(page, 'POST', '/profile/pic');
    await choose();
    await page.getByRole('button', { name: 'Confirm Upload' }).click();
    await page.getByText('Failed to upload image.').waitFor();
    await page.getByRole('button', { name: 'Confirm Upload' }).waitFor();
    await close();
  });
});
