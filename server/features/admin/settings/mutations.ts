import type { Updateable } from 'kysely';
import type {
  NotificationTypeSetting,
  PlanSetting,
  PromoCodeSetting,
} from '../../../../contract/admin/adminSettings.ts';
import { recordAdminAction } from '../../../db/adminActions.ts';
import type { Db } from '../../../db/open.ts';
import type { DB } from '../../../db/schema.ts';
import type { Principal } from '../../../lib/owner.ts';
import { paiseOf } from '../../plans/policy.ts';
import { listNotificationTypes, listPlanSettings, listPromoCodes } from './data.ts';

/** One admin changing one setting at one time. */
export interface Change {
  db: Db;
  admin: Principal;
  now: Date;
}

type PlanChange = Partial<Omit<PlanSetting, 'code' | 'name'>>;

export async function changePlan({ db, admin, now }: Change, code: string, change: PlanChange): Promise<PlanSetting> {
  const { price, yearlyPrice, ...columns } = change;
  const prices = { pricePaise: paiseOf(price) ?? undefined, yearlyPricePaise: paiseOf(yearlyPrice) };
  return db.transaction().execute(async (transaction) => {
    const before = await lockPlan(transaction, code);
    await transaction
      .updateTable('plans')
      .set({ ...columns, ...prices, updatedAt: now })
      .where('code', '=', code)
      .execute();
    const after = await findPlan(transaction, code);
    await recordAdminAction(transaction, admin, { action: 'change plan', subject: `plan ${code}`, before, after }, now);
    return after;
  });
}

async function lockPlan(transaction: Db, code: string): Promise<PlanSetting> {
  await transaction.selectFrom('plans').select('code').where('code', '=', code).forUpdate().execute();
  return findPlan(transaction, code);
}

async function findPlan(db: Db, code: string): Promise<PlanSetting> {
  const plan = (await listPlanSettings(db)).find((candidate) => candidate.code === code);
  if (!plan) throw new Error(`The plan ${code} is gone from the database.`);
  return plan;
}

type NewPromoCode = Pick<PromoCodeSetting, 'code' | 'percent'> & { endsAt?: Date | null; mostUses?: number | null };

/** Undefined when there is such a code already. */
export async function createPromoCode(
  { db, admin, now }: Change,
  promo: NewPromoCode,
): Promise<PromoCodeSetting | undefined> {
  return db.transaction().execute(async (transaction) => {
    const created = await transaction
      .insertInto('promoCodes')
      .values({ ...promo, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .executeTakeFirst();
    if (!created) return undefined;
    const [after] = await listPromoCodes(transaction, promo.code);
    const [action, subject] = ['create promo code', `promo code ${promo.code}`];
    await recordAdminAction(transaction, admin, { action, subject, after }, now);
    return after;
  });
}

/** Undefined when there is no such code. */
export async function changePromoCode(
  { db, admin, now }: Change,
  code: string,
  change: { endsAt?: Date | null; mostUses?: number | null },
): Promise<PromoCodeSetting | undefined> {
  return db.transaction().execute(async (transaction) => {
    const before = await lockPromoCode(transaction, code);
    if (!before) return undefined;
    await transaction.updateTable('promoCodes').set(change).where('code', '=', code).execute();
    const [after] = await listPromoCodes(transaction, code);
    const [action, subject] = ['change promo code', `promo code ${code}`];
    await recordAdminAction(transaction, admin, { action, subject, before, after }, now);
    return after;
  });
}

export async function deletePromoCode(
  { db, admin, now }: Change,
  code: string,
): Promise<'deleted' | 'unknown' | 'used'> {
  return db.transaction().execute(async (transaction) => {
    const before = await lockPromoCode(transaction, code);
    if (!before) return 'unknown';
    const { numDeletedRows } = await transaction
      .deleteFrom('promoCodes')
      .where('code', '=', code)
      .where('uses', '=', 0)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('orders').select('id').where('promoCode', '=', code))),
      )
      .executeTakeFirst();
    if (numDeletedRows === 0n) return 'used';
    const [action, subject] = ['delete promo code', `promo code ${code}`];
    await recordAdminAction(transaction, admin, { action, subject, before }, now);
    return 'deleted';
  });
}

async function lockPromoCode(transaction: Db, code: string): Promise<PromoCodeSetting | undefined> {
  await transaction.selectFrom('promoCodes').select('code').where('code', '=', code).forUpdate().execute();
  const [promo] = await listPromoCodes(transaction, code);
  return promo;
}

export async function changeNotificationType(
  { db, admin, now }: Change,
  code: string,
  change: Updateable<DB['notificationTypes']>,
): Promise<NotificationTypeSetting> {
  return db.transaction().execute(async (transaction) => {
    const find = async () => {
      const type = (await listNotificationTypes(transaction)).find((candidate) => candidate.code === code);
      if (!type) throw new Error(`The notification ${code} is gone from the database.`);
      return type;
    };
    await transaction.selectFrom('notificationTypes').select('code').where('code', '=', code).forUpdate().execute();
    const before = await find();
    await transaction.updateTable('notificationTypes').set(change).where('code', '=', code).execute();
    const after = await find();
    const [action, subject] = ['change notification', `notification ${code}`];
    await recordAdminAction(transaction, admin, { action, subject, before, after }, now);
    return after;
  });
}
