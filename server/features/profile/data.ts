import { sql } from 'kysely';
import type { Goals, Profile } from '../../../contract/profile.ts';
import { dailyTotals } from '../../db/dailyTotals.ts';
import type { Db } from '../../db/open.ts';
import { dailyWeights, latestLoggedWeight } from '../../db/weights.ts';
import type { OwnerId } from '../../lib/owner.ts';
import type { BalanceDay } from './policy.ts';

const goalColumns = [
  'waterLitersPerDay',
  'calorieBurnPerDay',
  'sleepHrsTarget',
  'caloriesConsumePerDay',
  'weightTarget',
] as const;

/** What a person tells of themselves. */
export const personColumns = [
  'firstName',
  'lastName',
  'gender',
  'dob',
  'phone',
  'email',
  'bio',
  'heightCm',
  'timeZone',
  'lifeStage',
] as const;

/** Everybody has targets from the moment the account exists. */
export const findGoals = (db: Db, owner: OwnerId): Promise<Goals> =>
  db.selectFrom('goals').select(goalColumns).where('userId', '=', owner).executeTakeFirstOrThrow();

export async function findProfile(db: Db, owner: OwnerId): Promise<Profile> {
  const row = await db
    .selectFrom('users')
    .innerJoin('goals', 'goals.userId', 'users.id')
    .select(['id', 'avatarUrl', ...personColumns])
    .select(goalColumns)
    .select(latestLoggedWeight(owner).as('weightKg'))
    .where('users.id', '=', owner)
    .executeTakeFirstOrThrow();
  const { waterLitersPerDay, calorieBurnPerDay, sleepHrsTarget, caloriesConsumePerDay, weightTarget, ...person } = row;
  return {
    ...person,
    gender: row.gender as Profile['gender'],
    lifeStage: row.lifeStage as Profile['lifeStage'],
    dob: row.dob ?? '',
    weightKg: row.weightKg ?? 0,
    goals: { waterLitersPerDay, calorieBurnPerDay, sleepHrsTarget, caloriesConsumePerDay, weightTarget },
  };
}

/** The energy eaten and the weight of each local date that has one of them. */
export async function listBalanceDays(db: Db, owner: OwnerId, from: string, to: string): Promise<BalanceDay[]> {
  const { rows } = await sql<BalanceDay>`
    select coalesce(days.local_date, weights.local_date) as date, coalesce(energy_kcal, 0) as energy_kcal, weight_kg
    from (${dailyTotals(owner, from, to)}) days
    full join (${dailyWeights(owner, from, to)}) weights on weights.local_date = days.local_date
    order by date`.execute(db);
  return rows;
}

export async function findAvatar(db: Db, userId: string, key: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('avatars')
    .select('image')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.image;
}
