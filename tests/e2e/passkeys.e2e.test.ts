import { expect, test } from 'vitest';
import { provenMinutes } from '../../contract/accounts/accounts.ts';
import { expectSound } from './browser.ts';
import { startPlace } from './place.ts';
import { card, openPortal } from './portal.ts';

const { server, openTab } = await startPlace();
// Passkeys are for a name, never for an address of numbers.
const url = server.url.replace('127.0.0.1', 'localhost');
server.context.config.publicUrl = url;

test('a passkey is added, signs in alone, proves it anew, is renamed and removed', async () => {
  const { page, complaints, close } = await openTab({ expectedStatuses: [401, 403], hasOwnTab: true });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await openPortal(page, server, await server.person(), `${url}/app/settings`);
  const passkeys = card(page, 'Passkeys');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByText('not used yet').waitFor();
  await expectSound(page);

  // Signing out takes the session with it.
  await page.evaluate(() => localStorage.removeItem('fitpulse.session'));
  await page.goto(`${url}/login`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/app/dashboard');

  await page.goto(`${url}/app/settings`);
  await passkeys.getByRole('button', { name: /^Edit / }).click();
  const naming = page.getByRole('dialog', { name: 'Rename passkey' });
  await naming.getByLabel('Name').fill('Blue key');
  await naming.getByRole('button', { name: 'Save' }).click();
  await passkeys.getByText('Blue key').waitFor();

  server.clock.advance((provenMinutes + 1) * 60_000);
  await passkeys.getByRole('button', { name: 'Delete Blue key' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it really you?' });
  await proof.getByRole('button', { name: 'Use a passkey' }).click();
  await passkeys.getByText('Blue key').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});
