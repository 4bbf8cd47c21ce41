import type { Insertable } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Db } from '../../db/open.ts';
import type { PersonalFoods } from '../../db/schema.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findPersonalFood, findPersonalFoodNamed, type PersonalFoodRow } from './data.ts';
import type { Portion } from './types.ts';

export type PersonalFoodColumns = Omit<
  Insertable<PersonalFoods>,
  'id' | 'userId' | 'createdAt' | 'deletedAt' | 'idempotencyKey' | 'portions'
> & { portions: Portion[] };

const asColumns = ({ portions, ...columns }: Partial<PersonalFoodColumns>) => ({
  ...columns,
  ...(portions && { portions: JSON.stringify(portions) }),
});

/** undefined when the person has a food of that name. A repeat with the same key answers with the food of the first. */
export async function insertPersonalFood(
  db: Db,
  owner: OwnerId,
  food: PersonalFoodColumns,
  idempotencyKey: string | undefined,
  now: Date,
): Promise<PersonalFoodRow | undefined> {
  const columns = { ...food, portions: JSON.stringify(food.portions) };
  const inserted = await db
    .insertInto('personalFoods')
    .values({ ...columns, id: newId(), userId: owner, idempotencyKey, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted || !idempotencyKey) return inserted;
  return db
    .selectFrom('personalFoods')
    .selectAll()
    .where('userId', '=', owner)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}

/** Adds a food, or gives the food of that name these figures and portions; `before` are those that it had. */
export async function keepPersonalFood(
  db: Db,
  owner: OwnerId,
  food: PersonalFoodColumns,
  now: Date,
): Promise<{ row: PersonalFoodRow; before: Partial<PersonalFoodRow> | undefined }> {
  const inserted = await insertPersonalFood(db, owner, food, undefined, now);
  if (inserted) return { row: inserted, before: undefined };
  const { name: _name, otherNames: _otherNames, ...figures } = food;
  const known = await findPersonalFoodNamed(db, owner, food.name);
  const row = known && (await updatePersonalFood(db, owner, known.id, figures));
  // It was deleted or renamed elsewhere in this moment.
  if (!row || row === 'taken') return keepPersonalFood(db, owner, food, now);
  const changed = Object.keys(figures) as (keyof typeof figures)[];
  return { row, before: Object.fromEntries(changed.map((column) => [column, known[column]])) };
}

/** `taken` when another food of the person has the new name; undefined when there is no such food. */
export async function updatePersonalFood(
  db: Db,
  owner: OwnerId,
  id: string,
  changes: Partial<PersonalFoodColumns>,
): Promise<PersonalFoodRow | 'taken' | undefined> {
  const columns = asColumns(changes);
  if (Object.values(columns).every((value) => value === undefined)) return findPersonalFood(db, owner, id);
  try {
    return await db
      .updateTable('personalFoods')
      .set(columns)
      .where('userId', '=', owner)
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .returningAll()
      .executeTakeFirst();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'personal_foods_name') return 'taken';
    throw error;
  }
}

/** Entries that were logged with it keep their figures. */
export async function deletePersonalFood(db: Db, owner: OwnerId, id: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('personalFoods')
    .set({ deletedAt: now })
    .where('userId', '=', owner)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
