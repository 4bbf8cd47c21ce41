import {
  createPromoCode as createPromoCodeRoute,
  deletePromoCode as deletePromoCodeRoute,
  listNotificationTypes as listNotificationTypesRoute,
  listPlanSettings as listPlanSettingsRoute,
  listPromoCodes as listPromoCodesRoute,
  updateNotificationType,
  updatePlan,
  updatePromoCode,
} from '../../../../contract/admin/adminSettings.ts';
import { type Kit, mount } from '../../../http/mount.ts';
import { HttpProblem, invalid, notFound } from '../../../http/problem.ts';
import type { Principal } from '../../../lib/owner.ts';
import { listNotificationTypes, listPlanSettings, listPromoCodes } from './data.ts';
import { changeNotificationType, changePlan, changePromoCode, createPromoCode, deletePromoCode } from './mutations.ts';
import { refusedPrice } from './policy.ts';

export function settingsRoutes(kit: Kit): void {
  const { db, clock } = kit.context;
  const by = (admin: Principal) => ({ db, admin, now: clock.now() });
  const instantOf = (text: string | null | undefined) => (text ? new Date(text) : text) as Date | null | undefined;

  mount(kit, listPlanSettingsRoute, () => listPlanSettings(db));

  mount(kit, updatePlan, async ({ params, body, principal }) => {
    const refused = refusedPrice(params.code, body);
    if (refused) throw invalid(...refused);
    return changePlan(by(principal), params.code, body);
  });

  mount(kit, listPromoCodesRoute, () => listPromoCodes(db));

  mount(kit, createPromoCodeRoute, async ({ body, principal }) => {
    const promo = await createPromoCode(by(principal), { ...body, endsAt: instantOf(body.endsAt) });
    if (!promo) throw new HttpProblem(409, 'conflict', 'There is such a promo code already.');
    return promo;
  });

  mount(kit, updatePromoCode, async ({ params, body, principal }) => {
    const promo = await changePromoCode(by(principal), params.code, { ...body, endsAt: instantOf(body.endsAt) });
    if (!promo) throw notFound('This promo code');
    return promo;
  });

  mount(kit, deletePromoCodeRoute, async ({ params, principal }) => {
    const outcome = await deletePromoCode(by(principal), params.code);
    if (outcome === 'unknown') throw notFound('This promo code');
    if (outcome === 'used') {
      throw new HttpProblem(409, 'conflict', 'Orders have used this promo code. End it instead of deleting it.');
    }
    return null;
  });

  mount(kit, listNotificationTypesRoute, () => listNotificationTypes(db));

  mount(kit, updateNotificationType, ({ params, body, principal }) =>
    changeNotificationType(by(principal), params.code, body),
  );
}
