import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listSessions, login, provenMinutes } from '../../contract/accounts/accounts.ts';
import { getProfile } from '../../contract/accounts/profile.ts';
import { findTelegramAccount } from '../../server/features/accounts/data.ts';
import { createLoginLink } from '../../server/features/accounts/links/mutations.ts';
import { createTelegramAccount } from '../../server/features/accounts/mutations.ts';
import type { OwnerId } from '../../server/lib/owner.ts';
import { languageSaved } from '../../texts/portal/account/settings.ts';
import { rare } from '../tiers.ts';
import { expectAccessible } from './browser.ts';
import { startPlace } from './place.ts';
import { fillDiary } from './portal.ts';

const { server, visit, openTab } = await startPlace();

test('a new time zone, and when days begin, are saved as soon as they are chosen, and every page goes by them', async () => {
  const { page, person, complaints, close } = await visit('/app/settings');
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Tokyo');
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
  await page.getByText('Time zone saved.').waitFor();
  const { body } = await server.call(getProfile, { token: person.token, params: { userId: person.id } });
  expect(body.timeZone).toBe('Asia/Tokyo');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fitpulse.timeZone'))).toBe('Asia/Tokyo');
  await page.getByLabel('Your day starts at').selectOption('5 am');
  await page.getByText('Saved. It counts from now on.').waitFor();
  const later = await server.call(getProfile, { token: person.token, params: { userId: person.id } });
  expect(later.body.dayStartsAt).toBe('05:00');
  expect(complaints).toEqual([]);
  await close();
});

test('the language of replies is saved as soon as it is chosen', async () => {
  const { page, person, complaints, close } = await visit('/app/settings');
  await page.getByRole('radio', { name: 'हिन्दी' }).check({ force: true });
  await page.getByText(languageSaved('hi')).waitFor();
  const { body } = await server.call(getProfile, { token: person.token, params: { userId: person.id } });
  expect(body.language).toBe('hi');
  await page.reload();
  await expect.poll(() => page.getByRole('radio', { name: 'हिन्दी' }).isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

rare('the theme is changed at once', async () => {
  const { page, close } = await visit('/app/settings');
  await page.getByRole('main').getByLabel('Dark theme').check({ force: true });
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  await expectAccessible(page);
  await close();
});

rare('a word in the search field leaves the settings that it is about, and keeps what was typed', async () => {
  const { page, complaints, close } = await visit('/app/settings', { width: 360 });
  await page.getByRole('heading', { name: 'Sign-in and security' }).waitFor();
  await page.getByLabel('Current password').fill('half typed');
  const search = page.getByRole('searchbox', { name: 'Search settings' });
  await search.fill('dark');
  await page.getByRole('heading', { name: 'Sign-in and security' }).waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByRole('main').getByRole('region').count()).toBe(2);
  expect(await page.getByRole('region', { name: 'Theme' }).isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: 'General' }).isVisible()).toBe(true);
  await expectAccessible(page);
  await search.fill('zebra');
  await page.getByText('No setting for “zebra”.').waitFor();
  await search.fill('');
  await expect.poll(() => page.getByLabel('Current password').inputValue()).toBe('half typed');
  expect(complaints).toEqual([]);
  await close();
});

test('the password form says what is wrong, then signs the other devices out', async () => {
  const { page, person, close } = await visit('/app/settings', { expectedStatuses: [422] });
  const change = page.getByRole('button', { name: 'Change password' });
  await page.getByLabel('Current password').fill('not it');
  await page.getByLabel('New password', { exact: true }).fill('Better 456!');
  await page.getByLabel('Confirm new password').fill('other');
  await change.click();
  await page.getByText('Passwords do not match.').waitFor();
  await page.getByLabel('Confirm new password').fill('Better 456!');
  await change.click();
  await page.getByText('That is not your current password.').first().waitFor();
  await expect.poll(() => page.getByLabel('New password', { exact: true }).inputValue()).toBe('Better 456!');
  await page.getByLabel('Current password').fill(person.password);
  await change.click();
  await page.getByText('Password changed.').waitFor();
  const { userName } = person;
  const { body } = await server.call(login, { body: { userName, password: 'Better 456!' } });
  expect((await server.call(listSessions, { token: body.accessToken })).body).toHaveLength(2);
  expect((await server.call(listSessions, { token: person.token })).status).toBe(401);
  await close();
});

test('another device is signed out', async () => {
  const { page, person, complaints, close } = await visit('/app/settings');
  await page.getByText('This device').waitFor();
  await page.getByRole('button', { name: /^Sign out .*signed in/ }).click();
  await page.getByRole('button', { name: /^Sign out .*signed in/ }).waitFor({ state: 'detached' });
  expect((await server.call(listSessions, { token: person.token })).status).toBe(401);
  expect(complaints).toEqual([]);
  await close();
});

