import { describe, expect, test } from 'vitest';
import { listSubscriptions } from '../../contract/notifications.ts';
import { expectAccessible } from './browser.ts';
import { startPlace } from './place.ts';

const { server, visit } = await startPlace();

describe('notifications', () => {
  test('are read-only until Edit; what is unticked is really unsubscribed', async () => {
    const { page, person, complaints, close } = await visit('/app/notifications');
    const water = page.getByLabel('Water reminder');
    await expect.poll(async () => [await water.isDisabled(), await water.isChecked()]).toEqual([true, true]);
    await page.getByRole('button', { name: 'Edit' }).click();
    await water.uncheck();
    await page.getByLabel('Daily report').check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Notifications updated successfully').waitFor();
    const { body } = await server.call(listSubscriptions, { token: person.token, params: { userId: person.id } });
    const codes = body.map(({ notificationCode }) => notificationCode);
    expect(codes).toContain('day_report');
    expect(codes).not.toContain('water_reminder');
    expect(complaints).toEqual([]);
    await close();
  });

  test('the bell counts what is unread, and stops counting once it is read', async () => {
    const { page, complaints, close } = await visit('/app/dashboard');
    await page.getByRole('button', { name: 'Notices, 2 unread' }).click();
    await page.getByText('Welcome to FitPulse').waitFor();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Mark as read/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Notices, 1 unread' }).waitFor();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByRole('button', { name: 'Notices', exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
