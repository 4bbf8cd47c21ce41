import { randomUUID } from 'node:crypto';
import { computeTotals } from '../contract/commerce/checkout.ts';
import { createOrder, paySandboxOrder, verifyOrder } from '../contract/commerce/orders.ts';
import type { BodyOf } from '../contract/http.ts';
import type { TestPerson, TestServer } from './server.ts';

const rupees: Record<string, number> = { 'plan-free': 1, 'plan-pro': 299, 'plan-premium': 599 };
const percents: Record<string, number> = { WELCOME10: 10, HEALTH20: 20 };

type OrderBody = BodyOf<typeof createOrder>;

/** What the checkout page sends for the items, with the amount it ought to come to. */
export function orderBody(items: OrderBody['items'], more: Partial<OrderBody> = {}): OrderBody {
  // As shipped, a year costs what ten months do.
  const lines = items.map(({ code, qty, term }) => ({
    unitPaise: (rupees[code] ?? 0) * (term === 'year' ? 1_000 : 100),
    quantity: qty,
  }));
  return {
    amount: computeTotals(lines, percents[more.promoCode?.toUpperCase() ?? '']).totalPaise,
    currency: 'INR',
    receipt: `FPB-${randomUUID()}`,
    partial_payment: false,
    notes: { plan: 'pro', source: 'website' },
    billing: {
      name: 'Asha Rao',
      email: `${randomUUID()}@example.com`,
      address: '12 Brigade Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      postal_code: '560001',
      country: 'IN',
    },
    items,
    ...more,
  };
}

/** An order that is paid in the test sheet, and what the sheet reported; the server has not heard of it yet. */
export async function payInSandbox(server: TestServer, { token }: Pick<TestPerson, 'token'>, body: OrderBody) {
  const { body: order } = await server.call(createOrder, { token, body });
  const { body: sheet } = await server.call(paySandboxOrder, { token, body: { orderId: order.id, outcome: 'pay' } });
  if (!sheet.result) throw new Error('The sandbox took no payment.');
  return { order, result: sheet.result };
}

/** A purchase through the sandbox, to the end. */
export async function buyInSandbox(server: TestServer, person: Pick<TestPerson, 'token'>, body: OrderBody) {
  const { order, result } = await payInSandbox(server, person, body);
  await server.call(verifyOrder, { token: person.token, body: result });
  return order;
}

/** Runs one of the server's jobs now. */
export async function runJob({ app }: Pick<TestServer, 'app'>, name: string): Promise<void> {
  const job = app.jobs.find((each) => each.name === name);
  if (!job) throw new Error(`There is no job ${name}.`);
  await job.run();
}

/** Has the person had their first refund, which needs nobody: what they ask for now waits for an admin. */
export async function spendFirstRefund({ context: { db, clock } }: Pick<TestServer, 'context'>, userId: string) {
  const earlier = { gateway: 'sandbox', gatewayPaymentId: `pay_${randomUUID()}`, amountPaise: 100, reason: '' };
  const refund = { ...earlier, userId, orderId: randomUUID(), status: 'processed', isFirst: true };
  await db
    .insertInto('refunds')
    .values({ ...refund, requestedAt: clock.now() })
    .execute();
}
