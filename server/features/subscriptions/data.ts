import { sql } from 'kysely';
import type { Term } from '../../../contract/commerce/checkout.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import type { PlanCode } from '../plans/data.ts';
import { currentPeriod } from './policy.ts';

/** The periods of a person that have not ended, in the order of their ends. */
export async function listLivePeriods(db: Db, owner: OwnerId, now: Date) {
  const rows = await db
    .selectFrom('subscriptionPeriods')
    .select(['id', 'orderId', 'plan', 'term', 'months', 'startsAt', 'endsAt'])
    .where('userId', '=', owner)
    .where('endsAt', '>', now)
    .where('withdrawnAt', 'is', null)
    .orderBy('endsAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, plan: row.plan as PlanCode, term: row.term as Term }));
}

/**
 * The plan that holds now: the account's, which an admin may have set. An end that has passed counts before the job has
 * carried it over.
 */
export async function findPlan(db: Db, owner: OwnerId, now: Date): Promise<PlanCode> {
  const [account, live] = await Promise.all([
    db
      .selectFrom('users')
      .select('plan')
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('subscriptionPeriods as periods')
            .select('periods.id')
            .whereRef('periods.userId', '=', 'users.id')
            .where('settledAt', 'is', null)
            .where('endsAt', '<=', now),
        ).as('hasEnded'),
      )
      .where('id', '=', owner)
      .executeTakeFirst(),
    listLivePeriods(db, owner, now),
  ]);
  if (!account || account.hasEnded) return currentPeriod(live, now)?.plan ?? 'free';
  return account.plan as PlanCode;
}

export async function isCancelled(db: Db, owner: OwnerId): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptionCancellations')
    .select('userId')
    .where('userId', '=', owner)
    .executeTakeFirst();
  return row !== undefined;
}

/** The plan that holds, and how long it is paid. */
export async function findSubscription(db: Db, owner: OwnerId, now: Date) {
  const [plan, live, cancelled] = await Promise.all([
    findPlan(db, owner, now),
    listLivePeriods(db, owner, now),
    isCancelled(db, owner),
  ]);
  const period = currentPeriod(live, now);
  // A plan that an admin gave has no period, and no end of its own.
  const current = period?.plan === plan ? period : undefined;
  const status = !current ? ('none' as const) : cancelled ? ('cancelled' as const) : ('active' as const);
  return {
    plan,
    status,
    term: current?.term ?? null,
    currentPeriodStart: current?.startsAt.toISOString() ?? null,
    currentPeriodEnd: current?.endsAt.toISOString() ?? null,
    paidUntil: live.at(-1)?.endsAt.toISOString() ?? null,
    cancelAtPeriodEnd: status === 'cancelled',
  };
}

const latestBillingEmail = sql<string | null>`(
  select billing ->> 'email' from orders where orders.user_id = users.id and status = 'paid' order by paid_at desc limit 1
)`;

/** People whose last paid time ends before the date, who have not cancelled, and how to reach them. */
export const listEndingSubscriptions = (db: Db, now: Date, before: Date) =>
  db
    .selectFrom('subscriptionPeriods as periods')
    .innerJoin('users', 'users.id', 'periods.userId')
    .leftJoin('telegramAccounts', (join) =>
      join.onRef('telegramAccounts.userId', '=', 'users.id').on('blockedAt', 'is', null),
    )
    .select(['users.id as userId', 'users.firstName', 'users.userName', 'users.timeZone', 'users.locale'])
    .select(sql<string | null>`coalesce(nullif(users.email, ''), ${latestBillingEmail})`.as('email'))
    .select((eb) => [eb.fn.max('periods.endsAt').as('endsAt'), eb('chatId', 'is not', null).as('hasChat')])
    .where('periods.settledAt', 'is', null)
    .where('periods.withdrawnAt', 'is', null)
    .where('periods.endsAt', '>', now)
    .where('users.status', '=', 'active')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptionCancellations as cancellations')
            .select('cancellations.userId')
            .whereRef('cancellations.userId', '=', 'periods.userId'),
        ),
      ),
    )
    .groupBy([
      'users.id',
      'users.email',
      'users.firstName',
      'users.userName',
      'users.timeZone',
      'users.locale',
      'chatId',
    ])
    .having((eb) => eb.fn.max('periods.endsAt'), '<=', before)
    .execute();
