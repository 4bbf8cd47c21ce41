import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrder, listOrders } from '../../../../contract/commerce/orders.ts';
import { getSubscription } from '../../../../contract/commerce/subscriptions.ts';
import { orderBody, runJob } from '../../../../tests/checkout.ts';
import { type Razorpay, start, type WebhookEvent } from '../../../../tests/fakes/razorpay.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../../tests/server.ts';

let razorpay: Razorpay;
let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  razorpay = await start();
  server = await startTestServer({ razorpay: { ...razorpay.settings, apiRoot: razorpay.url } });
});
beforeEach(async () => {
  person = await server.person();
});
afterAll(async () => {
  await server.close();
  await razorpay.close();
});

const place = async () => {
  const body = orderBody([{ code: 'plan-pro', qty: 1 }]);
  return (await server.call(createOrder, { token: person.token, body })).body;
};
const deliver = (event: WebhookEvent) => razorpay.deliver(event, `${server.url}/api/v1/webhooks/razorpay`);
const process = () => runJob(server, 'process-payment-events');
const stateOf = async () => {
  const { token } = person;
  const [{ body: orders }, { body: subscription }] = await Promise.all([
    server.call(listOrders, { token }),
    server.call(getSubscription, { token }),
  ]);
  return [orders[0]?.status, subscription.plan];
};
const count = async (table: string) =>
  (await server.context.database.pool.query(`select count(*)::int as n from ${table} where user_id = $1`, [person.id]))
    .rows[0].n;

describe('a webhook', () => {
  test('is answered at once and activates without the browser', async () => {
    const order = await place();
    const answer = await deliver(razorpay.event('payment.captured', razorpay.pay(order.id).id));
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(await stateOf()).toEqual(['created', 'free']);
    await process();
    expect(await stateOf()).toEqual(['paid', 'pro']);
  });

  test('with any byte of body or signature flipped is a 400 and leaves no trace', async () => {
    const order = await place();
    const event = razorpay.event('order.paid', razorpay.pay(order.id).id);
    const flip = (text: string, at: number) =>
      text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
    const forgeries = [
      ...Array.from(event.signature, (_, at) => ({ ...event, signature: flip(event.signature, at) })),
      ...Array.from({ length: 40 }, (_, index) => ({ ...event, body: flip(event.body, index * 7) })),
      { ...event, signature: '' },
    ];
    for (const forged of forgeries) expect((await deliver(forged)).status).toBe(400);
    await process();
    expect(await stateOf()).toEqual(['created', 'free']);
    const { rows } = await server.context.database.pool.query('select 1 from payment_events where body like $1', [
      `%${order.id}%`,
    ]);
    expect(rows).toEqual([]);
  });

  test('that tells of a failed payment after a paid one takes nothing away', async () => {
    const order = await place();
    const failed = razorpay.pay(order.id, 'failed');
    const early = razorpay.event('payment.failed', failed.id);
    await deliver(razorpay.event('order.paid', razorpay.pay(order.id).id));
    await process();
    await deliver(early);
    await process();
    expect(await stateOf()).toEqual(['paid', 'pro']);
  });

  test('that tells of a failed payment leaves the order open for the next try', async () => {
    const order = await place();
    await deliver(razorpay.event('payment.failed', razorpay.pay(order.id, 'failed').id));
    await process();
    expect(await stateOf()).toEqual(['failed', 'free']);
    await deliver(razorpay.event('payment.captured', razorpay.pay(order.id).id));
    await process();
    expect(await stateOf()).toEqual(['paid', 'pro']);
  });

  test('that tells of another amount activates nothing', async () => {
    const order = await place();
    await deliver(razorpay.event('payment.captured', razorpay.pay(order.id, 'captured', 100).id));
    await process();
    expect([await stateOf(), await count('ledger_entries')]).toEqual([['created', 'free'], 0]);
  });

  test('about a second payment of one order books it and pays it back', async () => {
    const order = await place();
    const first = razorpay.pay(order.id);
    const second = razorpay.pay(order.id);
    for (const { id } of [first, second]) await deliver(razorpay.event('payment.captured', id));
    await process();
    await runJob(server, 'pay-refunds');
    const refund = [...razorpay.books.refunds.values()].find(({ payment_id }) => payment_id === second.id);
    expect(refund?.amount).toBe(order.amount);
    await deliver(razorpay.processRefund(refund?.id ?? ''));
    await process();
    expect([await stateOf(), await count('subscription_periods'), await count('ledger_entries')]).toEqual([
      ['paid', 'pro'],
      1,
      3,
    ]);
  });

  test('of a refund that comes before the payment is known still ends with the order refunded', async () => {
    const order = await place();
    const payment = razorpay.pay(order.id);
    const captured = razorpay.event('payment.captured', payment.id);
    const { id } = razorpay.books.refund(payment.id, undefined, undefined);
    await deliver(razorpay.processRefund(id));
    await process();
    await deliver(captured);
    await process();
    expect([await stateOf(), await count('ledger_entries')]).toEqual([['refunded', 'free'], 2]);
  });

  test('of a part that was paid back books it and ends nothing', async () => {
    const order = await place();
    const payment = razorpay.pay(order.id);
    await deliver(razorpay.event('payment.captured', payment.id));
    const { id } = razorpay.books.refund(payment.id, 10_000, undefined);
    await deliver(razorpay.processRefund(id));
    await process();
    expect([await stateOf(), await count('ledger_entries')]).toEqual([['paid', 'pro'], 2]);
  });

  test('about nothing that we know, or nothing that we read, is answered and put aside', async () => {
    const order = await place();
    const payment = razorpay.pay(order.id);
    await deliver(razorpay.event('payment.downtime.started', payment.id));
    await deliver(razorpay.event('refund.processed', payment.id));
    await process();
    expect(await stateOf()).toEqual(['created', 'free']);
    const { rows } = await server.context.database.pool.query(
      'select result from payment_events where body like $1 order by result',
      [`%${payment.id}%`],
    );
    expect(rows.map(({ result }) => result)).toEqual(['ignored', 'unreadable']);
  });
});

test('an event of more than a megabyte is refused', async () => {
  // On a connection of its own: the server closes it without reading the rest.
  const status = await new Promise((resolve, reject) => {
    const headers = { 'content-length': 1_100_000 };
    const options = { method: 'POST', agent: false, headers } as const;
    const sending = request(`${server.url}/api/v1/webhooks/razorpay`, options, (answer) => {
      resolve(answer.statusCode);
      sending.destroy();
    });
    sending.once('error', reject);
    sending.write('x');
  });
  expect(status).toBe(413);
});

test('without a webhook secret events are refused', async () => {
  const { keyId, keySecret } = razorpay.settings;
  const settings = { keyId, keySecret, webhookSecret: undefined, apiRoot: razorpay.url };
  const other = await startTestServer({ razorpay: settings });
  const event = { id: 'x', name: 'x', body: '{}', signature: '' };
  const answer = await razorpay.deliver(event, `${other.url}/api/v1/webhooks/razorpay`);
  expect(answer.status).toBe(503);
  await other.close();
});
