import type { MealType } from '../../../contract/entries/food.ts';
import { insertEntries, listEntries } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import { localMinutesOf } from '../../lib/dates.ts';
import { type DayClock, diaryInstantAt } from '../../lib/diaryDates.ts';
import type { OwnerId } from '../../lib/owner.ts';

interface Copy {
  from: string;
  to: string;
  /** All meals unless one is named. */
  mealType?: MealType;
  dayClock: DayClock;
  /** Repeating the same key copies nothing more. */
  idempotencyKey?: string;
}

/** Logs the foods of a date again on another, at the same local times; answers 'too many' past `most`, else the new ids. */
export async function copyFoods(
  db: Db,
  owner: OwnerId,
  { from, to, mealType, dayClock, idempotencyKey }: Copy,
  { most, now }: { most: number; now: Date },
): Promise<string[] | 'too many'> {
  const ofDate = await listEntries(db, 'foodEntries', owner, from);
  const copied = mealType ? ofDate.filter((entry) => entry.mealType === mealType) : ofDate;
  if (copied.length > most) return 'too many';
  const entries = copied.map(({ id: original, createdAt, deletedAt, occurredAt, ...columns }) => ({
    ...columns,
    userId: owner,
    localDate: to,
    occurredAt: diaryInstantAt(to, localMinutesOf(occurredAt, dayClock.timeZone), dayClock),
    idempotencyKey: idempotencyKey ? `${idempotencyKey}#${original}` : null,
  }));
  const inserted = await insertEntries(db, 'foodEntries', entries, now);
  return inserted.map(({ id }) => id);
}
