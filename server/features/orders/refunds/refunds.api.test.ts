import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { login } from '../../../../contract/accounts/accounts.ts';
import { createOrder, listOrders, verifyOrder } from '../../../../contract/commerce/orders.ts';
import {
  getSubscription,
  grantRefund,
  listOpenRefunds,
  requestRefund,
} from '../../../../contract/commerce/subscriptions.ts';
import { listNotices } from '../../../../contract/notifications.ts';
import { orderBody, runJob, spendFirstRefund } from '../../../../tests/checkout.ts';
import { type Razorpay, start } from '../../../../tests/fakes/razorpay.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../../tests/server.ts';

const dayMs = 86_400_000;
let razorpay: Razorpay;
let server: TestServer;
let person: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  razorpay = await start();
  server = await startTestServer({ razorpay: { ...razorpay.settings, apiRoot: razorpay.url } });
});
beforeEach(async () => {
  [person, admin] = await Promise.all([server.person(), server.person('admin')]);
  await spendFirstRefund(server, person.id);
});
afterAll(async () => {
  await server.close();
  await razorpay.close();
});

async function buy(code = 'plan-pro') {
  const { token } = person;
  const { body: order } = await server.call(createOrder, { token, body: orderBody([{ code, qty: 1 }]) });
  const payment = razorpay.pay(order.id);
  await server.call(verifyOrder, { token, body: razorpay.widgetResult(payment) });
  return { order, payment };
}
const ask = (body = {}) => server.call(requestRefund, { token: person.token, body });
const grant = (id: string) => server.call(grantRefund, { token: admin.token, params: { id } });
const refundsOf = (paymentId: string) =>
  [...razorpay.books.refunds.values()].filter(({ payment_id }) => payment_id === paymentId);
const planNow = async () => (await server.call(getSubscription, { token: person.token })).body.plan;
async function signInAgain() {
  for (const each of [person, admin]) {
    const { userName, password } = each;
    each.token = (await server.call(login, { body: { userName, password } })).body.accessToken;
  }
}
async function tellProcessed(refundId: string) {
  await razorpay.deliver(razorpay.processRefund(refundId), `${server.url}/api/v1/webhooks/razorpay`);
  await runJob(server, 'process-payment-events');
}

test('a request is granted by an admin, paid by Razorpay, and ends the period when it is processed', async () => {
  const { payment, order } = await buy();
  const { body: request } = await ask({ reason: 'Not for me' });
  expect(request).toMatchObject({ amount: order.amount, status: 'requested', reason: 'Not for me' });
  expect(request.orderNumber).toBe(order.number);
  const { body: open } = await server.call(listOpenRefunds, { token: admin.token });
  expect(open.find(({ id }) => id === request.id)?.orderNumber).toBe(order.number);

  const { body: granted } = await grant(request.id);
  expect(granted.status).toBe('sent');
  expect(await planNow()).toBe('pro');
  await tellProcessed(refundsOf(payment.id)[0]?.id ?? '');
  expect(await planNow()).toBe('free');
  const { body: orders } = await server.call(listOrders, { token: person.token });
  expect(orders[0]).toMatchObject({ status: 'refunded', refundStatus: 'processed' });
});

test('asking twice is one request, granting twice pays once', async () => {
  const { payment } = await buy();
  const [first, second] = [await ask(), await ask({ reason: 'again' })];
  expect(second.body.id).toBe(first.body.id);
  await Promise.all([grant(first.body.id), grant(first.body.id)]);
  await grant(first.body.id);
  expect(refundsOf(payment.id)).toHaveLength(1);
});

test('a lost webhook is made up for by asking', async () => {
  const { payment } = await buy();
  await grant((await ask()).body.id);
  const [refund] = refundsOf(payment.id);
  if (refund) refund.status = 'processed';
  await runJob(server, 'pay-refunds');
  expect(await planNow()).toBe('free');
});

test('granted while the gateway does not answer, it is paid later, once', async () => {
  const { payment } = await buy();
  const { body: request } = await ask();
  razorpay.failing = 'error';
  expect((await grant(request.id)).body.status).toBe('granted');
  await runJob(server, 'pay-refunds');
  razorpay.failing = undefined;
  await runJob(server, 'pay-refunds');
  await runJob(server, 'pay-refunds');
  expect(refundsOf(payment.id)).toHaveLength(1);
});

test('a refusal of the gateway is shown, and the grant can be tried again', async () => {
  const { payment } = await buy();
  const { body: request } = await ask();
  razorpay.books.payments.delete(payment.id);
  const { body: failed } = await grant(request.id);
  expect(failed).toMatchObject({ status: 'failed', failure: 'The id provided does not exist' });
  razorpay.books.payments.set(payment.id, payment);
  expect((await grant(request.id)).body).toMatchObject({ status: 'sent', failure: '' });
  const { body } = await server.call(listNotices, { token: person.token });
  expect(body.notices.filter(({ title }) => title === 'Your refund is granted')).toHaveLength(1);
  await tellProcessed(refundsOf(payment.id)[0]?.id ?? '');
  const { body: later } = await server.call(listNotices, { token: person.token });
  expect(later.notices.filter(({ title }) => title === 'Your money was sent back')).toHaveLength(1);
});

test('what was bought besides stays, and moves up', async () => {
  await buy('plan-pro');
  server.clock.advance(10 * dayMs);
  await signInAgain();
  const before = (await server.call(getSubscription, { token: person.token })).body.paidUntil;
  const { payment } = await buy('plan-premium');
  expect(await planNow()).toBe('premium');
  await grant((await ask()).body.id);
  await tellProcessed(refundsOf(payment.id)[0]?.id ?? '');
  const { body } = await server.call(getSubscription, { token: person.token });
  expect(body).toMatchObject({ plan: 'pro', paidUntil: before });
});

test('after thirty days, without an order, or for an order of somebody else there is none', async () => {
  expect((await ask()).status).toBe(404);
  const { order } = await buy();
  const other = await server.person();
  const foreign = await server.call(requestRefund, { token: other.token, body: { orderId: order.reference } });
  expect(foreign.status).toBe(404);
  server.clock.advance(30 * dayMs + 1);
  await signInAgain();
  expect((await ask()).status).toBe(409);
});

test('an admin alone grants', async () => {
  await buy();
  const { body: request } = await ask();
  const { status } = await server.call(grantRefund, { token: person.token, params: { id: request.id } });
  expect(status).toBe(403);
});

test('the first of a person needs no admin and is paid by the job; of two at once one is the first', async () => {
  person = await server.person();
  const [one, other] = [await buy(), await buy('plan-premium')];
  const asked = await Promise.all([one, other].map(({ order }) => ask({ orderId: order.reference })));
  expect(asked.map(({ body }) => body.status).sort()).toEqual(['granted', 'requested']);
  for (const _ of [1, 2]) await runJob(server, 'pay-refunds');
  const paid = [one, other].flatMap(({ payment }) => refundsOf(payment.id));
  expect(paid).toHaveLength(1);
});
