import { sql, type Updateable } from 'kysely';
import { deleteEntry, type KeptTable, restoreEntry, updateEntry } from '../db/entries.ts';
import type { Db } from '../db/open.ts';
import type { DB, Goals, Json, Users } from '../db/schema.ts';
import type { OwnerId } from '../lib/owner.ts';
import { revertReminder } from './revertReminder.ts';
import type { Effect } from './skill.ts';

const asJson = (value: unknown) => JSON.stringify(value) as unknown as Json;

/** Takes back a change, the latest when none is named, once; undefined when there is none left to take back. */
export async function undoChange(
  db: Db,
  owner: OwnerId,
  changeId: string | undefined,
  now: Date,
): Promise<Effect[] | undefined> {
  const change = await db
    .updateTable('chatChanges')
    .set({ undoneAt: now })
    .where('userId', '=', owner)
    .where('undoneAt', 'is', null)
    .where('id', '=', (eb) =>
      changeId
        ? eb.val(changeId)
        : eb
            .selectFrom('chatChanges')
            .select('id')
            .where('userId', '=', owner)
            .where('undoneAt', 'is', null)
            .orderBy('sequence', 'desc')
            .limit(1),
    )
    .returning(['id', 'effects'])
    .executeTakeFirst();
  if (!change) return undefined;
  const effects = change.effects as unknown as Effect[];
  await keepEffects(db, change.id, await revertAll(db, owner, effects, now));
  return effects;
}

/** Takes the latest change back where it did nothing but remove. */
export async function undoRemoval(db: Db, owner: OwnerId, now: Date): Promise<Effect[] | undefined> {
  const latest = await db
    .selectFrom('chatChanges')
    .select(['id', 'effects'])
    .where('userId', '=', owner)
    .where('undoneAt', 'is', null)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const effects = (latest?.effects ?? []) as unknown as Effect[];
  const isRemoval = effects.length > 0 && effects.every(({ change }) => change === 'deleted');
  return latest && isRemoval ? undoChange(db, owner, latest.id, now) : undefined;
}

/**
 * Does again what was taken back last, unless something was changed since; undefined when there is nothing like that, and
 * where it would only remove: who asks twice for what is back wants it kept.
 */
export async function redoChange(db: Db, owner: OwnerId, now: Date): Promise<Effect[] | undefined> {
  const latest = await db
    .selectFrom('chatChanges')
    .select(['id', 'effects', 'undoneAt'])
    .where('userId', '=', owner)
    .where('undoneAt', 'is not', null)
    .orderBy('undoneAt', 'desc')
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
  if (!latest || (await isChangedSince(db, owner, latest.undoneAt))) return undefined;
  const effects = latest.effects as unknown as Effect[];
  if (effects.every(({ change }) => change === 'created')) return undefined;
  const again = await revertAll(db, owner, effects, now);
  await db.updateTable('chatChanges').set({ undoneAt: null }).where('id', '=', latest.id).execute();
  await keepEffects(db, latest.id, again);
  return effects;
}

const isChangedSince = async (db: Db, owner: OwnerId, moment: Date | null): Promise<boolean> =>
  (await db
    .selectFrom('chatChanges')
    .select('id')
    .where('userId', '=', owner)
    .where('undoneAt', 'is', null)
    .where('createdAt', '>', moment)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** What a change that was taken back holds is what does it again. */
async function keepEffects(db: Db, id: string, effects: Effect[]): Promise<void> {
  await db
    .updateTable('chatChanges')
    .set({ effects: asJson(effects) })
    .where('id', '=', id)
    .execute();
}

const opposite = { created: 'deleted', deleted: 'created', updated: 'updated' } as const;

/** Takes the effects back, the last first, and gives those that take this back. */
async function revertAll(db: Db, owner: OwnerId, effects: Effect[], now: Date): Promise<Effect[]> {
  const inverse: Effect[] = [];
  for (const effect of effects.toReversed()) {
    const before = effect.change === 'updated' ? await columnsNow(db, owner, effect) : undefined;
    inverse.push({ ...effect, change: opposite[effect.change], ...(before && { before }) });
    await revert(db, owner, effect, now);
  }
  return inverse;
}

/** What an update overwrote, as it is now. */
async function columnsNow(db: Db, owner: OwnerId, { table, id, before = {} }: Effect) {
  const key = table === 'goals' ? 'userId' : 'id';
  const row = await db
    .selectFrom(table as 'goals')
    .selectAll()
    .where(key as 'userId', '=', table === 'goals' || table === 'users' ? owner : id)
    .executeTakeFirst();
  const columns: Record<string, unknown> = { ...row };
  return Object.fromEntries(Object.keys(before).map((column) => [column, columns[column] ?? null]));
}

async function revert(db: Db, owner: OwnerId, { table, id, change, before }: Effect, now: Date): Promise<void> {
  if (table === 'users')
    return void (await db
      .updateTable('users')
      .set(before as Updateable<Users>)
      .where('id', '=', owner)
      .execute());
  if (table === 'goals')
    return void (await db
      .updateTable('goals')
      .set(before as Updateable<Goals>)
      .where('userId', '=', owner)
      .execute());
  if (table === 'reminders' && change !== 'created') return revertReminder(db, owner, { id, change, before }, now);
  if (table === 'personalFoods' || table === 'savedPhrases')
    return revertNamed(db, owner, table, { id, change, before }, now);
  if (change === 'created') await deleteEntry(db, table, owner, id, now);
  if (change === 'deleted') await restoreEntry(db, table, owner, id);
  if (change === 'updated') await updateEntry(db, table, owner, id, before as Updateable<DB[KeptTable]>);
}

/** What was forgotten stays so where the person has given its name to another one since. */
async function revertNamed(
  db: Db,
  owner: OwnerId,
  table: keyof typeof namedTables,
  { id, change, before }: Pick<Effect, 'id' | 'change' | 'before'>,
  now: Date,
): Promise<void> {
  const isDeleted = change === 'deleted';
  const name = sql.ref(namedTables[table]);
  const jsonColumns = Object.entries(before ?? {}).map(([column, value]) => [
    column,
    jsonNames.includes(column) && value !== null ? asJson(value) : value,
  ]);
  const columns =
    change === 'updated' ? Object.fromEntries(jsonColumns) : { deletedAt: change === 'created' ? now : null };
  const other = sql`select from ${sql.table(table)} other where other.user_id = ${owner} and other.deleted_at is null
    and lower(other.${name}) = lower(stored.${name})`;
  const sameKind = table === 'savedPhrases' ? sql`and other.kind = stored.kind` : sql``;
  await db
    .updateTable(`${table} as stored` as 'personalFoods as stored')
    .set(columns)
    .where('stored.userId', '=', owner)
    .where('stored.id', '=', id)
    .where('stored.deletedAt', isDeleted ? 'is not' : 'is', null)
    .$if(isDeleted, (query) => query.where(sql<boolean>`not exists (${other} ${sameKind})`))
    .execute();
}

/** What a person names, by the column that holds the name, and its columns of JSON. */
const namedTables = { personalFoods: 'name', savedPhrases: 'phrase' } as const;
const jsonNames = ['portions', 'ingredients'];
