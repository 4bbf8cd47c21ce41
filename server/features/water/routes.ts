import {
  createWaterEntry,
  deleteWaterEntry,
  listWaterEntries,
  restoreWaterEntry,
  updateWaterEntry,
  type WaterEntry,
} from '../../../contract/water.ts';
import { deleteEntry, type EntryRow, insertEntry, listEntries, restoreEntry, updateEntry } from '../../db/entries.ts';
import { changedTime, eventTime } from '../../http/eventTime.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { notFound } from '../../http/problem.ts';
import { localDateOf } from '../../lib/dates.ts';

export function waterRoutes(kit: Kit): void {
  const { db, clock } = kit.context;

  mount(kit, createWaterEntry, async ({ body, owner, timeZone, idempotencyKey }) => {
    const { logDatetime, waterIntake, drinkType, containerType, notes } = body;
    const time = eventTime(logDatetime, timeZone, clock);
    const entry = { volumeMl: waterIntake.value, drinkType, containerType, notes, idempotencyKey };
    return toAnswer(await insertEntry(db, 'waterEntries', { userId: owner, ...time, ...entry }, clock.now()));
  });

  mount(kit, listWaterEntries, async ({ query, owner, timeZone }) => {
    const date = query.date ?? localDateOf(clock.now(), timeZone);
    return (await listEntries(db, 'waterEntries', owner, date)).map(toAnswer);
  });

  mount(kit, updateWaterEntry, async ({ params, body, owner, timeZone }) => {
    const { logDatetime, waterIntake, ...rest } = body;
    const changes = { ...changedTime(logDatetime, timeZone, clock), volumeMl: waterIntake?.value, ...rest };
    const row = await updateEntry(db, 'waterEntries', owner, params.id, changes);
    if (!row) throw notFound('This drink');
    return toAnswer(row);
  });

  mount(kit, deleteWaterEntry, async ({ params, owner }) => {
    if (!(await deleteEntry(db, 'waterEntries', owner, params.id, clock.now()))) throw notFound('This drink');
    return null;
  });

  mount(kit, restoreWaterEntry, async ({ params, owner }) => {
    const row = await restoreEntry(db, 'waterEntries', owner, params.id);
    if (!row) throw notFound('This drink');
    return toAnswer(row);
  });
}

const toAnswer = (row: EntryRow<'waterEntries'>): WaterEntry => ({
  entryId: row.id,
  userId: row.userId,
  createdAt: row.occurredAt.toISOString(),
  localDate: row.localDate,
  waterIntake: { value: row.volumeMl, unit: 'ml' },
  drinkType: row.drinkType as WaterEntry['drinkType'],
  containerType: row.containerType as WaterEntry['containerType'],
  notes: row.notes,
});
