import type { MealType } from '../../../contract/food.ts';
import { type EntryRow, insertEntries } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { roundNutrients } from '../nutrition/policy.ts';
import type { EstimatedItem } from '../nutrition/types.ts';

export interface Occasion {
  mealType: MealType;
  occurredAt: Date;
  localDate: string;
  notes?: string;
  /** Repeating the same key and items inserts nothing. */
  idempotencyKey?: string;
}

/** The columns of an entry that an estimate decides. */
export const estimateColumns = (item: EstimatedItem) => ({
  foodName: item.foodName,
  foodId: item.foodId,
  quantity: item.quantity,
  servingUnit: item.unit,
  servingSize: item.grams / item.quantity,
  grams: item.grams,
  ...roundNutrients(item.nutrients),
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

/** Logs foods of earlier entries once more, with the figures that they had. */
export function insertAgain(
  db: Db,
  owner: OwnerId,
  earlier: EntryRow<'foodEntries'>[],
  occasion: Occasion,
  now: Date,
): Promise<EntryRow<'foodEntries'>[]> {
  const entries = earlier.map(({ id, createdAt, deletedAt, notes, ...columns }) => ({
    ...columns,
    ...occasion,
    userId: owner,
    idempotencyKey: null,
  }));
  return insertEntries(db, 'foodEntries', entries, now);
}
