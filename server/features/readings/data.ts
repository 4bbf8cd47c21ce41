import type { OwnReadingKind } from '../../../contract/readings.ts';
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
