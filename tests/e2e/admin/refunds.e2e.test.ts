import { expect, test } from 'vitest';
import { grantRefund, requestRefund } from '../../../contract/commerce/subscriptions.ts';
import { buyInSandbox, orderBody, spendFirstRefund } from '../../checkout.ts';
import { rare } from '../../tiers.ts';
import { expectAccessible, expectSound } from '../browser.ts';
import { startPlace } from '../place.ts';

const { server, visit } = await startPlace();
const admin = await server.person('admin');

test('a refund is granted after a question; what the gateway refuses says why and can be tried again', async () => {
  const [paid, refused] = [await server.person(), await server.person()];
  for (const { id, token } of [paid, refused]) {
    await spendFirstRefund(server, id);
    await buyInSandbox(server, { token }, orderBody([{ code: 'plan-pro', qty: 1 }]));
    await server.call(requestRefund, { token, body: { reason: `Too much for ${token === paid.token ? 'me' : 'us'}` } });
  }
  await server.context.db
    .updateTable('refunds')
    .set({ gatewayPaymentId: 'pay_unknown' })
    .where('userId', '=', refused.id)
    .where('isFirst', '=', false)
    .execute();
  const { page, complaints, close } = await visit('/admin', { person: admin, width: 360, colorScheme: 'dark' });
  const request = (reason: string) => page.getByRole('listitem').filter({ hasText: reason });
  const dialog = page.getByRole('dialog', { name: 'Pay the money back?' });

  await request('Too much for us')
    .getByText(/^Order FP-\w{3}-\w{4}$/)
    .waitFor();
  await request('Too much for us').getByRole('button', { name: 'Grant' }).click();
  await dialog.getByText('₹322.92').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Pay back' }).click();
  await dialog.getByText('The sandbox has been restarted since this payment.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await request('Too much for us').getByText('Failed').waitFor();
  await request('Too much for us').getByText('Try again').waitFor();

  await request('Too much for me').getByRole('button', { name: 'Grant' }).click();
  await dialog.getByRole('button', { name: 'Pay back' }).click();
  await page.getByText('₹322.92 was paid back.').waitFor();
  await request('Too much for me').waitFor({ state: 'detached' });
  await request('Too much for us').getByRole('link', { name: refused.userName }).click();
  await page.getByRole('button', { name: `Manage ${refused.userName}` }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a refund is refused with a reason, which the person reads', async () => {
  const person = await server.person();
  await spendFirstRefund(server, person.id);
  await buyInSandbox(server, person, orderBody([{ code: 'plan-pro', qty: 1 }]));
  await server.call(requestRefund, { token: person.token, body: { reason: 'I never opened it' } });
  const { page, complaints, close } = await visit('/admin', { person: admin });
  const request = page.getByRole('listitem').filter({ hasText: person.userName });
  const dialog = page.getByRole('dialog', { name: 'Refuse the refund?' });
  const reason = dialog.getByLabel('Reason');
  await request.getByRole('button', { name: 'Refuse' }).click();
  await reason.waitFor();
  await expect.poll(() => reason.evaluate((element) => element === document.activeElement)).toBe(true);
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await dialog.getByText('Say why; the person reads it.').waitFor();
  await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true');
  await reason.fill('no');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await dialog.getByText('A reason has 3 to 500 characters.').waitFor();
  await expect.poll(() => reason.inputValue()).toBe('no');
  await expectSound(page);
  await reason.fill('You logged meals on 25 days.');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await page.getByText(`The refund of ₹322.92 was refused, and ${person.userName} is told.`).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await request.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();

  const theirs = await visit('/app/billing', { person });
  const order = theirs.page.getByRole('listitem').filter({ hasText: 'Refund refused' });
  await order.getByText('“You logged meals on 25 days.”').waitFor();
  await expect.poll(() => order.getByRole('button', { name: 'Ask for a refund' }).count()).toBe(0);
  await expect
    .poll(() => order.getByRole('link', { name: 'Write to support' }).getAttribute('href'))
    .toBe('/app/support?tab=create');
  await expectSound(theirs.page);
  await theirs.page.getByRole('button', { name: /unread/ }).click();
  await theirs.page.getByText('Your refund request was refused').waitFor();
  expect(theirs.complaints).toEqual([]);
  await theirs.close();
});

rare('what another admin has decided meanwhile is said, and what was typed stays', async () => {
  const person = await server.person();
  await spendFirstRefund(server, person.id);
  await buyInSandbox(server, person, orderBody([{ code: 'plan-pro', qty: 1 }]));
  const { body: refund } = await server.call(requestRefund, { token: person.token, body: {} });
  const { page, complaints, close } = await visit('/admin', { person: admin, expectedStatuses: [409] });
  const request = page.getByRole('listitem').filter({ hasText: person.userName });
  await request.getByRole('button', { name: 'Refuse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refuse the refund?' });
  await dialog.getByLabel('Reason').fill('Too late.');
  await server.call(grantRefund, { token: admin.token, params: { id: refund.id } });
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await dialog.getByText('This request was granted already.').waitFor();
  await expect.poll(() => dialog.getByLabel('Reason').inputValue()).toBe('Too late.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await request.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});
