import { sql } from 'kysely';
import type { MealType } from '../../../contract/entries/food.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';

export interface MealSum {
  mealType: MealType;
  energyKcal: number;
}

/** What each meal of the day came to. */
export async function listMealSums(db: Db, owner: OwnerId, date: string): Promise<MealSum[]> {
  const rows = await db
    .selectFrom('foodEntries')
    .select(['mealType', sql<number>`sum(energy_kcal)`.as('energyKcal')])
    .where('userId', '=', owner)
    .where('localDate', '=', date)
    .where('deletedAt', 'is', null)
    .groupBy('mealType')
    .execute();
  return rows as MealSum[];
}
