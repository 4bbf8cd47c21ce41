import { Skeleton } from '@mantine/core';
import { type ClientLoaderFunctionArgs, Link, type MetaFunction } from 'react-router';
import { addressIn } from '../../../contract/siteAddress.ts';
import { browse, planName } from '../../../texts/site/cart.ts';
import * as texts from '../../../texts/site/checkout.ts';
import { CartTotals } from '../../features/cart/CartTotals.tsx';
import { ensureInCart } from '../../features/cart/cart.ts';
import { Overlap } from '../../features/cart/Overlap.tsx';
import { totalsOf } from '../../features/cart/totals.ts';
import { BillingDetails } from '../../features/orders/BillingDetails.tsx';
import { WaysToPay } from '../../features/orders/WaysToPay.tsx';
import { ApiProblem } from '../../lib/api.ts';
import { rupees } from '../../lib/format.ts';
import { requireSession } from '../../lib/guards.ts';
import { links } from '../../lib/links.ts';
import { readPageLocale, usePageLocale } from '../../lib/pageLocale.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import { ActionButton, ActionLink } from '../../ui/Action.tsx';
import { LockIcon, ShieldIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CartIcon } from '../../ui/plainIcons.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import classes from './checkout.module.css';
import { PlansFailed } from './PlansFailed.tsx';
import { useAddedPlan } from './useAddedPlan.ts';
import { useCheckout } from './useCheckout.ts';
import { useCurrentCart } from './useCurrentCart.ts';
import { usePayment } from './usePayment.tsx';

const formId = 'checkout';

export const meta: MetaFunction = () => {
  const locale = readPageLocale();
  return pageMeta({ title: `${texts.title(locale)} · FitPulse`, description: texts.description(locale) });
};

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  return null;
}

export default function Payment() {
  const locale = usePageLocale();
  const added = useAddedPlan(ensureInCart);
  const cart = useCurrentCart();
  const session = useSession();
  const { pay, sheet } = usePayment(session);
  const totals = totalsOf(cart);
  const checkout = useCheckout(cart, totals, session, pay);

  if (added.error) return <PlansFailed onRetry={added.retry} />;
  if (added.isAdding) {
    return (
      <div className={classes.page} aria-busy="true">
        <Skeleton height={420} radius="lg" />
      </div>
    );
  }
  if (cart.items.length === 0 && !checkout.isPending) {
    return (
      <div className={classes.empty}>
        <CartIcon className={classes.emptyIcon} />
        <h1>{texts.nothing(locale)}</h1>
        <p>{texts.nothingLead(locale)}</p>
        <ActionLink href={addressIn(locale, links.pricing)} size="lg">
          {browse(locale)}
        </ActionLink>
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <Toasts />
      {sheet}
      <header className={classes.head}>
        <h1 className={classes.title}>{texts.title(locale)}</h1>
        <Link to={links.cart} className={classes.back}>
          {texts.back(locale)}
        </Link>
      </header>
      <div className={classes.columns}>
        <div className={classes.lines}>
          <Overlap items={cart.items} />
          <BillingDetails
            id={formId}
            session={session}
            errors={checkout.error instanceof ApiProblem ? checkout.error.errors : []}
            onSubmit={(billing) => checkout.mutate(billing)}
          />
        </div>
        <aside className={classes.summary} aria-labelledby="summary-title">
          <h2 id="summary-title" className={classes.summaryTitle}>
            {texts.summary(locale)}
          </h2>
          <ul className={classes.items}>
            {cart.items.map(({ id, name, price, quantity }) => (
              <li key={id}>
                <span>
                  {planName(locale, name)} × {quantity}
                </span>
                <span>{rupees(price * 100 * quantity)}</span>
              </li>
            ))}
          </ul>
          <CartTotals totals={totals} />
          {checkout.data?.kind === 'closed' && <Notice tone="info">{texts.notCompleted(locale)}</Notice>}
          <ActionButton type="submit" form={formId} size="lg" wide disabled={checkout.isPending}>
            {checkout.isPending ? (
              <>
                <span className={classes.spinner} aria-hidden="true" /> {texts.processing(locale)}
              </>
            ) : (
              texts.complete(locale, rupees(totals.totalPaise))
            )}
          </ActionButton>
          <WaysToPay />
          <div className={classes.notes}>
            <p className={classes.note}>
              <LockIcon /> {texts.secure(locale)}
            </p>
            <p className={classes.note}>
              <ShieldIcon /> {texts.guarantee(locale)}
            </p>
          </div>
        </aside>
      </div>
    </div>
  );
}
