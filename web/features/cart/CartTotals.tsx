import type { Totals } from '../../../contract/commerce/checkout.ts';
import { taxPercent } from '../../../contract/commerce/checkout.ts';
import { rupees } from '../../lib/format.ts';
import classes from './CartTotals.module.css';

export function CartTotals({ totals }: { totals: Totals }) {
  return (
    <dl className={classes.totals}>
      <div>
        <dt>Subtotal</dt>
        <dd>{rupees(totals.subtotalPaise)}</dd>
      </div>
      {totals.discountPaise > 0 && (
        <div>
          <dt>Discount</dt>
          <dd>−{rupees(totals.discountPaise)}</dd>
        </div>
      )}
      <div>
        <dt>Tax ({taxPercent} %)</dt>
        <dd>{rupees(totals.taxPaise)}</dd>
      </div>
      <div className={classes.total}>
        <dt>Total</dt>
        <dd>{rupees(totals.totalPaise)}</dd>
      </div>
    </dl>
  );
}
