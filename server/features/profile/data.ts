import { sql } from 'kysely';
import type { Goals, Profile } from '../../../contract/accounts/profile.ts';
import { hasEntries } from '../../db/dailyTotals.ts';
import type { Db } from '../../db/open.ts';
import { latestLoggedWeight } from '../../db/weights.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { type BalanceDay, ketoNetCarbsG } from './policy.ts';

const goalColumns = [
  'waterLitersPerDay',
  'calorieBurnPerDay',
  'sleepHrsTarget',
  'caloriesConsumePerDay',
  'weightTarget',
  'proteinG',
  'carbsG',
  'netCarbsG',
  'fatG',
  'fiberG',
  'sodiumMg',
  'stepsPerDay',
  'lossKgPerWeek',
] as const satisfies (keyof Goals)[];

/** From these a person sees how much less they eat than they use. */
const deficitGoals = [
  'caloriesConsumePerDay',
  'weightTarget',
  'proteinG',
  'carbsG',
  'netCarbsG',
  'fatG',
  'lossKgPerWeek',
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
  'dayStartsAt',
  'lifeStage',
  'language',
  'diets',
  'allergies',
  'dislikes',
  'quietFrom',
  'quietTo',
  'weightUnit',
  'heightUnit',
  'volumeUnit',
  'glucoseUnit',
  'cycleTracking',
  'dashboardTiles',
  'suggestions',
  'keepsOriginals',
] as const;

/** Everybody has targets from the moment the account exists. */
export const findStoredGoals = (db: Db, owner: OwnerId): Promise<Goals> =>
  db.selectFrom('goals').select(goalColumns).where('userId', '=', owner).executeTakeFirstOrThrow();

/** The targets as they are shown: on a keto diet with its net carbohydrates, and without those of energy, macronutrients and weight while the person's deficits are hidden. */
export async function findGoals(db: Db, owner: OwnerId): Promise<Goals> {
  const { isHidden, eatsKeto, ...stored } = await db
    .selectFrom('goals')
    .innerJoin('users', 'users.id', 'goals.userId')
    .select(goalColumns)
    .select(sql<boolean>`deficits_hidden_at is not null`.as('isHidden'))
    .select(sql<boolean>`'keto' = any(diets)`.as('eatsKeto'))
    .where('userId', '=', owner)
    .executeTakeFirstOrThrow();
  const goals = eatsKeto && stored.netCarbsG === 0 ? { ...stored, netCarbsG: ketoNetCarbsG } : stored;
  return isHidden ? { ...goals, ...Object.fromEntries(deficitGoals.map((goal) => [goal, 0])) } : goals;
}

/** Whether what a person eats less than they use is kept from them. */
export async function hidesDeficits(db: Db, owner: OwnerId): Promise<boolean> {
  const { deficitsHiddenAt } = await db
    .selectFrom('users')
    .select('deficitsHiddenAt')
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
  return deficitsHiddenAt !== null;
}

export async function findProfile(db: Db, owner: OwnerId): Promise<Profile> {
  const row = await db
    .selectFrom('users')
    .innerJoin('goals', 'goals.userId', 'users.id')
    .select(['id', 'avatarUrl', ...personColumns])
    .select(goalColumns)
    .select([latestLoggedWeight(owner).as('weightKg'), sql<boolean>`email_verified_at is not null`.as('emailVerified')])
    .where('users.id', '=', owner)
    .executeTakeFirstOrThrow();
  const entries = Object.entries(row);
  const isGoal = ([column]: [string, unknown]) => (goalColumns as readonly string[]).includes(column);
  const person = Object.fromEntries(entries.filter((entry) => !isGoal(entry))) as Omit<typeof row, keyof Goals>;
  return {
    ...person,
    gender: row.gender as Profile['gender'],
    lifeStage: row.lifeStage as Profile['lifeStage'],
    language: row.language as Profile['language'],
    dob: row.dob ?? '',
    weightKg: row.weightKg ?? 0,
    weightUnit: row.weightUnit as Profile['weightUnit'],
    heightUnit: row.heightUnit as Profile['heightUnit'],
    volumeUnit: row.volumeUnit as Profile['volumeUnit'],
    glucoseUnit: row.glucoseUnit as Profile['glucoseUnit'],
    cycleTracking: row.cycleTracking as Profile['cycleTracking'],
    dashboardTiles: row.dashboardTiles as Profile['dashboardTiles'],
    suggestions: row.suggestions as Profile['suggestions'],
    keepsOriginals: row.keepsOriginals,
    diets: row.diets as Profile['diets'],
    goals: Object.fromEntries(entries.filter(isGoal)) as unknown as Goals,
  };
}

/** The energy eaten and the weight of each local date that has one of them. */
export async function listBalanceDays(db: Db, owner: OwnerId, from: string, to: string): Promise<BalanceDay[]> {
  const { rows } = await sql<BalanceDay>`
    select local_date as date, energy_kcal, last_weight_kg as weight_kg
    from daily_totals where user_id = ${owner} and local_date between ${from} and ${to}
      and (${hasEntries} or last_weight_kg is not null)
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
