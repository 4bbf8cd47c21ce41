import { sql } from 'kysely';
import type { MealType } from '../../../contract/food.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';

/** Which meal of which local date was logged last between two dates; any meal unless one is named. */
export const findLatestMeal = (db: Db, owner: OwnerId, span: { from: string; to: string }, mealType?: MealType) =>
  db
    .selectFrom('foodEntries')
    .select(['mealType', 'localDate'])
    .where('userId', '=', owner)
    .where('deletedAt', 'is', null)
    .where('localDate', '>=', span.from)
    .where('localDate', '<=', span.to)
    .$if(mealType !== undefined, (query) => query.where('mealType', '=', mealType ?? ''))
    .orderBy('localDate', 'desc')
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether a person eats eggs, and meat or fish, by the names of what was logged since a local date; who eats meat eats eggs. */
export async function eatsAnimals(db: Db, owner: OwnerId, since: string): Promise<{ egg: boolean; meat: boolean }> {
  const named = (words: string) => sql<boolean>`coalesce(bool_or(food_name ~* ${`\\m(${words})\\M`}), false)`;
  return db
    .selectFrom('foodEntries')
    .select([
      named('eggs?|omelette|chicken|mutton|fish').as('egg'),
      named('chicken|mutton|fish|prawns?|keema|lamb|beef|pork|turkey').as('meat'),
    ])
    .where('userId', '=', owner)
    .where('deletedAt', 'is', null)
    .where('localDate', '>=', since)
    .executeTakeFirstOrThrow();
}
