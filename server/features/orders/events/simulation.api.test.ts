import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createOrder, verifyOrder } from '../../../../contract/commerce/orders.ts';
import { orderBody, runJob } from '../../../../tests/checkout.ts';
import { type Razorpay, start, type WebhookEvent } from '../../../../tests/fakes/razorpay.ts';
import { startTestServer, type TestServer } from '../../../../tests/server.ts';
import { tiered } from '../../../../tests/tiers.ts';

const payments = inject('engine') === 'postgres' ? tiered(80, 200) : 50;
const people = 20;

let razorpay: Razorpay;
let server: TestServer;
beforeAll(async () => {
  razorpay = await start();
  server = await startTestServer({ razorpay: { ...razorpay.settings, apiRoot: razorpay.url } });
});
afterAll(async () => {
  await server.close();
  await razorpay.close();
});

/** The same for each run with the same seed. */
function shuffle<T>(items: T[], seed: number): T[] {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return items
    .map((item) => [next(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);
}

async function inBatches(work: (() => Promise<unknown>)[], size: number): Promise<void> {
  for (let at = 0; at < work.length; at += size) await Promise.all(work.slice(at, at + size).map((each) => each()));
}

test(`${payments} payments, each verified and told of by three webhooks, shuffled and some repeated, count once each`, async () => {
  const buyers = await Promise.all(Array.from({ length: people }, () => server.person()));
  // Each buyer counts as several: the limit of orders by one person is for a person.
  await server.context.database.pool.query('truncate rate_limits');
  const webhook = `${server.url}/api/v1/webhooks/razorpay`;
  const statuses = new Map<number, number>();
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const deliver = (event: WebhookEvent) => async () => count((await razorpay.deliver(event, webhook)).status);

  const deeds: (() => Promise<unknown>)[] = [];
  const placing = Array.from({ length: payments }, (_, index) => async () => {
    if (index % 500 === 0) await server.context.database.pool.query('truncate rate_limits');
    const { token } = buyers[index % people] as (typeof buyers)[number];
    const { body: order } = await server.call(createOrder, { token, body: orderBody([{ code: 'plan-pro', qty: 1 }]) });
    const failed = razorpay.pay(order.id, 'failed');
    const tellsOfFailure = razorpay.event('payment.failed', failed.id);
    const payment = razorpay.pay(order.id);
    const events = [
      tellsOfFailure,
      razorpay.event('payment.captured', payment.id),
      razorpay.event('order.paid', payment.id),
    ];
    const repeated = index % 3 === 0 ? [events[index % events.length] as WebhookEvent] : [];
    deeds.push(...[...events, ...repeated].map(deliver));
    deeds.push(async () =>
      count((await server.call(verifyOrder, { token, body: razorpay.widgetResult(payment) })).status),
    );
    if (index % 5 === 0) deeds.push(() => runJob(server, 'process-payment-events'));
  });
  await inBatches(placing, 20);
  await inBatches(shuffle(deeds, 42), 20);
  await runJob(server, 'process-payment-events');

  const single = async (query: string) => (await server.context.database.pool.query(query)).rows[0];
  expect([...statuses.keys()]).toEqual([200]);
  expect(await single("select count(*)::int as paid from orders where status = 'paid'")).toEqual({ paid: payments });
  expect(await single('select count(*)::int as periods from subscription_periods where withdrawn_at is null')).toEqual({
    periods: payments,
  });
  expect(await single('select count(*)::int as entries, sum(amount_paise)::int as paise from ledger_entries')).toEqual({
    entries: payments,
    paise: payments * 32_292,
  });
  expect(await single('select count(*)::int as numbers, max(number) as last from invoices')).toEqual({
    numbers: payments,
    last: payments,
  });
  expect(await single('select count(*)::int as open from payment_events where processed_at is null')).toEqual({
    open: 0,
  });
  expect(await single('select count(*)::int as refunds from refunds')).toEqual({ refunds: 0 });

  // The periods of a person follow each other without a gap or an overlap.
  const { rows: joints } = await server.context.database.pool.query(`
    select starts_at - lag(ends_at) over (partition by user_id order by starts_at) as gap from subscription_periods`);
  expect(joints.filter(({ gap }) => gap !== null && Object.keys(gap).length > 0)).toEqual([]);
  const told = [...statuses.values()].reduce((sum, each) => sum + each, 0);
  console.log(`simulated ${payments} payments with ${told} calls: ${payments} periods, ${payments} ledger entries`);
});
