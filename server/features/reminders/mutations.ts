import { type Insertable, sql, type Updateable } from 'kysely';
import { v7 as newId } from 'uuid';
import { mostReminders } from '../../../contract/reminders.ts';
import type { Locale } from '../../../texts/locale.ts';
import type { Schedule } from '../../../texts/notices/schedules.ts';
import type { Db } from '../../db/open.ts';
import type { Reminders } from '../../db/schema.ts';
import { lockName } from '../../db/transactionLock.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { type ReminderRow, type Rest, reminderColumns } from './data.ts';
import type { Snooze, Subject } from './policy.ts';

export interface NewReminder extends Schedule {
  text: string;
  subject: Subject;
  paused?: boolean;
  /** The medicine that it reminds of. */
  medicineId?: string;
}

/** A repeat with the same key answers with the first; undefined where there are as many as there may be. */
export async function createReminder(
  db: Db,
  owner: OwnerId,
  values: NewReminder,
  now: Date,
  idempotencyKey?: string,
): Promise<ReminderRow | undefined> {
  const create = async (transaction: Db): Promise<ReminderRow | undefined> => {
    await lockName(transaction, `reminders ${owner}`);
    const live = transaction.selectFrom('reminders').where('userId', '=', owner);
    const known =
      idempotencyKey &&
      (await live.select(reminderColumns).where('idempotencyKey', '=', idempotencyKey).executeTakeFirst());
    if (known) return known;
    const { count } = await live
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('deletedAt', 'is', null)
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', sql<string>`(${now}::timestamptz)::date - 1`)]))
      .executeTakeFirstOrThrow();
    if (count >= mostReminders) return undefined;
    const row: Insertable<Reminders> = {
      ...{ userId: owner, id: newId(), ...values },
      ...{ idempotencyKey, createdAt: now, lookedAt: now },
    };
    return transaction.insertInto('reminders').values(row).returning(reminderColumns).executeTakeFirstOrThrow();
  };
  return db.isTransaction ? create(db) : db.transaction().execute(create);
}

/** Changes the columns given; what the new times would have had before now does not come. Undefined when there is none. */
export const updateReminder = (
  db: Db,
  owner: OwnerId,
  id: string,
  values: Updateable<Reminders>,
  now: Date,
): Promise<ReminderRow | undefined> =>
  db
    .updateTable('reminders')
    .set({ ...values, lookedAt: now, nextAt: sql`'-infinity'`, snoozedUntil: null, snoozedSlot: null })
    .where('userId', '=', owner)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning(reminderColumns)
    .executeTakeFirst();

/** Puts off the reminder of one time. False when there is no such reminder any more. */
export async function snooze(db: Db, owner: OwnerId, id: string, slot: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reminders')
    .set({ snoozedSlot: slot, snoozedUntil: until, nextAt: sql`least(next_at, ${until}::timestamptz)` })
    .where('userId', '=', owner)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface DueReminder extends Schedule, Snooze {
  userId: string;
  id: string;
  text: string;
  subject: Subject;
  medicineId: string | null;
  paused: boolean;
  lookedAt: Date;
  timeZone: string;
  locale: Locale;
  quietFrom: string;
  quietTo: string;
  remindersResumeOn: string | null;
  inChat: boolean;
}

/** Reminders to look at; no other process gets them until the transaction ends. */
export async function takeDue(transaction: Db, now: Date, limit: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    select reminders.user_id, id, text, subject, times, every_min, window_from, window_to, days, every_days, month_days,
      month_weeks, every_months,
      start_date, until, paused,
      medicine_id, looked_at, snoozed_until, snoozed_slot, person.*
    from reminders
    cross join lateral (
      select time_zone, locale, quiet_from, quiet_to, reminders_resume_on, telegram_accounts.user_id is not null as in_chat
      from users left join telegram_accounts on telegram_accounts.user_id = users.id and blocked_at is null
      where users.id = reminders.user_id and status = 'active'
    ) person
    where next_at <= ${now}::timestamptz and deleted_at is null
    order by next_at limit ${limit} for update of reminders skip locked`.execute(transaction);
  return rows;
}

/** A reminder that was looked at, and when it is to be looked at again; null for never. */
export interface Looked {
  userId: string;
  id: string;
  nextAt: Date | null;
  isSnoozeOver: boolean;
}

export async function settleLooked(transaction: Db, looked: Looked[], now: Date): Promise<void> {
  const given = looked.map(({ userId, id, nextAt, isSnoozeOver }) => ({
    ...{ user_id: userId, id, next_at: nextAt ?? 'infinity', is_snooze_over: isSnoozeOver },
  }));
  await sql`
    update reminders set looked_at = ${now}::timestamptz,
      snoozed_until = case when not is_snooze_over then snoozed_until end,
      snoozed_slot = case when not is_snooze_over then snoozed_slot end,
      next_at = given.next_at
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given (user_id uuid, id uuid, next_at timestamptz, is_snooze_over boolean)
    where reminders.user_id = given.user_id and reminders.id = given.id`.execute(transaction);
}

/** When the person wants no reminder at all. */
export async function setRest(db: Db, owner: OwnerId, values: Partial<Rest>): Promise<void> {
  await db.updateTable('users').set(values).where('id', '=', owner).execute();
}
