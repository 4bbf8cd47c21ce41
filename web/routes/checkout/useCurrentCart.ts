import { useEffect } from 'react';
import { terms } from '../../../contract/commerce/checkout.ts';
import { type Cart, updateItems, useCart } from '../../features/cart/cart.ts';
import { planItem } from '../../features/cart/planItem.ts';
import { usePlans } from '../../features/plans/usePlans.ts';

/** The cart; one from last week takes on today's prices as soon as they are known. */
export function useCurrentCart(): Cart {
  const { data: plans } = usePlans();
  useEffect(() => {
    if (plans) updateItems(plans.flatMap((plan) => terms.map((term) => planItem(plan, term))));
  }, [plans]);
  return useCart();
}
