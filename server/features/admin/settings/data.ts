import type {
  NotificationTypeSetting,
  PlanSetting,
  PromoCodeSetting,
} from '../../../../contract/admin/adminSettings.ts';
import type { Db } from '../../../db/open.ts';
import { rupeesOf } from '../../plans/policy.ts';

export async function listPlanSettings(db: Db): Promise<PlanSetting[]> {
  const rows = await db
    .selectFrom('plans')
    .select([
      'code',
      'name',
      'pricePaise',
      'yearlyPricePaise',
      'stars',
      'description',
      'features',
      'popular',
      'cta',
      'sortOrder',
    ])
    .orderBy('sortOrder')
    .orderBy('code')
    .execute();
  return rows.map(({ pricePaise, yearlyPricePaise, ...plan }) => ({
    ...plan,
    code: plan.code as PlanSetting['code'],
    price: pricePaise / 100,
    yearlyPrice: rupeesOf(yearlyPricePaise),
  }));
}

export async function listPromoCodes(db: Db, code?: string): Promise<PromoCodeSetting[]> {
  const rows = await db
    .selectFrom('promoCodes')
    .select(['code', 'percent', 'createdAt', 'endsAt', 'mostUses', 'uses'])
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('code')
    .execute();
  return rows.map(({ createdAt, endsAt, ...promo }) => ({
    ...promo,
    createdAt: createdAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  }));
}

export async function listNotificationTypes(db: Db): Promise<NotificationTypeSetting[]> {
  const rows = await db
    .selectFrom('notificationTypes')
    .select(['code', 'name', 'description', 'category', 'plans', 'byDefault'])
    .orderBy('id')
    .execute();
  return rows as NotificationTypeSetting[];
}
