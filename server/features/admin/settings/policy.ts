import type { PlanSetting } from '../../../../contract/admin/adminSettings.ts';

const inRupees = ['price', 'yearlyPrice'] as const;
const priceNames = [...inRupees, 'stars'] as const;
type PriceName = (typeof priceNames)[number];

/** The price that a plan can't have, and why; undefined when it can. */
export function refusedPrice(
  code: PlanSetting['code'],
  prices: Partial<Pick<PlanSetting, PriceName>>,
): [PriceName, string] | undefined {
  if (code === 'free') {
    const refused = priceNames.find((name) => prices[name]);
    return refused && [refused, 'The free plan costs nothing.'];
  }
  const tooLow = inRupees.find((name) => typeof prices[name] === 'number' && prices[name] < 1);
  return tooLow && [tooLow, 'A paid plan costs at least ₹1.'];
}
