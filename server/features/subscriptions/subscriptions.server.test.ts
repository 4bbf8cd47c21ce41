import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { login } from '../../../contract/accounts/accounts.ts';
import { cancelSubscription, getSubscription, resumeSubscription } from '../../../contract/commerce/subscriptions.ts';
import { buyInSandbox, orderBody, runJob } from '../../../tests/checkout.ts';
import { type MailServer, start } from '../../../tests/fakes/mail.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../tests/server.ts';

const dayMs = 86_400_000;
let mail: MailServer;
let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  mail = await start();
  server = await startTestServer({ mail: { smtpUrl: mail.url, from: 'FitPulse <hello@fitpulse.example>' } });
});
beforeEach(async () => {
  person = await server.person();
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

const buy = (code = 'plan-pro', qty = 1) => buyInSandbox(server, person, orderBody([{ code, qty }]));
async function wait(days: number) {
  server.clock.advance(days * dayMs);
  const { userName, password } = person;
  const { body } = await server.call(login, { body: { userName, password, remember: true } });
  person.token = body.accessToken;
  return body.plan;
}
const subscription = async () => (await server.call(getSubscription, { token: person.token })).body;

describe('a subscription', () => {
  test('is none until something is bought', async () => {
    expect(await subscription()).toEqual({
      ...{ plan: 'free', status: 'none', currentPeriodStart: null, currentPeriodEnd: null, paidUntil: null },
      ...{ term: null, cancelAtPeriodEnd: false },
    });
  });

  test('ends when its period ends', async () => {
    await buy();
    await runJob(server, 'end-subscriptions');
    expect(await wait(30)).toBe('pro');
    await wait(1);
    await runJob(server, 'end-subscriptions');
    expect(await wait(0)).toBe('free');
    expect(await subscription()).toMatchObject({ plan: 'free', status: 'none' });
  });

  test('goes on with what was bought meanwhile', async () => {
    await buy();
    await wait(10);
    await buy();
    await wait(25);
    await runJob(server, 'end-subscriptions');
    expect(await wait(0)).toBe('pro');
    await wait(30);
    await runJob(server, 'end-subscriptions');
    expect(await wait(0)).toBe('free');
  });

  test('falls back to the lower plan that still holds', async () => {
    await buy('plan-pro', 2);
    await wait(5);
    await buy('plan-premium');
    expect(await wait(1)).toBe('premium');
    await wait(31);
    await runJob(server, 'end-subscriptions');
    expect(await wait(0)).toBe('pro');
  });

  test('that an admin gave without a payment is left alone', async () => {
    await server.context.db.updateTable('users').set({ plan: 'premium' }).where('id', '=', person.id).execute();
    await runJob(server, 'end-subscriptions');
    expect(await wait(400)).toBe('premium');
    expect(await subscription()).toMatchObject({ plan: 'premium', status: 'none', currentPeriodEnd: null });
  });

  test('shows the end at once, also before the job has carried it over', async () => {
    await buy('plan-premium');
    await buy('plan-pro');
    expect(await subscription()).toMatchObject({ plan: 'premium', status: 'active' });
    expect(await wait(31)).toBe('premium');
    expect(await subscription()).toMatchObject({ plan: 'pro', status: 'active' });
    await wait(31);
    expect(await subscription()).toMatchObject({ plan: 'free', status: 'none', paidUntil: null });
    await runJob(server, 'end-subscriptions');
    expect(await wait(0)).toBe('free');
  });
});

describe('cancelling', () => {
  test('keeps everything until the period ends, and a new payment takes it back', async () => {
    await buy();
    const { body } = await server.call(cancelSubscription, { token: person.token, body: {} });
    expect(body).toMatchObject({ plan: 'pro', status: 'cancelled', cancelAtPeriodEnd: true });
    await server.call(cancelSubscription, { token: person.token, body: {} });
    expect(await wait(29)).toBe('pro');
    await buy();
    expect(await subscription()).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
  });

  test('can be taken back while the period lasts', async () => {
    await buy();
    await server.call(cancelSubscription, { token: person.token, body: {} });
    for (let time = 0; time < 2; time += 1) {
      const { body } = await server.call(resumeSubscription, { token: person.token, body: {} });
      expect(body).toMatchObject({ plan: 'pro', status: 'active', cancelAtPeriodEnd: false });
    }
  });

  test('needs something to cancel', async () => {
    const { status } = await server.call(cancelSubscription, { token: person.token, body: {} });
    expect(status).toBe(409);
  });
});

describe('a reminder', () => {
  const emailOf = (name: string) => `${name}-${person.id}@example.com`;
  async function buyAs(name: string) {
    const body = orderBody([{ code: 'plan-pro', qty: 1 }]);
    body.billing.email = emailOf(name);
    await buyInSandbox(server, person, body);
    return emailOf(name);
  }
  const remind = () => runJob(server, 'remind-of-renewals');

  test('comes seven days and one day before the end, once each', async () => {
    server.clock.time = new Date('2030-01-10T06:30:00Z');
    person = await server.person();
    const email = await buyAs('reminded');
    const received: number[] = [];
    for (let hour = 0; hour < 32 * 24; hour += 6) {
      await remind();
      await remind();
      received.push(mail.sentTo(email).length);
      server.clock.advance(6 * 3_600_000);
    }
    const firstAt = received.indexOf(1) / 4;
    const secondAt = received.indexOf(2) / 4;
    expect([firstAt, secondAt, received.at(-1)]).toEqual([24, 30, 2]);
    expect(mail.sentTo(email)[0]?.subject).toMatch(/^Your FitPulse plan ends on \d+ [A-Z][a-z]+(?: 20\d\d)?$/);
    expect(mail.sentTo(email)[0]?.text).toContain(
      `Nothing is charged automatically: to keep it, renew it at ${server.context.config.publicUrl}/app/billing.`,
    );
  });

  test('does not come after cancelling, or while more is paid for', async () => {
    const cancelled = await buyAs('cancelled');
    await server.call(cancelSubscription, { token: person.token, body: {} });
    person = await server.person();
    const renewed = await buyAs('renewed');
    await buy();
    server.clock.advance(29.9 * dayMs);
    await remind();
    expect([mail.sentTo(cancelled), mail.sentTo(renewed)]).toEqual([[], []]);
  });

  test('that could not be sent is sent at the next run', async () => {
    const email = await buyAs('later');
    server.clock.advance(25 * dayMs);
    mail.refusing = true;
    await remind();
    mail.refusing = false;
    expect(mail.sentTo(email)).toHaveLength(0);
    await remind();
    expect(mail.sentTo(email)).toHaveLength(1);
  });
});
