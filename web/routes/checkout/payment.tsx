import { useMutation } from '@tanstack/react-query';
import { type ClientLoaderFunctionArgs, Link, type MetaFunction, useNavigate } from 'react-router';
import { CartTotals } from '../../features/cart/CartTotals.tsx';
import { clearCart } from '../../features/cart/cart.ts';
import { totalsOf } from '../../features/cart/totals.ts';
import { BillingForm } from '../../features/orders/BillingForm.tsx';
import { type Billing, checkOut } from '../../features/orders/checkout.ts';
import type { Confirmation } from '../../features/orders/confirmation.ts';
import { forgetReceipt } from '../../features/orders/receipt.ts';
import { ApiProblem } from '../../lib/api.ts';
import { rupees } from '../../lib/format.ts';
import { requireSession } from '../../lib/guards.ts';
import { links } from '../../lib/links.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import { ActionButton, ActionLink } from '../../ui/Action.tsx';
import { CardIcon, LockIcon, ShieldIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CartIcon } from '../../ui/plainIcons.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './checkout.module.css';
import { useCurrentCart } from './useCurrentCart.ts';
import { usePayment } from './usePayment.tsx';

const redirectAfterMs = 800;
const formId = 'checkout';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Secure Checkout · FitPulse', description: 'Pay for the plans in your cart.' });

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  return null;
}

export default function Payment() {
  const cart = useCurrentCart();
  const session = useSession();
  const navigate = useNavigate();
  const { pay, sheet } = usePayment(session);
  const totals = totalsOf(cart);

  const checkout = useMutation({
    mutationFn: async (billing: Billing) => {
      if (!session) throw new NotSignedIn();
      const items = cart.items.map(({ id, quantity }) => ({ code: id, qty: quantity }));
      const promoCode = cart.promo?.code ?? null;
      return checkOut({ userId: session.userId, billing, items, promoCode, totals }, pay);
    },
    onSuccess: async (outcome, billing) => {
      if (outcome.kind === 'closed') return;
      if (outcome.kind === 'unverified') {
        showToast('danger', '❌ Payment Verification Failed!');
      } else {
        showToast('success', '✅ Payment Successful! Subscription Activated.');
        const { id, receipt, amount, currency } = outcome.order;
        const items = cart.items.map(({ name, quantity }) => ({ name, quantity }));
        const confirmation: Confirmation = {
          ...{ orderId: id, receipt, amount, currency, status: 'Confirmed', email: billing.email, items },
        };
        await new Promise((resolve) => setTimeout(resolve, redirectAfterMs));
        navigate(links.paymentSuccess, { state: confirmation });
        forgetReceipt();
        clearCart();
      }
    },
    onError: (error) =>
      showToast(
        'danger',
        error instanceof NotSignedIn ? error.message : `Payment failed: ${error.message || 'Unknown error'}`,
      ),
  });

  if (cart.items.length === 0 && !checkout.isPending) {
    return (
      <div className={classes.empty}>
        <CartIcon className={classes.emptyIcon} />
        <h1>No items to checkout</h1>
        <p>Your cart is empty. Add some plans to proceed with payment.</p>
        <ActionLink href={links.pricing} size="lg">
          Browse Plans
        </ActionLink>
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <Toasts />
      {sheet}
      <header className={classes.head}>
        <h1 className={classes.title}>Secure Checkout</h1>
        <Link to={links.cart} className={classes.back}>
          Back to Cart
        </Link>
      </header>
      <div className={classes.columns}>
        <BillingForm
          id={formId}
          session={session}
          errors={checkout.error instanceof ApiProblem ? checkout.error.errors : []}
          onSubmit={(billing) => checkout.mutate(billing)}
        />
        <aside className={classes.summary} aria-labelledby="summary-title">
          <h2 id="summary-title" className={classes.summaryTitle}>
            Order summary
          </h2>
          <ul className={classes.items}>
            {cart.items.map(({ id, name, price, quantity }) => (
              <li key={id}>
                <span>
                  {name} × {quantity}
                </span>
                <span>{rupees(price * 100 * quantity)}</span>
              </li>
            ))}
          </ul>
          <CartTotals totals={totals} />
          {checkout.data?.kind === 'closed' && (
            <Notice tone="info">
              The payment was not completed. Nothing was charged, and your cart is still here.
            </Notice>
          )}
          <ActionButton type="submit" form={formId} size="lg" wide disabled={checkout.isPending}>
            {checkout.isPending ? (
              <>
                <span className={classes.spinner} aria-hidden="true" /> Processing...
              </>
            ) : (
              `Complete Payment - ${rupees(totals.totalPaise)}`
            )}
          </ActionButton>
          <div className={classes.notes}>
            <p className={classes.note}>
              <CardIcon /> UPI, card or netbanking
            </p>
            <p className={classes.note}>
              <LockIcon /> Secure payment (SSL encryption)
            </p>
            <p className={classes.note}>
              <ShieldIcon /> 30-day money-back guarantee
            </p>
          </div>
        </aside>
      </div>
    </div>
  );
}

class NotSignedIn extends Error {
  override message = 'You must be signed in to complete payment';
}
