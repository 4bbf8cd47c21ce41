import { sql } from 'kysely';
import { mostOwnKinds, type OwnReadingKind } from '../../../contract/entries/readings.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';

const recentDays = 90;

/** From now on tells glucose in mmol/l to who has lately written it in nothing else; whether that is new. */
export async function followWrittenUnit(db: Db, owner: OwnerId, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - recentDays * 86_400_000);
  const { numAffectedRows } = await sql`
    update users set glucose_unit = 'mmol/l'
    where id = ${owner} and glucose_unit = 'mg/dl' and not exists (
      select from reading_entries
      where user_id = ${owner} and reading_kind = 'glucose' and unit = 'mg/dl' and deleted_at is null
        and occurred_at > ${since})`.execute(db);
  return numAffectedRows === 1n;
}

type NewKind = Pick<OwnReadingKind, 'name' | 'unit' | 'low' | 'high'>;

/** Makes a kind of one's own; answers with that of the same name where there is one, and undefined past the limit. */
export async function createOwnKind(
  db: Db,
  owner: OwnerId,
  { name, unit, low, high }: NewKind,
  now: Date,
): Promise<OwnReadingKind | undefined> {
  const { rows } = await sql<Omit<OwnReadingKind, 'createdAt'> & { createdAt: Date }>`
    with made as (
      insert into reading_kinds (user_id, name, unit, low, high, created_at)
      select ${owner}::uuid, ${name}, ${unit}, ${low}::float8, ${high}::float8, ${now}::timestamptz
      where (select count(*) from reading_kinds where user_id = ${owner}) < ${mostOwnKinds}
      on conflict (user_id, lower(name)) do nothing
      returning id, name, unit, low, high, created_at
    )
    select * from made union all
    select id, name, unit, low, high, created_at from reading_kinds
      where user_id = ${owner} and lower(name) = lower(${name})`.execute(db);
  return rows[0] && { ...rows[0], createdAt: rows[0].createdAt.toISOString() };
}
