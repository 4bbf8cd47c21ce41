import {
  createMedicine as createMedicineRoute,
  deleteMedicine,
  listDoses,
  listMedicines as listMedicinesRoute,
  type Medicine,
  type MedicineEntry,
  medicineKind,
  mostMedicines,
  updateMedicine as updateMedicineRoute,
} from '../../../contract/entries/medicines.ts';
import { noSuchMedicine } from '../../../texts/refusals/entries.ts';
import { noRoom } from '../../../texts/refusals/kept.ts';
import type { EntryRow } from '../../db/entries.ts';
import { mountEntries } from '../../http/entryRoutes.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, invalid, notFound } from '../../http/problem.ts';
import { wholeRhythm } from '../../http/wholeRhythm.ts';
import { addDays, localDateOf } from '../../lib/dates.ts';
import { findMedicine, listIntakes, listMedicines, type MedicineRow } from './data.ts';
import { createMedicine, removeMedicine, updateMedicine } from './mutations.ts';
import { daysEnough, dosesOn, nextOpen } from './policy.ts';

export const intakeRoutes = (kit: Kit) =>
  mountEntries(kit, medicineKind, {
    table: 'medicineEntries',
    async toColumns({ medicineId, name, dose, status, dueAt, notes }, owner) {
      const medicine = medicineId && (await findMedicine(kit.context.db, owner, medicineId));
      if (medicineId && !medicine) throw invalid('medicineId', noSuchMedicine);
      const named = medicine ? { medicineId, name: medicine.name, dose: medicine.dose } : { name, dose };
      return { ...named, ...(dueAt && { dueAt: new Date(dueAt) }), status, notes };
    },
    toAnswer,
  });

const toAnswer = (row: EntryRow<'medicineEntries'>): MedicineEntry => ({
  id: row.id,
  userId: row.userId,
  createdAt: row.occurredAt.toISOString(),
  localDate: row.localDate,
  medicineId: row.medicineId,
  name: row.name,
  dose: row.dose,
  status: row.status as MedicineEntry['status'],
  dueAt: row.dueAt?.toISOString() ?? null,
  notes: row.notes,
});

export function medicineRoutes(kit: Kit): void {
  const { db, clock } = kit.context;
  const missing = () => notFound('This medicine');

  mount(kit, listMedicinesRoute, async ({ owner, timeZone }) => {
    const now = clock.now();
    const today = localDateOf(now, timeZone);
    const [medicines, intakes] = await Promise.all([
      listMedicines(db, owner),
      listIntakes(db, owner, addDays(today, -1), addDays(today, 1)),
    ]);
    return medicines.map((medicine) => ({
      ...toMedicine(medicine),
      nextDueAt: nextOpen(medicine, intakes, now, timeZone)?.toISOString() ?? null,
      daysLeft: daysLeftOf(medicine, now, timeZone),
    }));
  });

  mount(kit, listDoses, async ({ query, owner, timeZone }) => {
    const now = clock.now();
    const date = query.date ?? localDateOf(now, timeZone);
    const [medicines, intakes] = await Promise.all([
      listMedicines(db, owner),
      // What was due before midnight may have been taken after it.
      listIntakes(db, owner, date, addDays(date, 1)),
    ]);
    const doses = medicines.flatMap((medicine) => {
      const { id: medicineId, name, dose, tabletsLeft } = medicine;
      const daysLeft = daysLeftOf(medicine, now, timeZone);
      return dosesOn(medicine, date, intakes, timeZone).map(({ dueAt, status }) => ({
        ...{ medicineId, name, dose, dueAt: dueAt.toISOString(), status, tabletsLeft, daysLeft },
      }));
    });
    return doses.toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt));
  });

  mount(kit, createMedicineRoute, async ({ body, owner, idempotencyKey }) => {
    const { userId: _named, ...medicine } = body;
    const made = await createMedicine(db, owner, medicine, clock.now(), idempotencyKey);
    if (!made) throw new HttpProblem(409, 'conflict', (locale) => noRoom.medicines(locale, mostMedicines));
    return toMedicine(made);
  });

  mount(kit, updateMedicineRoute, async ({ params, body, owner }) => {
    const before = await findMedicine(db, owner, params.id);
    const changed = before && (await updateMedicine(db, owner, params.id, wholeRhythm(before, body), clock.now()));
    if (!changed) throw missing();
    return toMedicine(changed);
  });

  mount(kit, deleteMedicine, async ({ params, owner }) => {
    const medicine = await findMedicine(db, owner, params.id);
    if (!medicine || !(await removeMedicine(db, owner, medicine, clock.now()))) throw missing();
    return null;
  });
}

const daysLeftOf = (medicine: MedicineRow, now: Date, timeZone: string): number | null =>
  medicine.tabletsLeft === null ? null : (daysEnough(medicine, medicine.tabletsLeft, now, timeZone) ?? null);

const toMedicine = ({
  reminderId: _reminder,
  stock: _stock,
  stockAt: _at,
  snoozedSlot: _slot,
  snoozedUntil: _until,
  createdAt,
  ...row
}: MedicineRow): Medicine => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
