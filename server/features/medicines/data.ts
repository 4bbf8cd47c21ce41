import { sql } from 'kysely';
import type { Schedule } from '../../../texts/notices/schedules.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import type { Rhythm } from '../../lib/recurrence.ts';
import type { Snooze } from '../reminders/policy.ts';
import { leftOf } from './policy.ts';

/** A medicine of the list with its reminder; without one it is taken as needed. */
export interface MedicineRow extends Pick<Schedule, 'times' | keyof Rhythm>, Snooze {
  id: string;
  name: string;
  dose: string;
  reminderId: string | null;
  /** How many tablets there were at `stockAt`; null where nobody told. */
  stock: number | null;
  stockAt: Date | null;
  /** What is left of them after what was taken since. */
  tabletsLeft: number | null;
  createdAt: Date;
}

/** The doses of each that were taken since its tablets were counted. */
const dosesSince = sql`(
  select coalesce(array_agg(entry.dose), '{}') from medicine_entries entry
  where entry.user_id = medicines.user_id and medicine_id = medicines.id and status = 'taken'
    and entry.deleted_at is null and entry.created_at > stock_at and occurred_at >= date_trunc('minute', stock_at))`;

/** The oldest first; of one alone where its id is given. */
export async function listMedicines(db: Db, owner: OwnerId, id?: string): Promise<MedicineRow[]> {
  const { rows } = await sql<Omit<MedicineRow, 'tabletsLeft'> & { dosesSince: string[] }>`
    select medicines.id, name, stock, stock_at, ${dosesSince} as doses_since, dose, medicines.created_at, reminders.id as reminder_id,
      coalesce(times, '{}') as times, coalesce(days, '{}') as days, every_days,
      coalesce(month_days, '{}') as month_days, coalesce(month_weeks, '{}') as month_weeks, every_months, start_date, until,
      snoozed_slot, snoozed_until
    from medicines left join reminders
      on reminders.user_id = medicines.user_id and medicine_id = medicines.id and reminders.deleted_at is null
    where medicines.user_id = ${owner} and medicines.deleted_at is null
      and (${id ?? null}::uuid is null or medicines.id = ${id ?? null}::uuid)
    order by medicines.created_at, medicines.id`.execute(db);
  return rows.map(({ dosesSince: doses, ...row }) => ({ ...row, tabletsLeft: leftOf(row.stock, doses) }));
}

interface Stocked {
  id: string;
  dose: string;
  tabletsLeft: number;
}

/** Of medicines of many people those whose tablets were counted, with what is left of them. */
export async function findStocked(db: Db, medicines: { userId: string; id: string }[]): Promise<Stocked[]> {
  if (medicines.length === 0) return [];
  const given = medicines.map(({ userId, id }) => ({ user_id: userId, id }));
  const { rows } = await sql<{ id: string; dose: string; stock: number; dosesSince: string[] }>`
    select medicines.id, dose, stock, ${dosesSince} as doses_since
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (user_id uuid, id uuid)
    join medicines using (user_id, id)
    where stock is not null and deleted_at is null`.execute(db);
  return rows.map(({ id, dose, stock, dosesSince: doses }) => ({ id, dose, tabletsLeft: leftOf(stock, doses) ?? 0 }));
}

export const findMedicine = async (db: Db, owner: OwnerId, id: string): Promise<MedicineRow | undefined> =>
  (await listMedicines(db, owner, id))[0];

export interface Intake {
  id: string;
  medicineId: string | null;
  name: string;
  status: 'taken' | 'skipped';
  localDate: string;
  occurredAt: Date;
  dueAt: Date | null;
}

/** What was taken and skipped in a span of local dates, in the order in which it happened. */
export async function listIntakes(db: Db, owner: OwnerId, from: string, to: string): Promise<Intake[]> {
  const rows = await db
    .selectFrom('medicineEntries')
    .select(['id', 'medicineId', 'name', 'status', 'localDate', 'occurredAt', 'dueAt'])
    .where('userId', '=', owner)
    .where('localDate', '>=', from)
    .where('localDate', '<=', to)
    .where('deletedAt', 'is', null)
    .orderBy('occurredAt')
    .execute();
  return rows as Intake[];
}
