import {
  createWeightEntry,
  deleteWeightEntry,
  listWeightEntries,
  restoreWeightEntry,
  updateWeightEntry,
  type WeightEntry,
} from '../../../contract/weight.ts';
import { deleteEntry, type EntryRow, insertEntry, listEntries, restoreEntry, updateEntry } from '../../db/entries.ts';
import { changedTime, eventTime } from '../../http/eventTime.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { notFound } from '../../http/problem.ts';
import { localDateOf } from '../../lib/dates.ts';

export function weightRoutes(kit: Kit): void {
  const { db, clock } = kit.context;

  mount(kit, createWeightEntry, async ({ body, owner, timeZone, idempotencyKey }) => {
    const { logDatetime, weightKg } = body;
    const entry = { userId: owner, ...eventTime(logDatetime, timeZone, clock), weightKg, idempotencyKey };
    return toAnswer(await insertEntry(db, 'weightEntries', entry, clock.now()));
  });

  mount(kit, listWeightEntries, async ({ query, owner, timeZone }) => {
    const date = query.date ?? localDateOf(clock.now(), timeZone);
    return (await listEntries(db, 'weightEntries', owner, date)).map(toAnswer);
  });

  mount(kit, updateWeightEntry, async ({ params, body, owner, timeZone }) => {
    const changes = { ...changedTime(body.logDatetime, timeZone, clock), weightKg: body.weightKg };
    const row = await updateEntry(db, 'weightEntries', owner, params.id, changes);
    if (!row) throw notFound('This weight');
    return toAnswer(row);
  });

  mount(kit, deleteWeightEntry, async ({ params, owner }) => {
    if (!(await deleteEntry(db, 'weightEntries', owner, params.id, clock.now()))) throw notFound('This weight');
    return null;
  });

  mount(kit, restoreWeightEntry, async ({ params, owner }) => {
    const row = await restoreEntry(db, 'weightEntries', owner, params.id);
    if (!row) throw notFound('This weight');
    return toAnswer(row);
  });
}

const toAnswer = (row: EntryRow<'weightEntries'>): WeightEntry => ({
  id: row.id,
  userId: row.userId,
  createdAt: row.occurredAt.toISOString(),
  localDate: row.localDate,
  weightKg: row.weightKg,
});
