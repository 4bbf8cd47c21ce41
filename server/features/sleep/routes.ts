import {
  createSleepEntry,
  deleteSleepEntry,
  listSleepEntries,
  restoreSleepEntry,
  type SleepEntry,
  updateSleepEntry,
} from '../../../contract/sleep.ts';
import { deleteEntry, type EntryRow, insertEntry, listEntries, restoreEntry, updateEntry } from '../../db/entries.ts';
import { changedTime, eventTime } from '../../http/eventTime.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { notFound } from '../../http/problem.ts';
import { localDateOf } from '../../lib/dates.ts';

export function sleepRoutes(kit: Kit): void {
  const { db, clock } = kit.context;

  mount(kit, createSleepEntry, async ({ body, owner, timeZone, idempotencyKey }) => {
    const { logDatetime, sleepTimeHr } = body;
    const entry = { userId: owner, ...eventTime(logDatetime, timeZone, clock), sleepTimeHr, idempotencyKey };
    return toAnswer(await insertEntry(db, 'sleepEntries', entry, clock.now()));
  });

  mount(kit, listSleepEntries, async ({ query, owner, timeZone }) => {
    const date = query.date ?? localDateOf(clock.now(), timeZone);
    return (await listEntries(db, 'sleepEntries', owner, date)).map(toAnswer);
  });

  mount(kit, updateSleepEntry, async ({ params, body, owner, timeZone }) => {
    const changes = { ...changedTime(body.logDatetime, timeZone, clock), sleepTimeHr: body.sleepTimeHr };
    const row = await updateEntry(db, 'sleepEntries', owner, params.id, changes);
    if (!row) throw notFound('This sleep entry');
    return toAnswer(row);
  });

  mount(kit, deleteSleepEntry, async ({ params, owner }) => {
    if (!(await deleteEntry(db, 'sleepEntries', owner, params.id, clock.now()))) throw notFound('This sleep entry');
    return null;
  });

  mount(kit, restoreSleepEntry, async ({ params, owner }) => {
    const row = await restoreEntry(db, 'sleepEntries', owner, params.id);
    if (!row) throw notFound('This sleep entry');
    return toAnswer(row);
  });
}

const toAnswer = (row: EntryRow<'sleepEntries'>): SleepEntry => ({
  id: row.id,
  user_id: row.userId,
  createdAt: row.occurredAt.toISOString(),
  localDate: row.localDate,
  sleepTimeHr: row.sleepTimeHr,
});
