import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { Reminders } from '../../db/schema.ts';
import type { OwnerId } from '../../lib/owner.ts';
import type { Subject } from './policy.ts';

const columns = [
  ...[
    'id',
    'text',
    'subject',
    'times',
    'everyMin',
    'windowFrom',
    'windowTo',
    'days',
    'everyDays',
    'monthDays',
    'monthWeeks',
    'everyMonths',
    'startDate',
    'until',
  ],
  ...['paused', 'medicineId', 'createdAt', 'snoozedSlot', 'snoozedUntil'],
] as const;
export type ReminderRow = Pick<Selectable<Reminders>, (typeof columns)[number]>;
export const reminderColumns = columns;

/** Those that are not over by a local date, the oldest first. */
export const listReminders = (db: Db, owner: OwnerId, today: string): Promise<ReminderRow[]> =>
  db
    .selectFrom('reminders')
    .select(columns)
    .where('userId', '=', owner)
    .where('deletedAt', 'is', null)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', today)]))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export const findReminder = (db: Db, owner: OwnerId, id: string): Promise<ReminderRow | undefined> =>
  db
    .selectFrom('reminders')
    .select(columns)
    .where('userId', '=', owner)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

export interface Rest {
  quietFrom: string;
  quietTo: string;
  /** The local date on which reminders come again. */
  remindersResumeOn: string | null;
}

/** When the person wants no reminder at all. */
export const findRest = (db: Db, owner: OwnerId): Promise<Rest> =>
  db
    .selectFrom('users')
    .select(['quietFrom', 'quietTo', 'remindersResumeOn'])
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();

/** A reminder whose time has come, and what it asks for. */
export interface Asked {
  userId: string;
  id: string;
  subject: Subject;
  date: string;
  at: Date;
  medicineId: string | null;
  /** Minutes before `at` in which a drink counts as the one that it asks for. */
  withinMin: number;
}

const hasEntry = (table: string) => sql`exists (
  select from ${sql.table(table)} entry
  where entry.user_id = asked.user_id and entry.local_date = asked.date and deleted_at is null)`;
const hasEntryWithin = (table: string, minutes: ReturnType<typeof sql>) => sql`exists (
  select from ${sql.table(table)} entry
  where entry.user_id = asked.user_id and entry.local_date = asked.date and deleted_at is null
    and entry.occurred_at > asked.at - make_interval(mins => ${minutes}))`;
const drunkEnough = sql`exists (
  select from daily_totals day join goals using (user_id)
  where day.user_id = asked.user_id and day.local_date = asked.date
    and water_liters_per_day > 0 and water_ml >= water_liters_per_day * 1000)`;

/** The ids of those that are done already: what they ask for is logged. */
export async function findDone(db: Db, asked: Asked[]): Promise<Set<string>> {
  if (asked.length === 0) return new Set();
  const given = asked.map(({ userId, withinMin, medicineId, ...rest }) => ({
    ...{ user_id: userId, within_min: withinMin, medicine_id: medicineId, ...rest },
  }));
  const { rows } = await sql<{ id: string }>`
    select id from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as asked (user_id uuid, id uuid, subject text, date date, at timestamptz, within_min int,
        medicine_id uuid)
    where case subject
      when 'water' then ${drunkEnough} or ${hasEntryWithin('water_entries', sql`within_min`)}
      when 'medicine' then case when medicine_id is null then ${hasEntryWithin('medicine_entries', sql`180`)} else exists (
        select from medicine_entries entry
        where entry.user_id = asked.user_id and entry.medicine_id = asked.medicine_id and deleted_at is null
          and (due_at = asked.at or (due_at is null and occurred_at between asked.at - interval '3 hours' and asked.at))) end
      when 'food' then ${hasEntryWithin('food_entries', sql`180`)}
      when 'reading' then ${hasEntryWithin('reading_entries', sql`180`)}
      when 'weight' then ${hasEntry('weight_entries')}
      when 'sleep' then ${hasEntry('sleep_entries')}
      when 'activity' then ${hasEntry('activity_entries')}
      else exists (
        select from food_entries entry
        where entry.user_id = asked.user_id and entry.local_date = asked.date and deleted_at is null
          and meal_type = subject)
    end`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
