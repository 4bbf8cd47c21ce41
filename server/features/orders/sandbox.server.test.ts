import { expect, test } from 'vitest';
import { createOrder, listOrders, paySandboxOrder, verifyOrder } from '../../../contract/commerce/orders.ts';
import { getPublicConfig } from '../../../contract/commerce/plans.ts';
import { getSubscription, grantRefund, requestRefund } from '../../../contract/commerce/subscriptions.ts';
import { buyInSandbox, orderBody, spendFirstRefund } from '../../../tests/checkout.ts';
import { serverForTests, startTestServer } from '../../../tests/server.ts';

const server = await serverForTests();

const pro = () => orderBody([{ code: 'plan-pro', qty: 1 }]);

test('without keys a purchase works to the end, in the test payment sheet', async () => {
  const person = await server.person();
  expect((await server.call(getPublicConfig)).body).toMatchObject({ payments: 'sandbox', razorpayKeyId: null });
  expect(await buyInSandbox(server, person, pro())).toMatchObject({ sandbox: true, keyId: null });
  expect((await server.call(getSubscription, { token: person.token })).body).toMatchObject({ plan: 'pro' });
});

test('a payment that fails leaves the order as it is, and the next try pays it', async () => {
  const { token } = await server.person();
  const { body: order } = await server.call(createOrder, { token, body: pro() });
  const sheet = (outcome: 'pay' | 'fail') =>
    server.call(paySandboxOrder, { token, body: { orderId: order.id, outcome } });
  const { body: failed } = await sheet('fail');
  expect(failed).toMatchObject({ result: null, error: { description: 'The test payment was declined.' } });
  const { body: paid } = await sheet('pay');
  const result = paid.result ?? { razorpay_payment_id: '', razorpay_order_id: '', razorpay_signature: '' };
  const forged = {
    ...result,
    razorpay_signature: result.razorpay_signature.replace(/^./, (first) => (first === '0' ? '1' : '0')),
  };
  expect((await server.call(verifyOrder, { token, body: forged })).status).toBe(400);
  expect((await server.call(verifyOrder, { token, body: result })).body).toEqual({ success: true });
});

test('the sheet takes no order of somebody else', async () => {
  const [owner, other] = [await server.person(), await server.person()];
  const { body: order } = await server.call(createOrder, { token: owner.token, body: pro() });
  const body = { orderId: order.id, outcome: 'pay' as const };
  expect((await server.call(paySandboxOrder, { token: other.token, body })).status).toBe(404);
});

test('a refund that is granted is paid back at once', async () => {
  const [person, admin] = [await server.person(), await server.person('admin')];
  await buyInSandbox(server, person, pro());
  await spendFirstRefund(server, person.id);
  const { body: request } = await server.call(requestRefund, { token: person.token, body: {} });
  const { body } = await server.call(grantRefund, { token: admin.token, params: { id: request.id } });
  expect(body.status).toBe('processed');
  const { body: orders } = await server.call(listOrders, { token: person.token });
  expect(orders[0]?.status).toBe('refunded');
  expect((await server.call(getSubscription, { token: person.token })).body.plan).toBe('free');
});

test('in production without keys payments are not set up', async () => {
  const production = await startTestServer({ production: true });
  const { token } = await production.person();
  const { status, problem } = await production.call(createOrder, { token, body: pro() });
  expect([status, problem.code, problem.detail]).toEqual([503, 'not_configured', "Payments aren't set up"]);
  expect((await production.call(getPublicConfig)).body.payments).toBe('none');
  await production.close();
});
