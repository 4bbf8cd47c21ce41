import { sql } from 'kysely';
import { estimateNeeds, type OwnReadingKind } from '../../../contract/entries/readings.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import type { Body } from './policy.ts';

const kindColumns = ['id', 'name', 'unit', 'low', 'high', 'createdAt'] as const;

/** What the bands of a person's readings depend on. */
export async function findBody(db: Db, owner: OwnerId): Promise<Body> {
  const { gender, lifeStage } = await db
    .selectFrom('users')
    .select(['gender', 'lifeStage'])
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
  return { gender, isPregnant: lifeStage === 'pregnant' };
}

export async function listOwnKinds(db: Db, owner: OwnerId): Promise<OwnReadingKind[]> {
  const rows = await db
    .selectFrom('readingKinds')
    .select(kindColumns)
    .where('userId', '=', owner)
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** The glucose readings of the last days: how many, on how many days, and the mean of the days' means in mg/dl. */
export async function findGlucose(
  db: Db,
  owner: OwnerId,
  now: Date,
): Promise<{ readings: number; days: number; meanMgDl: number | null }> {
  const from = new Date(now.getTime() - estimateNeeds.span * 86_400_000);
  const { rows } = await sql<{ readings: number; days: number; meanMgDl: number | null }>`
    select coalesce(sum(count), 0)::int as readings, count(*)::int as days, avg(mean)::float8 as mean_mg_dl
    from (
      select count(*) as count, avg(value) as mean from reading_entries
      where user_id = ${owner} and reading_kind = 'glucose' and value is not null and deleted_at is null
        and occurred_at > ${from} and occurred_at <= ${now}
      group by local_date
    ) as by_day`.execute(db);
  return rows[0] ?? { readings: 0, days: 0, meanMgDl: null };
}

/** The reading that was told last, after an instant. */
export const findLastTold = (db: Db, owner: OwnerId, after: Date) =>
  db
    .selectFrom('readingEntries')
    .select(['readingKind', 'name', 'value', 'unit', 'createdAt'])
    .where('userId', '=', owner)
    .where('deletedAt', 'is', null)
    .where('createdAt', '>', after)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
