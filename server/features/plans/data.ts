import { sql } from 'kysely';
import type { planNames } from '../../../contract/accounts/accounts.ts';
import { codeOfPlan } from '../../../contract/commerce/checkout.ts';
import type { Db } from '../../db/open.ts';

export type PlanCode = (typeof planNames)[number];

export async function listPlans(db: Db) {
  const rows = await db.selectFrom('plans').selectAll().orderBy('sortOrder').orderBy('code').execute();
  return rows.map((row) => ({
    ...row,
    code: row.code as PlanCode,
    period: row.period as 'forever' | 'month',
    /** Its code in cart and order. */
    itemCode: codeOfPlan(row.name),
  }));
}

/** A promo code that holds now, in whatever case it is written. */
export const findPromoCode = (db: Db, code: string, now: Date) =>
  db
    .selectFrom('promoCodes')
    .select(['code', 'percent'])
    .where('code', '=', code.trim().toUpperCase())
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .where(sql<boolean>`(most_uses is null or uses < most_uses)`)
    .executeTakeFirst();
