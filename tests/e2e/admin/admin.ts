import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../server/db/open.ts';

const dayMs = 86_400_000;
const names = ['Meera', 'Rohan', 'Anita', 'Kabir', 'Lakshmi', 'Imran', 'Tara', 'Vikram', 'Zoya', 'Dev'];
const plans = ['free', 'free', 'pro', 'free', 'premium'];
const prices: Record<string, number> = { pro: 29_900, premium: 59_900 };

/** Sixty people who came over ten weeks, what they bought, and how long they stayed; two want their money back. */
export async function fillBusiness(db: Db, now: Date): Promise<void> {
  for (let index = 0; index < 60; index += 1) {
    const [firstName = '', plan = 'free'] = [names[index % names.length], plans[index % plans.length]];
    const createdAt = new Date(now.getTime() - (60 - index) * 1.16 * dayMs);
    const { id } = await db
      .insertInto('users')
      .values({
        userName: `${firstName.toLowerCase()}.${index}`,
        firstName,
        lastName: 'Rao',
        email: `${firstName.toLowerCase()}.${index}@example.com`,
        plan,
        createdAt,
        status: index % 17 === 5 ? 'disabled' : 'active',
        lastLoginAt: index % 4 === 0 ? null : new Date(now.getTime() - index * 3_600_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const weeksStayed = 1 + ((index * 7) % 10);
    await sql`
      insert into active_weeks (user_id, week)
      select ${id}::uuid, week::date from generate_series(date_trunc('week', ${createdAt}::timestamptz at time zone 'UTC'),
        least(${now}::timestamptz at time zone 'UTC', date_trunc('week', ${createdAt}::timestamptz at time zone 'UTC')
          + make_interval(weeks => ${weeksStayed})), interval '1 week') week`.execute(db);
    if (plan !== 'free') await buy(db, { userId: id, plan, at: createdAt, wantsRefund: index >= 57 });
  }
  await sql`
    with days as (
      select n, date_trunc('day', ${now}::timestamptz) - make_interval(days => n::int) as day from generate_series(1, 70) n
    ), buckets as (insert into usage_buckets (starts_at, last_active) select day, 0 from days)
    insert into usage_counts (starts_at, source, count)
    select day, source, count from days cross join lateral (values
      ('food', 40 + n % 13), ('water', 25 + n % 7), ('activity', 12 + n % 5), ('weight', 4), ('sleep', 9),
      ('messages', 60 + n % 17)) as counted (source, count)`.execute(db);
}

interface Purchase {
  userId: string;
  plan: string;
  at: Date;
  wantsRefund: boolean;
}

/** Paid through a sandbox that has been restarted since: a refund of it fails. */
async function buy(db: Db, { userId, plan, at, wantsRefund }: Purchase): Promise<void> {
  const subtotal = prices[plan] ?? 0;
  const tax = Math.round(subtotal * 0.08);
  const gatewayPaymentId = `pay_${randomUUID()}`;
  const line = { code: `plan-${plan}`, name: plan, plan, quantity: 1, unitPaise: subtotal };
  const { id: orderId } = await db
    .insertInto('orders')
    .values({
      ...{ userId, gateway: 'sandbox', gatewayPaymentId, status: 'paid', paidAt: at, createdAt: at },
      ...{ receipt: `FPB-${randomUUID()}`, fingerprint: randomUUID(), billing: '{}', lines: JSON.stringify([line]) },
      ...{ subtotalPaise: subtotal, discountPaise: 0, taxPaise: tax, totalPaise: subtotal + tax },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const payment = { gateway: 'sandbox', gatewayId: gatewayPaymentId, gatewayPaymentId, orderId, userId, createdAt: at };
  await db
    .insertInto('ledgerEntries')
    .values({ ...payment, kind: 'payment', amountPaise: subtotal + tax })
    .execute();
  if (!wantsRefund) return;
  await db
    .insertInto('refunds')
    .values({
      ...{ userId, orderId, gateway: 'sandbox', gatewayPaymentId, amountPaise: subtotal + tax, requestedAt: at },
      ...{ status: 'requested', reason: 'I hardly used it.' },
    })
    .execute();
}
