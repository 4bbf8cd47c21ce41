import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listOrders } from '../../../../contract/commerce/orders.ts';
import {
  getSubscription,
  grantRefund,
  listOpenRefunds,
  refuseRefund,
  requestRefund,
} from '../../../../contract/commerce/subscriptions.ts';
import { listNotices } from '../../../../contract/notifications.ts';
import { buyInSandbox, orderBody, runJob, spendFirstRefund } from '../../../../tests/checkout.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../../tests/server.ts';
import type { Mail } from '../../../clients/mailer.ts';

const reason = 'The plan was used for a month.';
let server: TestServer;
let person: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.person('admin');
});
beforeEach(async () => {
  person = await server.person();
});
afterAll(async () => {
  await server.close();
});

const buy = () => buyInSandbox(server, person, orderBody([{ code: 'plan-pro', qty: 1 }]));
const ask = (body = {}) => server.call(requestRefund, { token: person.token, body });
const askForOrder = async () => {
  await buy();
  await spendFirstRefund(server, person.id);
  return (await ask()).body.id;
};
const grant = (id: string) => server.call(grantRefund, { token: admin.token, params: { id } });
const refuse = (id: string, why = reason, { token } = admin) =>
  server.call(refuseRefund, { token, params: { id }, body: { reason: why } });
const orderNow = async () => (await server.call(listOrders, { token: person.token })).body[0];
const aboutRefunds = async () => {
  const { body } = await server.call(listNotices, { token: person.token });
  return body.notices.filter(({ title }) => /refund|money/.test(title));
};
const titles = async () => (await aboutRefunds()).map(({ title }) => title).sort();
const actionsOn = async (id: string) => {
  const { db } = server.context;
  const rows = await db
    .selectFrom('adminActions')
    .select(['action', 'adminName', 'after'])
    .where('subject', '=', `refund ${id}`)
    .execute();
  return rows;
};

test('a refusal tells the person why, leaves the plan, and can’t be asked around', async () => {
  const id = await askForOrder();
  const { body: open } = await server.call(listOpenRefunds, { token: admin.token });
  expect(open.find((refund) => refund.id === id)).toMatchObject({ userName: person.userName, refusal: null });

  expect((await refuse(id, `  ${reason} `)).body).toMatchObject({
    ...{ id, status: 'refused', refusal: reason, userName: person.userName },
  });
  expect(await orderNow()).toMatchObject({ status: 'paid', refundStatus: 'refused', refusal: reason });
  expect(await aboutRefunds()).toMatchObject([
    { title: 'Your refund request was refused', body: expect.stringContaining(reason) },
  ]);
  expect((await server.call(getSubscription, { token: person.token })).body.plan).toBe('pro');
  const { body: left } = await server.call(listOpenRefunds, { token: admin.token });
  expect(left.map((refund) => refund.id)).not.toContain(id);

  const again = await ask();
  expect(again).toMatchObject({ status: 409, problem: { detail: expect.stringContaining('write to support') } });
  expect(await orderNow()).toMatchObject({ refundStatus: 'refused', refusal: reason });
});

