import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';

/** Counts a payment with the code; false where as many as may have used it, however many pay at once. */
export async function countPromoUse(transaction: Db, code: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('promoCodes')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', code)
    .where(sql<boolean>`(most_uses is null or uses < most_uses)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
