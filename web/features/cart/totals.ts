import { computeTotals, type Totals } from '../../../contract/commerce/checkout.ts';
import type { Cart } from './cart.ts';

export const totalsOf = ({ items, promo }: Cart): Totals =>
  computeTotals(
    items.map(({ price, quantity }) => ({ unitPaise: Math.round(price * 100), quantity })),
    promo?.percent,
  );
