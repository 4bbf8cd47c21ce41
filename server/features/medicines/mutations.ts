import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { mostMedicines } from '../../../contract/entries/medicines.ts';
import type { Schedule } from '../../../texts/notices/schedules.ts';
import { deleteEntry, type EntryRow, insertEntry } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import { lockName } from '../../db/transactionLock.ts';
import type { OwnerId } from '../../lib/owner.ts';
import type { Rhythm } from '../../lib/recurrence.ts';
import { createReminder, updateReminder } from '../reminders/mutations.ts';
import { noInterval, slotsNear } from '../reminders/policy.ts';
import { findMedicine, listMedicines, type MedicineRow } from './data.ts';
import { answersSlotMs, titleOf } from './policy.ts';

type Times = Pick<Schedule, 'times' | keyof Rhythm>;
export interface NewMedicine extends Times {
  name: string;
  dose: string;
  /** Counted now; not at all where it is left out. */
  tabletsLeft?: number | null;
}

const inTransaction = <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/** Makes a medicine with its reminder; a repeat with the same key answers with the first, undefined past the limit. */
export const createMedicine = (
  db: Db,
  owner: OwnerId,
  { name, dose, tabletsLeft = null, ...times }: NewMedicine,
  now: Date,
  idempotencyKey?: string,
): Promise<MedicineRow | undefined> =>
  inTransaction(db, async (transaction) => {
    await lockName(transaction, `medicines ${owner}`);
    const known =
      idempotencyKey &&
      (await transaction
        .selectFrom('medicines')
        .select('id')
        .where('userId', '=', owner)
        .where('idempotencyKey', '=', idempotencyKey)
        .executeTakeFirst());
    if (known) return findMedicine(transaction, owner, known.id);
    if ((await listMedicines(transaction, owner)).length >= mostMedicines) return undefined;
    const id = newId();
    await transaction
      .insertInto('medicines')
      .values({ userId: owner, id, name, dose, ...stockOf(tabletsLeft, now), idempotencyKey, createdAt: now })
      .execute();
    await setTimes(transaction, owner, { id, name, dose, reminderId: null }, times, now);
    return findMedicine(transaction, owner, id);
  });

/** Undefined when there is no such medicine. */
export const updateMedicine = (
  db: Db,
  owner: OwnerId,
  id: string,
  changes: Partial<NewMedicine>,
  now: Date,
): Promise<MedicineRow | undefined> =>
  inTransaction(db, async (transaction) => {
    const before = await findMedicine(transaction, owner, id);
    if (!before) return undefined;
    const { name = before.name, dose = before.dose, tabletsLeft, ...times } = changes;
    await transaction
      .updateTable('medicines')
      .set({ name, dose, ...(tabletsLeft !== undefined && stockOf(tabletsLeft, now)) })
      .where('userId', '=', owner)
      .where('id', '=', id)
      .execute();
    await setTimes(transaction, owner, { ...before, name, dose }, { ...timesOfRow(before), ...times }, now);
    return findMedicine(transaction, owner, id);
  });

const stockOf = (tablets: number | null, now: Date) => ({ stock: tablets, stockAt: tablets === null ? null : now });

/** When a medicine of the list is taken. */
export function timesOfRow(medicine: MedicineRow): Times {
  const { times, days, everyDays, monthDays, monthWeeks, everyMonths, startDate, until } = medicine;
  return { times, days, everyDays, monthDays, monthWeeks, everyMonths, startDate, until };
}

/** Its reminder comes at these times from now on; without any there is none. */
async function setTimes(
  transaction: Db,
  owner: OwnerId,
  medicine: Pick<MedicineRow, 'id' | 'name' | 'dose' | 'reminderId'>,
  times: Times,
  now: Date,
): Promise<void> {
  const { id: medicineId, reminderId } = medicine;
  const text = titleOf(medicine);
  if (times.times.length === 0) {
    if (reminderId) await deleteEntry(transaction, 'reminders', owner, reminderId, now);
  } else if (reminderId) await updateReminder(transaction, owner, reminderId, { text, ...times }, now);
  else
    await createReminder(transaction, owner, { text, subject: 'medicine', medicineId, ...noInterval, ...times }, now);
}

/** Takes a medicine and its reminder off the list; false when there is no such medicine. */
export const removeMedicine = (db: Db, owner: OwnerId, { id, reminderId }: MedicineRow, now: Date): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    if (reminderId) await deleteEntry(transaction, 'reminders', owner, reminderId, now);
    return deleteEntry(transaction, 'medicines', owner, id, now);
  });

export interface NewIntake {
  name: string;
  dose: string;
  status: 'taken' | 'skipped';
  occurredAt: Date;
  localDate: string;
  /** The time of the reminder that is answered, where that is known. */
  dueAt?: Date;
  idempotencyKey?: string;
}

/** Keeps an intake as the answer to the nearest time of its medicine that has none yet. */
export async function insertIntake(
  db: Db,
  owner: OwnerId,
  medicine: MedicineRow | undefined,
  intake: NewIntake,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<EntryRow<'medicineEntries'>> {
  const dueAt =
    intake.dueAt ?? (medicine && (await openSlot(db, owner, medicine, intake.occurredAt, timeZone))) ?? null;
  const entry = { userId: owner, medicineId: medicine?.id ?? null, ...intake, dueAt };
  return insertEntry(db, 'medicineEntries', entry, now);
}

export async function openSlot(
  db: Db,
  owner: OwnerId,
  medicine: MedicineRow,
  at: Date,
  timeZone: string,
): Promise<Date | undefined> {
  const slots = slotsNear({ ...noInterval, ...medicine }, at, answersSlotMs, timeZone);
  if (slots.length === 0) return undefined;
  const answered = await db
    .selectFrom('medicineEntries')
    .select('dueAt')
    .where('userId', '=', owner)
    .where('medicineId', '=', medicine.id)
    .where(
      'dueAt',
      'in',
      slots.map((slot) => slot.at),
    )
    .where('deletedAt', 'is', null)
    .execute();
  return slots.find((slot) => !answered.some(({ dueAt }) => dueAt?.getTime() === slot.at.getTime()))?.at;
}

/** Of these medicines those of which it was not yet said on a local date that they run out; from now on it was. */
export async function markRefillTold(
  db: Db,
  told: { userId: string; id: string; date: string }[],
): Promise<Set<string>> {
  if (told.length === 0) return new Set();
  const given = told.map(({ userId, ...rest }) => ({ user_id: userId, ...rest }));
  const { rows } = await sql<{ id: string }>`
    update medicines set refill_told_on = given.date
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (user_id uuid, id uuid, date date)
    where medicines.user_id = given.user_id and medicines.id = given.id
      and refill_told_on is distinct from given.date
    returning medicines.id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
