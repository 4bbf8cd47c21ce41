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
