import { type RawBuilder, sql, type Updateable } from 'kysely';
import { type MealType, mostCalories } from '../../../contract/entries/food.ts';
import { nutrients } from '../../../contract/nutrients.ts';
import { type EntryRow, findEntry, insertEntries, updateEntry } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import type { FoodEntries } from '../../db/schema.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { furtherAmounts, roundNutrients } from '../nutrition/policy.ts';
import type { EstimatedItem } from '../nutrition/types.ts';
import { isSuggestible } from './data.ts';

export interface Occasion {
  mealType: MealType;
  occurredAt: Date;
  localDate: string;
  notes?: string;
  /** Repeating the same key and items inserts nothing. */
  idempotencyKey?: string;
}

/** The columns of an entry that an estimate decides, all of them: what is unknown of this food is null. */
export const estimateColumns = (item: EstimatedItem) => ({
  foodName: item.foodName,
  toldName: item.toldName ?? null,
  foodId: item.foodId,
  quantity: item.quantity,
  servingUnit: item.unit,
  servingSize: item.grams / item.quantity,
  grams: item.grams,
  ...roundNutrients(item.nutrients),
  ...furtherAmounts(roundNutrients(item.nutrients)),
  source: item.source,
  confidence: item.confidence,
});

/** Logs what was understood of one meal, an entry per food; all of it or nothing. */
export function insertMeal(
  db: Db,
  owner: OwnerId,
  items: EstimatedItem[],
  occasion: Occasion,
  now: Date,
): Promise<EntryRow<'foodEntries'>[]> {
  const { idempotencyKey, ...columns } = occasion;
  const entries = items.map((item, index) => ({
    ...{ userId: owner, ...columns, ...estimateColumns(item) },
    idempotencyKey: idempotencyKey && `${idempotencyKey}#${index}`,
  }));
  return insertEntries(db, 'foodEntries', entries, now);
}

/** What another entry of the same food takes from an earlier one: the food, its amount and its figures. */
export const loggedAgain = ({
  id,
  userId,
  occurredAt,
  localDate,
  createdAt,
  deletedAt,
  idempotencyKey,
  notes,
  ...columns
}: EntryRow<'foodEntries'>) => columns;

/** Logs foods of earlier entries once more, with the figures that they had. */
export function insertAgain(
  db: Db,
  owner: OwnerId,
  earlier: EntryRow<'foodEntries'>[],
  occasion: Occasion,
  now: Date,
): Promise<EntryRow<'foodEntries'>[]> {
  const entries = earlier.map((entry) => ({ ...loggedAgain(entry), ...occasion, userId: owner, idempotencyKey: null }));
  return insertEntries(db, 'foodEntries', entries, now);
}

/** What follows the amount of an entry, and in how many digits after the point; null where it isn't rounded. */
const figures = [{ name: 'grams', decimals: null } as const, ...nutrients];
type Figure = (typeof figures)[number];

/**
 * Changes an entry. Where its amount changes, the figures that aren't told follow it; answers 'too much' where its
 * energy would then be none that a person can eat, and undefined when the owner has no such entry.
 */
export async function correctFood(
  db: Db,
  owner: OwnerId,
  id: string,
  changes: Updateable<FoodEntries>,
): Promise<EntryRow<'foodEntries'> | 'too much' | undefined> {
  const { quantity, servingSize } = changes;
  if (quantity === undefined && servingSize === undefined) return updateEntry(db, 'foodEntries', owner, id, changes);
  const factor = sql<number>`(${quantity ?? sql.ref('quantity')}::float8 * ${servingSize ?? sql.ref('serving_size')}::float8
    / (quantity * serving_size))`;
  const followed = figures.filter(({ name }) => changes[name] === undefined);
  const row = await db
    .updateTable('foodEntries')
    .set({ ...changes, ...Object.fromEntries(followed.map((figure) => [figure.name, scaled(figure, factor)])) })
    .where('userId', '=', owner)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .$if(changes.energyKcal === undefined, (query) => query.where(sql`energy_kcal * ${factor}`, '<=', mostCalories))
    .returningAll()
    .executeTakeFirst();
  return row ?? ((await findEntry(db, 'foodEntries', owner, id)) && 'too much');
}

/** A figure that was told in more digits keeps them while the amount stays. */
function scaled({ name, decimals }: Figure, factor: RawBuilder<number>): RawBuilder<number> {
  const column = sql.ref(name);
  if (decimals === null) return sql`${column} * ${factor}`;
  return sql`case when ${factor} = 1 then ${column} else round((${column} * ${factor})::numeric, ${sql.lit(decimals)})::float8 end`;
}

/** Notes that something is suggested now; false where it mayn't be, or where another message came first. */
export async function takeSuggestion(db: Db, owner: OwnerId, occasion: { today: string; now: Date }): Promise<boolean> {
  const taken = await db
    .updateTable('users')
    .set({ suggestedOn: occasion.today })
    .where('id', '=', owner)
    .where(isSuggestible(owner, occasion))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
