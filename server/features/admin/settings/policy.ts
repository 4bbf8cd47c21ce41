import type { PlanSetting } from '../../../../contract/admin/adminSettings.ts';

/** Why a plan can't cost that; undefined when it can. */
export function refusedPrice(code: PlanSetting['code'], price: number | undefined): string | undefined {
  if (price === undefined) return undefined;
  if (code === 'free') return price === 0 ? undefined : 'The free plan costs nothing.';
  return price >= 1 ? undefined : 'A paid plan costs at least ₹1.';
}
