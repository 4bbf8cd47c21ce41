import {
  type ActivityEntry,
  createActivityEntry,
  deleteActivityEntry,
  listActivityEntries,
  restoreActivityEntry,
  updateActivityEntry,
} from '../../../contract/activity.ts';
import { deleteEntry, type EntryRow, insertEntry, listEntries, restoreEntry, updateEntry } from '../../db/entries.ts';
import { changedTime, eventTime } from '../../http/eventTime.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { notFound } from '../../http/problem.ts';
import { localDateOf } from '../../lib/dates.ts';

export function activityRoutes(kit: Kit): void {
  const { db, clock } = kit.context;

  mount(kit, createActivityEntry, async ({ body, owner, timeZone, idempotencyKey }) => {
    const { datetime, userId: _named, ...activity } = body;
    const entry = { userId: owner, ...eventTime(datetime, timeZone, clock), ...activity, idempotencyKey };
    return toAnswer(await insertEntry(db, 'activityEntries', entry, clock.now()));
  });

  mount(kit, listActivityEntries, async ({ query, owner, timeZone }) => {
    const date = query.date ?? localDateOf(clock.now(), timeZone);
    return (await listEntries(db, 'activityEntries', owner, date)).map(toAnswer);
  });

  mount(kit, updateActivityEntry, async ({ params, body, owner, timeZone }) => {
    const { datetime, ...rest } = body;
    const changes = { ...changedTime(datetime, timeZone, clock), ...rest };
    const row = await updateEntry(db, 'activityEntries', owner, params.id, changes);
    if (!row) throw notFound('This activity');
    return toAnswer(row);
  });

  mount(kit, deleteActivityEntry, async ({ params, owner }) => {
    if (!(await deleteEntry(db, 'activityEntries', owner, params.id, clock.now()))) throw notFound('This activity');
    return null;
  });

  mount(kit, restoreActivityEntry, async ({ params, owner }) => {
    const row = await restoreEntry(db, 'activityEntries', owner, params.id);
    if (!row) throw notFound('This activity');
    return toAnswer(row);
  });
}

const toAnswer = (row: EntryRow<'activityEntries'>): ActivityEntry => ({
  id: row.id,
  userId: row.userId,
  activityDatetime: row.occurredAt.toISOString(),
  localDate: row.localDate,
  activityType: row.activityType,
  durationMin: row.durationMin,
  distanceKm: row.distanceKm,
  caloriesBurned: row.caloriesBurned,
});
