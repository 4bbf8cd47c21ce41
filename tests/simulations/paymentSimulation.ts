import type { KyselyPlugin } from 'kysely';
import type { PaymentGateway } from '../../server/clients/paymentGateway.ts';
import type { AppContext } from '../../server/context.ts';
import { createUser } from '../../server/features/accounts/mutations.ts';
import type { OrderRow } from '../../server/features/orders/data.ts';
import { processEvents } from '../../server/features/orders/events/processing.ts';
import { openPaymentLink } from '../../server/features/orders/links/opening.ts';
import { insertOrder } from '../../server/features/orders/mutations.ts';
import { runJob } from '../checkout.ts';
import type { Razorpay, WebhookEvent } from '../fakes/razorpay.ts';
import type { TestServer } from '../server.ts';

class Killed extends Error {}

/** The same for each run with the same seed; from 0 to below 1. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 1;
    return state / 2 ** 31;
  };
}

/** A context whose process ends before its nth statement or at its nth word with the gateway, heard or unheard. */
function mortal(context: AppContext, steps: number): AppContext {
  let left = steps;
  const step = () => {
    left -= 1;
    if (left < 0) throw new Killed();
  };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      step();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const gateway = context.payments as PaymentGateway;
  const payments = new Proxy(gateway, {
    get(target, name: keyof PaymentGateway) {
      const part = target[name];
      if (typeof part !== 'function') return part;
      return async (...given: unknown[]) => {
        step();
        const answer = await (part as (...all: unknown[]) => unknown)(...given);
        step();
        return answer;
      };
    },
  });
  return { ...context, db: context.db.withPlugin(plugin), payments };
}

/** A server with the clock that the gateway lives by. */
export type SimulatedServer = Pick<TestServer, 'url' | 'app' | 'context'> & {
  clock: Pick<TestServer['clock'], 'advance'>;
};

interface Options {
  payments: number;
  seed: number;
}

/** Payments through links in every order of what can happen, with processes that end between any two steps. */
export async function simulatePayments(server: SimulatedServer, razorpay: Razorpay, { payments, seed }: Options) {
  const random = randomFrom(seed);
  const { context } = server;
  const webhook = `${server.url}/api/v1/webhooks/razorpay`;
  const figures = { payments, kills: 0, events: 0, callbacks: 0, paidTwice: 0 };

  /** Again and again until it comes through, each time in a process that may end. */
  async function survive<T>(work: (mortals: AppContext) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work(mortal(context, random() < 0.5 ? Math.floor(random() * 16) : Infinity));
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
        figures.kills += 1;
      }
    }
  }
  const open = (order: OrderRow) =>
    survive((mortals) => openPaymentLink(mortals, mortals.payments as PaymentGateway, order, 'upi'));
  const linkAt = (url: string) => {
    const link = [...razorpay.books.links.all.values()].find(({ short_url }) => short_url === url);
    if (!link) throw new Error(`No link ${url}.`);
    return link;
  };
  const deliver = (event: WebhookEvent) => async () => {
    figures.events += 1;
    await razorpay.deliver(event, webhook);
  };

  const deeds: (() => Promise<unknown>)[] = [];
  /** Pays through the link, and leaves all that is told of it for later. */
  function pay(linkId: string, isInFlight: boolean): void {
    const payment = razorpay.payLink(linkId, { isInFlight });
    const paid = razorpay.linkEvent(linkId);
    const told = [razorpay.event('payment.captured', payment.id), razorpay.event('order.paid', payment.id)];
    // The event of the link may get lost; asking finds the payment.
    if (random() < 0.8) told.push(paid);
    if (random() < 0.3) told.push(paid);
    deeds.push(...told.map(deliver));
    if (random() < 0.5) {
      deeds.push(async () => {
        figures.callbacks += 1;
        await fetch(razorpay.callbackOf(linkId), { redirect: 'manual' });
      });
    }
  }
  async function buy(index: number): Promise<void> {
    const order = await placeOrder(server, `${seed}-${index}`);
    const [url] = await Promise.all([open(order), random() < 0.3 ? open(order) : undefined]);
    const link = linkAt(url);
    if (random() < 0.3) {
      link.expire_by = razorpay.books.seconds() - 1;
      const expired = razorpay.linkEvent(link.id);
      deeds.push(deliver(expired));
      const paysLate = random() < 0.5;
      if (paysLate) pay(link.id, true);
      await deliver(expired)();
      await survive(processEvents);
      const next = linkAt(await open(order));
      const paysAgain = next.id !== link.id && (!paysLate || random() < 0.5);
      if (paysAgain) pay(next.id, false);
      if (paysLate && paysAgain) figures.paidTwice += 1;
    } else pay(link.id, false);
    if (index % 5 === 0)
      deeds.push(
        () => survive(processEvents),
        () => runJob(server, 'reconcile-payments'),
      );
  }
  for (let index = 0; index < payments; index += 1) await buy(index);
  const shuffled = deeds.map((deed) => [random(), deed] as const).sort(([one], [other]) => one - other);
  for (let at = 0; at < shuffled.length; at += 8) {
    await Promise.all(shuffled.slice(at, at + 8).map(([, deed]) => deed()));
  }
  // A run of the jobs asks about so many links at most.
  for (let round = 0; round < 3 + payments / 50; round += 1) {
    for (const job of ['process-payment-events', 'reconcile-payments', 'pay-refunds']) await runJob(server, job);
    for (const refund of razorpay.books.refunds.values()) {
      if (refund.status === 'pending') await deliver(razorpay.processRefund(refund.id))();
    }
    server.clock.advance(3_600_000);
  }
  return figures;
}