test('a refusal that is repeated is one, and another reason changes nothing', async () => {
  const id = await askForOrder();
  const [first, second] = await Promise.all([refuse(id), refuse(id)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  const other = await refuse(id, 'Another reason.');
  expect(other).toMatchObject({ status: 409, problem: { detail: expect.stringContaining(reason) } });
  expect(await orderNow()).toMatchObject({ refusal: reason });
  expect(await titles()).toHaveLength(1);
  expect(await actionsOn(id)).toEqual([
    { action: 'refuse refund', adminName: admin.userName, after: { status: 'refused' } },
  ]);
});

test('what was decided stays decided', async () => {
  const refused = await askForOrder();
  await refuse(refused);
  expect(await grant(refused)).toMatchObject({ status: 409, problem: { code: 'conflict' } });
  expect(await orderNow()).toMatchObject({ status: 'paid', refundStatus: 'refused' });
  person = await server.person();
  const granted = await askForOrder();
  await grant(granted);
  expect(await refuse(granted)).toMatchObject({ status: 409, problem: { code: 'conflict' } });
  expect(await orderNow()).toMatchObject({ status: 'refunded', refundStatus: 'processed', refusal: null });
});

test('granted and refused at once, a request ends in one of them', async () => {
  for (let round = 0; round < 6; round += 1) {
    person = await server.person();
    const id = await askForOrder();
    const calls = [() => grant(id), () => refuse(id), () => grant(id), () => refuse(id)];
    const answers = await Promise.all((round % 2 ? calls.reverse() : calls).map((call) => call()));
    const order = await orderNow();
    const isRefused = order?.refundStatus === 'refused';
    expect(order).toMatchObject(
      isRefused
        ? { status: 'paid', refusal: reason }
        : { status: 'refunded', refundStatus: 'processed', refusal: null },
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(await titles()).toEqual(
      isRefused ? ['Your refund request was refused'] : ['Your money was sent back', 'Your refund is granted'].sort(),
    );
    expect((await actionsOn(id)).map(({ action }) => action)).toEqual([isRefused ? 'refuse refund' : 'grant refund']);
    const { rows } = await server.context.database.pool.query(
      `select count(*)::int as count from ledger_entries where kind = 'refund' and user_id = $1`,
      [person.id],
    );
    expect(rows[0].count).toBe(isRefused ? 0 : 1);
  }
});

test.each([
  ['', 'Say why; the person reads it.'],
  ['   ', 'Say why; the person reads it.'],
  ['no', 'A reason has 3 to 500 characters.'],
  ['x'.repeat(501), 'A reason has 3 to 500 characters.'],
])('the reason %j is none', async (why, message) => {
  const id = await askForOrder();
  const { status, problem } = await refuse(id, why);
  expect(status).toBe(422);
  expect(problem.errors?.[0]).toEqual({ path: 'reason', message });
  expect(await orderNow()).toMatchObject({ refundStatus: 'requested' });
});

test('only an admin refuses, and only what there is', async () => {
  const id = await askForOrder();
  expect((await refuse(id, reason, person)).status).toBe(403);
  expect((await refuse(id, reason, await server.person())).status).toBe(403);
  expect((await refuse(randomUUID())).status).toBe(404);
  expect((await grant(randomUUID())).status).toBe(404);
  expect(await orderNow()).toMatchObject({ refundStatus: 'requested' });
});

describe('notices', () => {
  test('tell of a grant and of the money that went back, also in the chat and by mail', async () => {
    const { db, config } = server.context;
    const email = `${person.id}@example.com`;
    await db.updateTable('users').set({ email }).where('id', '=', person.id).execute();
    const chat = { userId: person.id, telegramUserId: 4_711, chatId: 4_711, linkedAt: server.clock.now() };
    await db.insertInto('telegramAccounts').values(chat).execute();
    await grant(await askForOrder());
    expect((await aboutRefunds()).map(({ title, body }) => `${title}: ${body}`).sort()).toEqual([
      'Your money was sent back: ₹322.92 went back the way you paid. Your bank may take a few working days to show it.',
      'Your refund is granted: ₹322.92 will be sent back the way you paid.',
    ]);

    const chats: string[] = [];
    server.context.messenger = {
      send: async (_, text) => {
        chats.push(text);
        return 'sent';
      },
      sendDocument: async () => 'sent',
    };
    const mails: Mail[] = [];
    server.context.mailer = { ...server.context.mailer, send: async (mail) => void mails.push(mail) };
    for (const job of ['send-notices', 'mail-notices', 'send-notices', 'mail-notices']) await runJob(server, job);
    expect(mails.map(({ subject }) => subject).sort()).toEqual(await titles());
    for (const { to, text } of mails) {
      expect(to).toBe(email);
      expect(text.endsWith(`\n\n${config.publicUrl}/app/billing`)).toBe(true);
    }
    expect(chats.map((text) => text.split('\n')[0]).sort()).toEqual(await titles());
  });
});
