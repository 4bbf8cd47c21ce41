import { checkPromoCode, taxedPrices } from '../../../contract/commerce/checkout.ts';
import { getPublicConfig, listPlans as listPlansRoute } from '../../../contract/commerce/plans.ts';
import { promoCode } from '../../../texts/refusals/orders.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import { limitRate } from '../../http/rateLimit.ts';
import { findPromoCode, listPlans } from './data.ts';
import { promoLimit, rupeesOf } from './policy.ts';

export function planRoutes(kit: Kit): void {
  const { context } = kit;
  const { db, clock, config, payments } = context;

  mount(kit, listPlansRoute, async () => {
    const plans = await listPlans(db);
    return {
      plans: plans.map(({ name, pricePaise, yearlyPricePaise, period, description, features, popular, cta }) => {
        const prices = { price: pricePaise / 100, yearlyPrice: rupeesOf(yearlyPricePaise) };
        return { name, ...prices, ...taxedPrices(prices), period, description, features, popular, cta };
      }),
    };
  });

  mount(kit, checkPromoCode, async ({ body, remoteAddress }) => {
    await limitRate(context, `promo ${remoteAddress}`, promoLimit.perAddress, promoLimit.windowSeconds);
    const found = await findPromoCode(db, body.code, clock.now());
    if (!found) throw new HttpProblem(422, 'promo_code_unknown', promoCode.unknown);
    return { ...found, discount: found.percent / 100 };
  });

  mount(kit, getPublicConfig, async () => ({
    googleClientId: config.google?.clientId ?? null,
    payments: payments?.kind ?? ('none' as const),
    razorpayKeyId: payments?.keyId ?? null,
    telegramBot: config.telegram?.userName ?? null,
  }));
}
