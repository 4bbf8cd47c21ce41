import { sql } from 'kysely';
import type { Locale } from '../../../texts/locale.ts';
import type { Units } from '../../../texts/units.ts';
import type { Db } from '../../db/open.ts';
import type { DayClock } from '../../lib/diaryDates.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { betweenEditsMs } from './policy.ts';

export interface DueCard extends Units, DayClock {
  userId: OwnerId;
  chatId: number;
  locale: Locale;
  changes: number;
  messageId: number | null;
  localDate: string | null;
  /** It is to leave the chat: the person stopped it, or wants nothing unasked for now. */
  isUnwanted: boolean;
}

/**
 * Takes cards whose day has changed, and those that stand in a chat where they are no longer wanted: until some seconds are
 * over, no other process gets them.
 */
export async function takeDueCards(db: Db, now: Date, limit: number): Promise<DueCard[]> {
  const isUnwanted = sql`(stopped_at is not null
    or coalesce(reminders_resume_on > (${now}::timestamptz at time zone time_zone)::date, false))`;
  const { rows } = await sql<DueCard>`
    with due as materialized (
      select day_cards.user_id, chat_id, locale, time_zone, day_starts_at, weight_unit, height_unit, volume_unit, glucose_unit,
        ${isUnwanted} as is_unwanted
      from day_cards
      join users on users.id = day_cards.user_id
      join telegram_accounts on telegram_accounts.user_id = day_cards.user_id and blocked_at is null
      where case when ${isUnwanted} then message_id is not null else changes > shown_changes end
        and (attempted_at is null or attempted_at <= ${new Date(now.getTime() - betweenEditsMs)}::timestamptz)
      order by attempted_at nulls first limit ${limit} for update of day_cards skip locked
    )
    update day_cards set attempted_at = ${now}::timestamptz from due
    where day_cards.user_id = due.user_id
    returning due.*, changes, message_id, local_date`.execute(db);
  return rows;
}

/** What stands in the chat now; what changed since it was taken stays due. */
export async function settleCard(
  db: Db,
  { userId, changes }: DueCard,
  shown: { messageId: number | null; localDate: string | null },
): Promise<void> {
  await db
    .updateTable('dayCards')
    .set({ shownChanges: changes, ...shown })
    .where('userId', '=', userId)
    .execute();
}

export async function stopCard(db: Db, owner: OwnerId, now: Date): Promise<void> {
  const stopped = { stoppedAt: now, attemptedAt: null };
  await db
    .insertInto('dayCards')
    .values({ userId: owner, ...stopped })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(stopped))
    .execute();
}

/** From now on the day is shown again, at once. */
export async function startCard(db: Db, owner: OwnerId): Promise<void> {
  await db
    .insertInto('dayCards')
    .values({ userId: owner, changes: 1 })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet((eb) => ({ stoppedAt: null, changes: eb('dayCards.changes', '+', 1) })),
    )
    .execute();
}

/** The card stays in its chat, which goes over to another account. */
export async function carryCard(transaction: Db, from: string, into: string): Promise<void> {
  await sql`
    insert into day_cards (user_id, changes, message_id, local_date, stopped_at)
    select ${into}, 1, message_id, local_date, stopped_at from day_cards where user_id = ${from}
    on conflict (user_id) do update set changes = day_cards.changes + 1, message_id = excluded.message_id,
      local_date = excluded.local_date, stopped_at = excluded.stopped_at`.execute(transaction);
  await transaction
    .updateTable('dayCards')
    .set({ messageId: null, localDate: null })
    .where('userId', '=', from)
    .execute();
}
