import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { provenMinutes } from '../../contract/accounts/accounts.ts';
import { expectSound } from './browser.ts';
import { startPlace } from './place.ts';

const { server, visit, openTab } = await startPlace({ production: true });

/** What the app of a person shows who typed the key into it. */
const codeOf = (secret: string) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: server.clock.now().getTime() });

async function enrol(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  await expectSound(page);
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('That is not the code that your app shows now.').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  return secret;
}

test('a second step is set up, asked for at signing in and as a proof, and turned off', async () => {
  const { page, person, close } = await visit('/app/settings', { expectedStatuses: [401, 403, 422] });
  const secret = await enrol(page);
  await page.getByText('10 recovery codes are left.').waitFor();

  server.clock.advance((provenMinutes + 1) * 60_000);
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await page.locator('button:focus').getByText('Keep it').click();
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await page.getByRole('button', { name: 'Turn off the second step' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it really you?' });
  await dialog.getByLabel('Code').fill(codeOf(secret));
  await expectSound(page);

  const other = await openTab({ expectedStatuses: [401] });
  await other.page.goto('/login');
  await other.page.getByLabel('User name').fill(person.userName);
  await other.page.getByLabel('Password', { exact: true }).fill(person.password);
  await other.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const step = other.page.getByRole('dialog', { name: 'One more step' });
  await step.getByLabel('Code').fill('000000');
  await step.getByRole('button', { name: 'Sign in' }).click();
  await step.getByText('That is not the code').waitFor();
  await expectSound(other.page);
  server.clock.advance(30_000);
  await step.getByLabel('Code').fill(codeOf(secret));
  await step.getByRole('button', { name: 'Sign in' }).click();
  await other.page.waitForURL('**/app/dashboard');
  await other.close();

  server.clock.advance(30_000);
  await dialog.getByLabel('Code').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Set up an authenticator app' }).waitFor();
  await close();
});

test('an admin sets the second step up before anything else', async () => {
  const person = await server.person('admin');
  const { page, close } = await visit('/admin', { person, expectedStatuses: [403, 422] });
  await page.getByText('Admins and support sign in with two steps here.').waitFor();
  await enrol(page);
  await page.getByText(/^\d+ new$/).waitFor();
  await close();
});
