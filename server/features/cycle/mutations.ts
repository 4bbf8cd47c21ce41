import type { CycleSymptom, CycleTracking } from '../../../contract/entries/cycle.ts';
import type { Effect } from '../../assistant/skill.ts';
import { type EntryRow, insertEntry, updateEntry } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import { instantAt } from '../../lib/dates.ts';
import type { OwnerId } from '../../lib/owner.ts';

const noonMinutes = 12 * 60;

/** A period that begins on a local date. */
export async function insertPeriod(
  db: Db,
  owner: OwnerId,
  { startedOn, symptoms, timeZone }: { startedOn: string; symptoms: CycleSymptom[]; timeZone: string },
  now: Date,
): Promise<Effect> {
  const occurredAt = instantAt(startedOn, noonMinutes, timeZone);
  const values = { userId: owner, occurredAt, localDate: startedOn, symptoms };
  const { id } = await insertEntry(db, 'cycleEntries', values, now);
  return { table: 'cycleEntries', id, change: 'created' };
}

/** Changes columns of a period, and tells what they were. */
export async function changePeriod(
  db: Db,
  owner: OwnerId,
  period: EntryRow<'cycleEntries'>,
  changes: { endedOn?: string | null; symptoms?: string[] },
): Promise<Effect> {
  await updateEntry(db, 'cycleEntries', owner, period.id, changes);
  const before = Object.fromEntries(Object.keys(changes).map((column) => [column, period[column as 'endedOn']]));
  return { table: 'cycleEntries', id: period.id, change: 'updated', before };
}

/** Keeps where the person wants their cycle shown, if anywhere; none where it is so already. */
export async function setTracking(
  db: Db,
  owner: OwnerId,
  before: CycleTracking,
  cycleTracking: CycleTracking,
): Promise<Effect[]> {
  if (before === cycleTracking) return [];
  await db.updateTable('users').set({ cycleTracking }).where('id', '=', owner).execute();
  return [{ table: 'users', id: owner, change: 'updated', before: { cycleTracking: before } }];
}