async function placeOrder({ context }: SimulatedServer, name: string): Promise<OrderRow> {
  const { db, clock } = context;
  const user = await createUser(db, { userName: `buyer-${name}`, role: 'user', passwordHash: null }, clock.now());
  if (!user) throw new Error(`There is a buyer ${name}.`);
  const line = { code: 'plan-pro', name: 'Pro Plan', plan: 'pro' as const, quantity: 1, unitPaise: 29_900 };
  const totals = { subtotalPaise: 29_900, discountPaise: 0, taxPaise: 2_392, totalPaise: 32_292 };
  const billing = { name, email: '', address: '', city: '', state: '', postal_code: '', country: 'IN' as const };
  const content = { receipt: name, fingerprint: name, gateway: 'razorpay', promoCode: null };
  return insertOrder(
    db,
    user.id as Parameters<typeof insertOrder>[1],
    { ...content, lines: [line], totals, billing },
    clock.now(),
  );
}

/** What the books of both sides are to say after it. */
export const expectedBalance = ({ payments, paidTwice }: Awaited<ReturnType<typeof simulatePayments>>) => ({
  ...{ ordersPaid: payments, ordersUnpaid: 0, periods: payments, peopleOnPro: payments, invoices: payments },
  ...{ entered: payments + paidTwice, captured: payments + paidTwice },
  ...{ paidBack: paidTwice, givenBack: paidTwice, eventsOpen: 0 },
});

export async function balanceOf({ context }: SimulatedServer, razorpay: Razorpay) {
  const count = async (query: string) => (await context.database.pool.query(query)).rows[0].count as number;
  return {
    ordersPaid: await count("select count(*)::int from orders where status = 'paid'"),
    ordersUnpaid: await count("select count(*)::int from orders where status <> 'paid'"),
    periods: await count('select count(*)::int from subscription_periods where withdrawn_at is null'),
    peopleOnPro: await count("select count(*)::int from users where plan = 'pro'"),
    invoices: await count('select count(distinct number)::int from invoices'),
    entered: await count("select count(*)::int from ledger_entries where kind = 'payment'"),
    captured: [...razorpay.books.payments.values()].length,
    paidBack: await count("select count(*)::int from ledger_entries where kind = 'refund'"),
    givenBack: [...razorpay.books.refunds.values()].length,
    eventsOpen: await count('select count(*)::int from payment_events where processed_at is null'),
  };
}
