import type { Totals } from '../../../contract/commerce/checkout.ts';
import { taxPercent } from '../../../contract/commerce/checkout.ts';
import * as texts from '../../../texts/site/cart.ts';
import { rupees } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import classes from './CartTotals.module.css';

export function CartTotals({ totals }: { totals: Totals }) {
  const locale = usePageLocale();
  return (
    <dl className={classes.totals}>
      <div>
        <dt>{texts.subtotal(locale)}</dt>
        <dd>{rupees(totals.subtotalPaise)}</dd>
      </div>
      {totals.discountPaise > 0 && (
        <div>
          <dt>{texts.discount(locale)}</dt>
          <dd>−{rupees(totals.discountPaise)}</dd>
        </div>
      )}
      <div>
        <dt>{texts.tax(locale, taxPercent)}</dt>
        <dd>{rupees(totals.taxPaise)}</dd>
      </div>
      <div className={classes.total}>
        <dt>{texts.total(locale)}</dt>
        <dd>{rupees(totals.totalPaise)}</dd>
      </div>
    </dl>
  );
}
