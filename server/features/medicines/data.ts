import { sql } from 'kysely';
import type { Schedule } from '../../../texts/notices/schedules.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';

/** A medicine of the list with its reminder; without one it is taken as needed. */
export interface MedicineRow
  extends Pick<Schedule, 'times' | 'days' | 'everyDays' | 'monthDays' | 'startDate' | 'until'> {
  id: string;
  name: string;
  dose: string;
  reminderId: string | null;
  createdAt: Date;
}

/** The oldest first; of one alone where its id is given. */
export async function listMedicines(db: Db, owner: OwnerId, id?: string): Promise<MedicineRow[]> {
  const { rows } = await sql<MedicineRow>`
    select medicines.id, name, dose, medicines.created_at, reminders.id as reminder_id,
      coalesce(times, '{}') as times, coalesce(days, '{}') as days, every_days,
      coalesce(month_days, '{}') as month_days, start_date, until
    from medicines left join reminders
      on reminders.user_id = medicines.user_id and medicine_id = medicines.id and reminders.deleted_at is null
    where medicines.user_id = ${owner} and medicines.deleted_at is null
      and (${id ?? null}::uuid is null or medicines.id = ${id ?? null}::uuid)
    order by medicines.created_at, medicines.id`.execute(db);
  return rows;
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