test('Telegram: a link that counts down, a new one after it, and the way out of a connection', async () => {
  const { page, complaints, close } = await visit('/app/settings');
  let isLinked = false;
  let minutes = 10;
  let join: object | null = {
    joinedAt: '2026-03-06T06:30:00Z',
    undoUntil: '2026-03-07T06:30:00Z',
    movedEntries: 12,
  };
  await page.route('**/api/v1/telegram/join/undo', (route) => {
    join = null;
    return route.fulfill({ status: 204 });
  });
  await page.route('**/api/v1/telegram/link', (route) => {
    const expiresAt = new Date(Date.now() + minutes * 60_000).toISOString();
    if (route.request().method() === 'POST') {
      return route.fulfill({ json: { url: 'https://t.me/fitpulse_bot?start=CODE7', code: 'CODE7', expiresAt } });
    }
    if (route.request().method() === 'DELETE') {
      isLinked = false;
      return route.fulfill({ status: 204 });
    }
    const linkedAt = isLinked ? '2026-03-06T06:30:00Z' : null;
    return route.fulfill({ json: { available: true, linked: isLinked, linkedAt, join: isLinked ? join : null } });
  });
  await page.reload();
  minutes = 0.03;
  await page.getByRole('button', { name: 'Connect Telegram' }).click();
  await page.getByText('The link has expired.').waitFor();
  minutes = 10;
  await page.getByRole('button', { name: 'Make a new link' }).click();
  await expect
    .poll(() => page.getByRole('link', { name: 'Open Telegram' }).getAttribute('href'))
    .toMatch(/start=CODE7$/);
  await page.getByText('/start CODE7').waitFor();
  await page
    .getByRole('timer')
    .getByText(/^9:\d\d$/)
    .waitFor();
  isLinked = true;
  await page.getByText('Connected').waitFor();
  await page.getByText('brought 12 entries').waitFor();
  await page.getByRole('button', { name: 'Separate them again' }).click();
  await expectAccessible(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/separate.png` });
  await page.getByRole('button', { name: 'Separate them', exact: true }).click();
  await page.getByText('brought 12 entries').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('button', { name: 'Connect Telegram' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('what was exported is imported again; another file is refused', async () => {
  const { page, person, complaints, close } = await visit('/app/settings');
  await fillDiary(server, person);
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export JSON' }).click(),
  ]);
  const path = await json.path();
  expect(JSON.parse(readFileSync(path, 'utf8')).weightEntries).toHaveLength(7);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(
    readFileSync(await csv.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  const field = page.getByLabel('Export to import');
  await field.setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await page.getByText('This is not a FitPulse export.').waitFor();
  await field.setInputFiles({ name: 'fitpulse.json', mimeType: 'application/json', buffer: readFileSync(path) });
  await page.getByText(/entries and .* messages were imported\./).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('the account goes after the password, and leads out', async () => {
  const { page, person, close } = await visit('/app/settings', { expectedStatuses: [422] });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByLabel('Your password').fill('wrong');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('That is not your password. Nothing was deleted.').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL('**/login**');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('profile'))).toBeNull();
  const { userName, password } = person;
  expect((await server.call(login, { body: { userName, password } })).status).toBe(401);
  await close();
});

test('a link of the bot signs in at a tap, and a name and a password make the diary its person’s own', async () => {
  const { context, clock } = server;
  const chat = { telegramUserId: 77, chatId: 77, firstName: 'Meera', lastName: '', locale: 'en' as const };
  await createTelegramAccount(context.db, chat, clock.now());
  const owner = (await findTelegramAccount(context.db, 77))?.userId as OwnerId;
  const code = await createLoginLink(context.db, owner, clock.now());
  const { page, complaints, close } = await openTab();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${server.url}/login-link#${code}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/app/dashboard');
  await page.getByRole('link', { name: 'Choose' }).click();
  const card = page.getByRole('region', { name: 'Keep your diary yours' });
  await card.getByLabel('User name').fill('meera');
  await card.getByRole('textbox', { name: 'Password' }).fill('Better 456!');
  await card.getByLabel('E-mail').fill('meera@example.com');
  await expectAccessible(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/ways-360.png`, fullPage: true });
  await card.getByRole('button', { name: 'Save' }).click();
  await card.waitFor({ state: 'detached' });
  const { body } = await server.call(login, { body: { userName: 'Meera', password: 'Better 456!' } });
  expect(body).toMatchObject({ userId: owner, userName: 'meera', email: 'meera@example.com' });
  expect(complaints).toEqual([]);
  await close();
});

test('what gives the account away asks for the password in place, and then goes on', async () => {
  const { page, person, complaints, close } = await visit('/app/settings', { expectedStatuses: [403, 422] });
  server.clock.advance((provenMinutes + 1) * 60_000);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export JSON' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it really you?' });
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill('not it');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('That is not your password.').first().waitFor();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await started;
  await dialog.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});
