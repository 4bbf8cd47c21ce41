import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteMe } from '../../../../contract/accounts/me.ts';
import { pressChatButton } from '../../../../contract/assistant.ts';
import { listOrders } from '../../../../contract/commerce/orders.ts';
import { getSubscription } from '../../../../contract/commerce/subscriptions.ts';
import { runJob } from '../../../../tests/checkout.ts';
import { type Razorpay, start, type WebhookEvent } from '../../../../tests/fakes/razorpay.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../../tests/server.ts';
import { openLimit } from './policy.ts';

const dayMs = 86_400_000;
let razorpay: Razorpay;
let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  razorpay = await start();
  server = await startTestServer({ razorpay: { ...razorpay.settings, apiRoot: razorpay.url } });
  server.context.config.publicUrl = server.url;
  razorpay.books.now = server.clock.now;
});
beforeEach(async () => {
  person = await server.person();
});
afterAll(async () => {
  await server.close();
  await razorpay.close();
});

/** Asks for Pro in the chat; the address where it is paid. */
async function ask(): Promise<string> {
  const { body } = await server.call(pressChatButton, { token: person.token, body: { action: 'orders.buy:pro' } });
  return body.messages.at(-1)?.text.match(/UPI: (\S+)/)?.[1] ?? '';
}
const visit = (address: string) => fetch(address, { redirect: 'manual' });
/** Where the address leads. */
const leadsTo = async (address: string) => (await visit(address)).headers.get('location') ?? '';
/** The gateway's link behind an address of ours. */
async function open(address: string) {
  const url = await leadsTo(address);
  const link = [...razorpay.books.links.all.values()].find(({ short_url }) => short_url === url);
  if (!link) throw new Error(`${address} leads to ${url}`);
  return link;
}
const tell = async (...events: WebhookEvent[]) => {
  for (const event of events) await razorpay.deliver(event, `${server.url}/api/v1/webhooks/razorpay`);
  await runJob(server, 'process-payment-events');
};
const stateOf = async () => {
  const { token } = person;
  const [{ body: orders }, { body: subscription }] = await Promise.all([
    server.call(listOrders, { token }),
    server.call(getSubscription, { token }),
  ]);
  return [orders.map(({ status }) => status), subscription.plan];
};
const countOf = async (table: string) => {
  const query = `select count(*)::int as count from ${table} where user_id = $1`;
  return (await server.context.database.pool.query(query, [person.id])).rows[0].count;
};

test('the address leads to one UPI link for the bill until it ends, and then to another', async () => {
  const address = await ask();
  expect(await ask()).toBe(address);
  const links = await Promise.all([open(address), open(address)]);
  expect(links[0]).toBe(links[1]);
  expect(links[0]).toMatchObject({ amount: 32_292, upi_link: true, status: 'created', accept_partial: false });
  expect(links[0]?.expire_by).toBe(server.clock.now().getTime() / 1_000 + 86_400);
  expect(await open(address)).toBe(links[0]);
  server.clock.advance(dayMs);
  const later = await open(address);
  expect(later.id).not.toBe(links[0]?.id);
  expect(later.status).toBe('created');
});

test('what is paid counts once, told by the link, its order and its payment in any order and again', async () => {
  const { id } = await open(await ask());
  const payment = razorpay.payLink(id);
  const captured = razorpay.event('payment.captured', payment.id);
  await tell(captured);
  expect(await stateOf()).toEqual([['created'], 'free']);
  await tell(razorpay.linkEvent(id), razorpay.event('order.paid', payment.id));
  expect(await stateOf()).toEqual([['paid'], 'pro']);
  server.clock.advance(3_600_000);
  await tell(razorpay.linkEvent(id), captured);
  expect([await countOf('subscription_periods'), await countOf('ledger_entries')]).toEqual([1, 1]);
  const { rows } = await server.context.database.pool.query(
    'select count(*)::int as open from payment_events where processed_at is null',
  );
  expect(rows[0].open).toBe(0);
});

test('the payer’s browser tells it too, but what it brings is asked back', async () => {
  const address = await ask();
  const { id } = await open(address);
  razorpay.payLink(id);
  const callback = razorpay.callbackOf(id);
  expect((await visit(callback.replace(/signature=./, 'signature=x'))).status).toBe(404);
  expect(await stateOf()).toEqual([['created'], 'free']);
  expect(await leadsTo(callback)).toMatch(/\/app\/billing$/);
  expect(await stateOf()).toEqual([['paid'], 'pro']);
  expect(await leadsTo(address)).toMatch(/\/app\/billing$/);
});

test('a link that was paid as it ended buys the plan; what is paid through the next one goes back', async () => {
  const address = await ask();
  const first = await open(address);
  first.expire_by = razorpay.books.seconds();
  await tell(razorpay.linkEvent(first.id));
  const second = await open(address);
  expect(second.id).not.toBe(first.id);
  const late = razorpay.payLink(first.id, { isInFlight: true });
  await tell(razorpay.linkEvent(first.id));
  expect(await stateOf()).toEqual([['paid'], 'pro']);
  const double = razorpay.payLink(second.id);
  await tell(razorpay.linkEvent(second.id));
  await runJob(server, 'pay-refunds');
  const refunded = [...razorpay.books.refunds.values()].map(({ payment_id }) => payment_id);
  expect([refunded.includes(double.id), refunded.includes(late.id)]).toEqual([true, false]);
  expect(await countOf('subscription_periods')).toBe(1);
});

test('a payment of which no event comes is found by asking', async () => {
  const { id } = await open(await ask());
  razorpay.payLink(id);
  server.clock.advance(600_000);
  await runJob(server, 'reconcile-payments');
  expect(await stateOf()).toEqual([['paid'], 'pro']);
});

test('card and netbanking take the place of the UPI link, which can’t be paid any more', async () => {
  const address = await ask();
  const upi = await open(address);
  const any = await open(`${address}/any`);
  expect([upi.status, any.status, any.upi_link]).toEqual(['cancelled', 'created', false]);
  await tell(razorpay.linkEvent(upi.id));
  expect(await open(`${address}/any`)).toBe(any);
});

test('where the gateway takes no UPI links, the link takes every way to pay', async () => {
  razorpay.books.links.isTestMode = true;
  expect(await open(await ask())).toMatchObject({ upi_link: false, status: 'created' });
  razorpay.books.links.isTestMode = false;
});

test('a gateway without an answer is said, and costs nothing', async () => {
  const address = await ask();
  razorpay.failing = 'error';
  const answer = await visit(address);
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('try again in a minute')]);
  razorpay.failing = undefined;
  expect((await open(address)).status).toBe('created');
  expect((await visit(`${server.url}/pay/${crypto.randomUUID()}`)).status).toBe(404);
});

test('an address that is opened all the time is refused in words', async () => {
  const address = await ask();
  const statuses: number[] = [];
  for (let opened = 0; opened <= openLimit.perOrder; opened += 1) statuses.push((await visit(address)).status);
  expect([new Set(statuses.slice(0, -1)), statuses.at(-1)]).toEqual([new Set([303]), 429]);
});

test('a link that is paid after the account is deleted is paid back', async () => {
  const { id } = await open(await ask());
  const { token, password } = person;
  await server.call(deleteMe, { token, body: { password } });
  const payment = razorpay.payLink(id);
  await tell(razorpay.linkEvent(id), razorpay.event('payment.captured', payment.id));
  await runJob(server, 'pay-refunds');
  const refunded = [...razorpay.books.refunds.values()].filter(({ payment_id }) => payment_id === payment.id);
  expect(refunded.map(({ amount }) => amount)).toEqual([32_292]);
});
