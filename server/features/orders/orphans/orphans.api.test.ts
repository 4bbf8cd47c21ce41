import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteMe } from '../../../../contract/accounts/me.ts';
import { createOrder, verifyOrder } from '../../../../contract/commerce/orders.ts';
import { grantRefund, listOpenRefunds, requestRefund } from '../../../../contract/commerce/subscriptions.ts';
import { orderBody, runJob, spendFirstRefund } from '../../../../tests/checkout.ts';
import { type Razorpay, start } from '../../../../tests/fakes/razorpay.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../../tests/server.ts';

let razorpay: Razorpay;
let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  razorpay = await start();
  server = await startTestServer({ razorpay: { ...razorpay.settings, apiRoot: razorpay.url } });
  admin = await server.person('admin');
});
afterAll(async () => {
  await server.close();
  await razorpay.close();
});

const place = async ({ token }: TestPerson) =>
  (await server.call(createOrder, { token, body: orderBody([{ code: 'plan-pro', qty: 1 }]) })).body;
const leave = ({ token, password }: TestPerson) => server.call(deleteMe, { token, body: { password } });
const refundedOf = (paymentId: string) =>
  [...razorpay.books.refunds.values()].filter(({ payment_id }) => payment_id === paymentId).map(({ amount }) => amount);

test('a refund that was granted is paid after its account is deleted, without what the person wrote', async () => {
  const person = await server.person();
  const order = await place(person);
  const payment = razorpay.pay(order.id);
  await server.call(verifyOrder, { token: person.token, body: razorpay.widgetResult(payment) });
  await spendFirstRefund(server, person.id);
  const { body: asked } = await server.call(requestRefund, {
    token: person.token,
    body: { reason: 'My gout is back' },
  });
  razorpay.failing = 'error';
  await server.call(grantRefund, { token: admin.token, params: { id: asked.id } });
  await leave(person);
  razorpay.failing = undefined;
  const { body: open } = await server.call(listOpenRefunds, { token: admin.token });
  expect(open.find(({ id }) => id === asked.id)).toMatchObject({
    ...{ status: 'granted', userId: null, userName: 'a deleted account', reason: '' },
  });
  await runJob(server, 'pay-refunds');
  expect(refundedOf(payment.id)).toEqual([order.amount]);
});

test('a payment that comes after the account is deleted goes back once, told by the gateway or found by asking', async () => {
  const person = await server.person();
  const [told, silent] = [await place(person), await place(person)];
  await leave(person);
  const payments = [told, silent].map(({ id }) => razorpay.pay(id));
  const event = razorpay.event('payment.captured', payments[0]?.id ?? '');
  for (const _ of [1, 2]) await razorpay.deliver(event, `${server.url}/api/v1/webhooks/razorpay`);
  await runJob(server, 'process-payment-events');
  server.clock.advance(600_000);
  for (const _ of [1, 2]) await runJob(server, 'reconcile-payments');
  for (const _ of [1, 2]) await runJob(server, 'pay-refunds');
  expect(payments.map(({ id }) => refundedOf(id))).toEqual([[told.amount], [silent.amount]]);
});
