import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listSessions } from '../../contract/accounts/accounts.ts';
import { saveProfile } from '../../contract/accounts/profile.ts';
import { start } from '../fakes/mail.ts';
import type { TestPerson } from '../server.ts';
import { rare } from '../tiers.ts';
import { expectAccessible, expectSound } from './browser.ts';
import { startPlace } from './place.ts';

const mail = await start();
const settings = { mail: { smtpUrl: mail.url, from: 'FitPulse <hello@fitpulse.example>' } };
const { server, openTab, visit } = await startPlace(settings);
let person: TestPerson;
let email: string;
beforeEach(async () => {
  person = await server.person();
  email = `${person.userName}@example.com`;
  const emailVerifiedAt = server.clock.now();
  await server.context.db.updateTable('users').set({ email, emailVerifiedAt }).where('id', '=', person.id).execute();
});
afterAll(async () => {
  await mail.close();
});

/** Asks for a new password on the page, and opens what the mail leads to. */
async function followMail(page: Page): Promise<string> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('User name or e-mail address').fill(email);
  await page.getByRole('button', { name: 'Send a link and a code' }).click();
  await page.getByText(/If we know you/).waitFor();
  const { text } = await mail.waitForMail(email);
  const [, path = ''] = new RegExp(`${server.context.config.publicUrl}(/\\S+)`).exec(text) ?? [];
  await page.goto(path);
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
  return path;
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Set the new password' }).click();
}

test('from the mail to the new password', async () => {
  const { page, complaints, close } = await openTab({ expectedStatuses: [400, 401] });
  const path = await followMail(page);
  await expect.poll(() => page.getByLabel('Code from the chat').count()).toBe(0);
  await expectSound(page);
  await setPassword(page, 'Better 456!');
  await page.getByText('Your new password is set. Please sign in.').waitFor();
  expect((await server.call(listSessions, { token: person.token })).status).toBe(401);

  const signIn = async (password: string) => {
    await page.getByLabel('User name').fill(person.userName);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await signIn(person.password);
  await page.getByText('Login failed.').waitFor();
  await signIn('Better 456!');
  await page.waitForURL('**/app/dashboard');

  await page.goto(path);
  await setPassword(page, 'Another 789!');
  await page.getByText('This link or code has been used or is too old. Ask for a new one.').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

rare('a link that is too old says so, keeps what was typed, and leads to another', async () => {
  const { page, close } = await openTab({ expectedStatuses: [400] });
  await followMail(page);
  server.clock.advance(11 * 60_000);
  await setPassword(page, 'Better 456!');
  await page.getByRole('alert').getByText('This link or code has been used or is too old.').waitFor();
  await expect.poll(() => page.getByLabel('New password').inputValue()).toBe('Better 456!');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask for another link or code' }).click();
  await page.getByLabel('User name or e-mail address').waitFor();
  await close();
});

test('a new address is confirmed with the link that was mailed to it, signed in to its account', async () => {
  const address = `new-${email}`;
  const { page, complaints, close } = await visit('/app/userprofile', { person });
  await page.getByText('Confirmed', { exact: true }).waitFor();
  await server.call(saveProfile, { token: person.token, body: { email: address } });
  const mailed = new RegExp(`${server.context.config.publicUrl}(/confirm-email\\S+)`);
  const [, path = ''] = mailed.exec((await mail.waitForMail(address)).text) ?? [];
  await page.reload();
  await page.getByText('Not confirmed', { exact: true }).waitFor();
  await expectSound(page);
  const stranger = await openTab();
  await stranger.page.goto(path);
  await stranger.page.getByRole('link', { name: 'Sign in to confirm' }).waitFor();
  await stranger.close();
  await page.goto(path);
  await expectSound(page);
  await page.getByRole('button', { name: `Confirm as ${person.userName}` }).click();
  await page.getByText('Thank you, your address is confirmed.').waitFor();
  await page.getByRole('link', { name: 'Go on to FitPulse' }).click();
  await page.goto('/app/userprofile');
  await page.getByText('Confirmed', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
