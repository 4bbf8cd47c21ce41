import { describe, expect, test } from 'vitest';
import { getProfile } from '../../contract/accounts/profile.ts';
import { listSubscriptions } from '../../contract/notifications.ts';
import { expectAccessible, expectSound } from './browser.ts';
import { startPlace } from './place.ts';

const { server, visit } = await startPlace();

/** The browsers of tests have no push service; this one gives such a subscription, as a worker does. */
function standInForPush(): void {
  let subscription: object | null = null;
  const subscribe = async () => {
    subscription = {
      toJSON: () => ({
        endpoint: 'https://fcm.googleapis.com/fcm/send/an-example',
        keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) },
      }),
      unsubscribe: async () => {
        subscription = null;
      },
    };
    return subscription;
  };
  const pushManager = { subscribe, getSubscription: async () => subscription };
  navigator.serviceWorker.getRegistration = async () => ({ pushManager }) as unknown as ServiceWorkerRegistration;
  Notification.requestPermission = async () => 'granted';
}

describe('notifications', () => {
  test('are saved at a tap: whether they come, and when', async () => {
    const { page, person, complaints, close } = await visit('/app/notifications');
    const stored = async () => {
      const { body } = await server.call(listSubscriptions, { token: person.token, params: { userId: person.id } });
      return body;
    };
    await page.getByLabel('Water reminder', { exact: true }).uncheck();
    await page.getByText('Water reminder saved.').waitFor();
    await page.getByLabel('Daily report', { exact: true }).check();
    await page.getByText('Daily report saved.').waitFor();
    await page.getByLabel('Food log reminder, time 1').fill('20:15');
    await page.getByLabel('Food log reminder, time 1').blur();
    await page.getByText('Food log reminder saved.').waitFor();
    const codes = (await stored()).map(({ notificationCode }) => notificationCode);
    expect(codes).toContain('day_report');
    expect(codes).not.toContain('water_reminder');
    expect((await stored()).find(({ notificationCode }) => notificationCode === 'food_log')?.times).toEqual(['20:15']);
    await page.getByText('Once a week', { exact: true }).click();
    await page.getByText('Suggestions saved.').waitFor();
    const { body } = await server.call(getProfile, { token: person.token, params: { userId: person.id } });
    expect(body.suggestions).toBe('weekly');
    expect(complaints).toEqual([]);
    await close();
  });

  test('reach this browser once it is turned on, until it is turned off', async () => {
    const { page, complaints, close } = await visit('/app/notifications', { width: 360 });
    await page.evaluate(standInForPush);
    const toggle = page.getByLabel('Show reminders here, even while FitPulse is closed');
    await toggle.click();
    await expect.poll(() => toggle.isEnabled()).toBe(true);
    await expect.poll(() => toggle.isChecked()).toBe(true);
    await expectSound(page);
    await toggle.click();
    await expect.poll(() => toggle.isEnabled()).toBe(true);
    await expect.poll(() => toggle.isChecked()).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });

  test('of one’s own are added, paused and removed; quiet hours are kept', async () => {
    const { page, person, complaints, close } = await visit('/app/notifications');
    await page.getByLabel('Remind me to').fill('Stretch');
    await page.getByLabel('Every day at').fill('16:30');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Every day at 4:30 pm').waitFor();
    await page.getByRole('button', { name: 'Pause: Stretch' }).click();
    await page.getByText('Every day at 4:30 pm, paused').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove: Stretch' }).click();
    await page.getByText('Every day at 4:30 pm').waitFor({ state: 'detached' });
    await page.getByLabel('From').fill('22:00');
    await page.getByLabel('To', { exact: true }).fill('07:00');
    await page.getByText('Quiet hours saved.').waitFor();
    const { body } = await server.call(getProfile, { token: person.token, params: { userId: person.id } });
    expect(body).toMatchObject({ quietFrom: '22:00', quietTo: '07:00' });
    expect(complaints).toEqual([]);
    await close();
  });

  test('the bell counts what is unread, and stops counting once it is read', async () => {
    const { page, complaints, close } = await visit('/app/dashboard');
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
    await page.getByText('Welcome to FitPulse').waitFor();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Mark as read/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
