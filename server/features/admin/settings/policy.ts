import type { PlanSetting } from '../../../../contract/admin/adminSettings.ts';

/** The price that a plan can't have, and why; undefined when it can. */
export function refusedPrice(
  code: PlanSetting['code'],
  { price, stars }: Partial<Pick<PlanSetting, 'price' | 'stars'>>,
): ['price' | 'stars', string] | undefined {
  if (code === 'free') {
    const refused = price ? 'price' : stars ? 'stars' : undefined;
    return refused && [refused, 'The free plan costs nothing.'];
  }
  return price !== undefined && price < 1 ? ['price', 'A paid plan costs at least ₹1.'] : undefined;
}
