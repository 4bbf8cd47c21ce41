import { sql } from 'kysely';
import type { LabResult } from '../../../contract/healthReports.ts';
import type { Db } from '../../db/open.ts';
import { addDays } from '../../lib/dates.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findTargetPerson } from '../care/data.ts';
import { previousOf, type Tested, type TiedNutrient } from './policy.ts';

export interface ReportRow {
  id: string;
  reportDate: string;
  isDateRead: boolean;
  createdAt: Date;
  digest: string;
  results: LabResult[];
  unread: string[];
}

const columns = ['id', 'reportDate', 'isDateRead', 'createdAt', 'digest', 'results', 'unread'] as const;

/** The latest first, each result with that of the report before; of one alone where its id is given. */
export async function listReports(db: Db, owner: OwnerId, id?: string): Promise<ReportRow[]> {
  const rows = (await db
    .selectFrom('healthReports')
    .select(columns)
    .where('userId', '=', owner)
    .where('deletedAt', 'is', null)
    .orderBy('reportDate', 'desc')
    .orderBy('createdAt', 'desc')
    .execute()) as unknown as ReportRow[];
  const dated = rows.map(({ reportDate: date, results }) => ({ date, results }));
  return rows.flatMap((row, at) => {
    if (id !== undefined && row.id !== id) return [];
    const earlier = dated.slice(at + 1);
    const compared = row.results.map((result) => {
      const previous = previousOf(result, earlier);
      return previous ? { ...result, previous } : result;
    });
    return { ...row, results: compared };
  });
}

/** By whom a report is measured that doesn't tell of whom it is. */
export async function findTested(db: Db, owner: OwnerId, now: Date): Promise<Tested> {
  const { gender, ageYears, lifeStage } = await findTargetPerson(db, owner, now);
  const sex = gender === 'male' || gender === 'female' ? gender : undefined;
  return { sex, ageYears: ageYears || undefined, isPregnant: lifeStage === 'pregnant' };
}

export interface FoodWith {
  name: string;
  amount: number;
  times: number;
}

const daysOfFoods = 30;
const mostFoods = 3;

/** The logged foods of the last 30 days that brought most of a nutrient, with how much in all. */
export async function listFoodsWith(
  db: Db,
  owner: OwnerId,
  nutrient: TiedNutrient,
  today: string,
): Promise<FoodWith[]> {
  const amount = sql.ref(nutrient);
  const { rows } = await sql<FoodWith>`
    select food_name as name, round(sum(${amount})::numeric, 1)::float8 as amount, count(*)::int as times
    from food_entries
    where user_id = ${owner} and local_date > ${addDays(today, -daysOfFoods)}::date and deleted_at is null and ${amount} > 0
    group by food_name order by sum(${amount}) desc, food_name limit ${mostFoods}`.execute(db);
  return rows;
}
