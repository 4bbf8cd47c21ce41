import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { listLivePeriods } from '../../subscriptions/data.ts';
import { followPeriods, movePeriods } from '../../subscriptions/mutations.ts';
import { placePeriod } from '../../subscriptions/policy.ts';
import type { JoinSide } from '../figures/policy.ts';
import type { JoinedAccounts } from '../rows/mutations.ts';

/** Of two accounts that have both paid, lets the time of one wait until that of the other is over: nothing is lost. */
export async function lineUpPeriods(transaction: Db, { from, into }: JoinedAccounts, first: JoinSide, now: Date) {
  const [ahead, waiting] = first === 'from' ? [from, into] : [into, from];
  await sql`
    update subscription_periods waiting
    set starts_at = greatest(starts_at, ${now}::timestamptz) + ahead.rest, ends_at = ends_at + ahead.rest
    from (
      select max(ends_at) - ${now}::timestamptz as rest from subscription_periods
      where user_id = ${ahead} and ends_at > ${now}::timestamptz and withdrawn_at is null
    ) ahead
    where user_id = ${waiting} and ends_at > ${now}::timestamptz and withdrawn_at is null and ahead.rest is not null
  `.execute(transaction);
}

/** Each account's paid time lies again where it lay; what was paid since follows what its account has left. */
export async function lineUpAgain(transaction: Db, { joinId, from, into }: JoinedAccounts, now: Date): Promise<void> {
  const isKept = sql`kept.user_id = ${from} and kept.join_id = ${joinId} and kept.table_name = 'subscriptionPeriods'`;
  await sql`
    update subscription_periods stored set
      starts_at = (image ->> 'starts_at')::timestamptz, ends_at = (image ->> 'ends_at')::timestamptz,
      settled_at = (image ->> 'settled_at')::timestamptz
    from account_join_rows kept
    where ${isKept} and stored.id = row_id and stored.user_id in (${from}, ${into}) and withdrawn_at is null`.execute(
    transaction,
  );
  const { rows } = await sql<{ id: string }>`
    select id from subscription_periods stored where user_id = ${into} and withdrawn_at is null
      and not exists (select from account_join_rows kept where ${isKept} and row_id = stored.id)
    order by ends_at`.execute(transaction);
  for (const { id } of rows) await placeAgain(transaction, into as OwnerId, id, now);
  for (const userId of [from, into]) await follow(transaction, userId as OwnerId, now);
}

async function placeAgain(transaction: Db, owner: OwnerId, id: string, now: Date): Promise<void> {
  const live = await listLivePeriods(transaction, owner, now);
  const added = live.find((period) => period.id === id);
  if (!added) return;
  const others = live.filter((period) => period !== added);
  const { startsAt, endsAt, moved } = placePeriod(others, added.plan, added.months, now);
  await movePeriods(transaction, owner, [...moved, { ...added, startsAt, endsAt }]);
}

/** A plan that an admin gave has no period to follow. */
async function follow(transaction: Db, owner: OwnerId, now: Date): Promise<void> {
  const live = await listLivePeriods(transaction, owner, now);
  if (live.length > 0) await followPeriods(transaction, owner, now);
}
