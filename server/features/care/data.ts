import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import { latestLoggedWeight } from '../../db/weights.ts';
import { localDateOf, yearsBetween } from '../../lib/dates.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { type LifeStage, noDeficit, type TargetPerson } from './policy.ts';

/** What the limits of a person's targets depend on. */
export const findTargetPerson = (db: Db, owner: OwnerId, now: Date): Promise<TargetPerson> =>
  findPerson(db, owner, now, false);

/** As above; until the transaction ends nobody else changes the person. */
export const lockTargetPerson = (transaction: Db, owner: OwnerId, now: Date): Promise<TargetPerson> =>
  findPerson(transaction, owner, now, true);

async function findPerson(db: Db, owner: OwnerId, now: Date, isLocked: boolean): Promise<TargetPerson> {
  const row = await db
    .selectFrom('users')
    .select(['gender', 'dob', 'heightCm', 'lifeStage', 'timeZone'])
    .select(latestLoggedWeight(owner).as('weightKg'))
    .where('id', '=', owner)
    // Not for update: it would wait for the entries being inserted, which wait for the lock of their day.
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
  return {
    gender: row.gender as TargetPerson['gender'],
    ageYears: row.dob ? yearsBetween(row.dob, localDateOf(now, row.timeZone)) : 0,
    heightCm: row.heightCm,
    weightKg: row.weightKg ?? 0,
    lifeStage: row.lifeStage as LifeStage,
  };
}

/**
 * What to say instead of how to eat less than one uses: to whom deficits are hidden, and to whom they may harm as `TargetPerson`
 * says; undefined for everybody else.
 */
export async function findInsteadOfDeficit(
  db: Db,
  owner: OwnerId,
  now: Date,
): Promise<'eatingDisorder.fear' | 'minor.wantsLoss' | 'pregnancyDiet.loss' | undefined> {
  const [body, { deficitsHiddenAt }] = await Promise.all([
    findTargetPerson(db, owner, now),
    db.selectFrom('users').select('deficitsHiddenAt').where('id', '=', owner).executeTakeFirstOrThrow(),
  ]);
  if (deficitsHiddenAt !== null) return 'eatingDisorder.fear';
  const [reason] = noDeficit(body);
  if (reason === undefined) return undefined;
  return reason === 'growing' ? 'minor.wantsLoss' : 'pregnancyDiet.loss';
}

/** The family of the last danger of these families ("selfHarm") that was told since then. */
export async function findLastDanger(
  db: Db,
  owner: OwnerId,
  families: string[],
  since: Date,
): Promise<string | undefined> {
  const family = sql<string>`split_part(care, '.', 1)`;
  const row = await db
    .selectFrom('chatMessages')
    .select(family.as('family'))
    .where('userId', '=', owner)
    .where('createdAt', '>=', since)
    .where('care', 'is not', null)
    .where(family, 'in', families)
    .orderBy('createdAt', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.family;
}
