import type { Term } from '../../../contract/commerce/checkout.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import type { PlanCode } from '../plans/data.ts';
import { comparePlans } from '../plans/policy.ts';
import { listLivePeriods } from './data.ts';
import { currentPeriod, type Period, placePeriod, withdrawPeriod } from './policy.ts';

/**
 * One at a time for each person, until the transaction ends. Not FOR UPDATE: rows that refer to the person hold a key
 * lock on theirs, and two transactions that have each written one would wait for each other.
 */
const lockPerson = (transaction: Db, owner: OwnerId) =>
  transaction.selectFrom('users').select('id').where('id', '=', owner).forNoKeyUpdate().executeTakeFirst();

interface Purchase {
  orderId: string;
  lines: { plan: PlanCode; term: Term; months: number }[];
}

/** Adds what an order bought to what the person has, inside the transaction that records the payment. */
export async function activate(transaction: Db, owner: OwnerId, { orderId, lines }: Purchase, now: Date) {
  await lockPerson(transaction, owner);
  const bought = lines.filter(({ plan }) => plan !== 'free').sort((one, other) => comparePlans(other.plan, one.plan));
  for (const { plan, term, months } of bought) {
    const live = await listLivePeriods(transaction, owner, now);
    const { startsAt, endsAt, moved } = placePeriod(live, plan, months, now);
    await movePeriods(transaction, owner, moved);
    await transaction
      .insertInto('subscriptionPeriods')
      .values({ userId: owner, orderId, plan, term, months, startsAt, endsAt, createdAt: now })
      .execute();
  }
  if (bought.length === 0) return;
  await resume(transaction, owner);
  await followPeriods(transaction, owner, now);
}

/** Takes back what an order bought, inside the transaction that records the refund. */
export async function withdraw(transaction: Db, owner: OwnerId, orderId: string, now: Date): Promise<void> {
  await lockPerson(transaction, owner);
  for (;;) {
    const live = await listLivePeriods(transaction, owner, now);
    const period = live.find((each) => each.orderId === orderId);
    if (!period) break;
    const { endsAt, moved } = withdrawPeriod(live, period, now);
    await movePeriods(transaction, owner, moved);
    await transaction
      .updateTable('subscriptionPeriods')
      .set({ endsAt, withdrawnAt: now, settledAt: now })
      .where('userId', '=', owner)
      .where('id', '=', period.id)
      .execute();
  }
  await followPeriods(transaction, owner, now);
}

/** Lets periods lie where they are told to. */
export async function movePeriods(transaction: Db, owner: OwnerId, moved: Period[]): Promise<void> {
  for (const { id, startsAt, endsAt } of moved) {
    await transaction
      .updateTable('subscriptionPeriods')
      .set({ startsAt, endsAt })
      .where('userId', '=', owner)
      .where('id', '=', id)
      .execute();
  }
}

/** The person's plan is that of the period that holds now. */
export async function followPeriods(transaction: Db, owner: OwnerId, now: Date): Promise<void> {
  const current = currentPeriod(await listLivePeriods(transaction, owner, now), now);
  await transaction
    .updateTable('users')
    .set({ plan: current?.plan ?? 'free' })
    .where('id', '=', owner)
    .execute();
}

/** Carries the ends that have passed over to the people's plans; returns how many people it looked at. */
export async function settleEndedPeriods(db: Db, now: Date): Promise<number> {
  const people = await db
    .selectFrom('subscriptionPeriods')
    .select('userId')
    .distinct()
    .where('settledAt', 'is', null)
    .where('endsAt', '<=', now)
    .limit(1_000)
    .execute();
  for (const { userId } of people) {
    await db.transaction().execute(async (transaction) => {
      await lockPerson(transaction, userId as OwnerId);
      await transaction
        .updateTable('subscriptionPeriods')
        .set({ settledAt: now })
        .where('userId', '=', userId)
        .where('settledAt', 'is', null)
        .where('endsAt', '<=', now)
        .execute();
      await followPeriods(transaction, userId as OwnerId, now);
    });
  }
  return people.length;
}

export async function cancel(db: Db, owner: OwnerId, now: Date): Promise<void> {
  await db
    .insertInto('subscriptionCancellations')
    .values({ userId: owner, cancelledAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a cancellation back; nothing where there is none. */
export async function resume(db: Db, owner: OwnerId): Promise<void> {
  await db.deleteFrom('subscriptionCancellations').where('userId', '=', owner).execute();
}

/** Claims a reminder; false when it has been sent. */
export async function claimReminder(db: Db, reminder: { userId: string; endsAt: Date; daysBefore: number }, now: Date) {
  const row = await db
    .insertInto('renewalReminders')
    .values({ ...reminder, sentAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseReminder(db: Db, { userId, endsAt, daysBefore }: Parameters<typeof claimReminder>[1]) {
  await db
    .deleteFrom('renewalReminders')
    .where('userId', '=', userId)
    .where('endsAt', '=', endsAt)
    .where('daysBefore', '=', daysBefore)
    .execute();
}
