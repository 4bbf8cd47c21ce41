import { Skeleton } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type MetaFunction, useNavigate } from 'react-router';
import { CartLine } from '../../features/cart/CartLine.tsx';
import { CartTotals } from '../../features/cart/CartTotals.tsx';
import { addToCart, clearCart } from '../../features/cart/cart.ts';
import { Overlap } from '../../features/cart/Overlap.tsx';
import { PromoBox } from '../../features/cart/PromoBox.tsx';
import { totalsOf } from '../../features/cart/totals.ts';
import { links, signInLink } from '../../lib/links.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import { ActionButton, ActionLink } from '../../ui/Action.tsx';
import { ArrowIcon, CartIcon } from '../../ui/plainIcons.tsx';
import classes from './checkout.module.css';
import { PlansFailed } from './PlansFailed.tsx';
import { useAddedPlan } from './useAddedPlan.ts';
import { useCurrentCart } from './useCurrentCart.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'Cart · FitPulse', description: 'The plans in your cart.' });

export default function CartPage() {
  const added = useAddedPlan(addToCart);
  const cart = useCurrentCart();
  const session = useSession();
  const navigate = useNavigate();
  // The cart lives in the browser; the built page knows none.
  const isMounted = useMounted();
  const isReady = isMounted && !added.isAdding;

  if (added.error) return <PlansFailed onRetry={added.retry} />;
  if (isReady && cart.items.length === 0) {
    return (
      <div className={classes.empty}>
        <CartIcon className={classes.emptyIcon} />
        <h1>Your cart is empty</h1>
        <p>Pick a plan and it will be here.</p>
        <ActionLink href={links.sections.pricing} size="lg">
          Browse Plans
        </ActionLink>
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>Your cart</h1>
        {isReady && (
          <ActionButton look="quiet" data-at-end onClick={clearCart}>
            Clear cart
          </ActionButton>
        )}
      </header>
      {isReady ? (
        <div className={classes.columns}>
          <div className={classes.lines}>
            <Overlap items={cart.items} />
            <ul className={classes.lines}>
              {cart.items.map((item) => (
                <CartLine key={item.id} item={item} />
              ))}
            </ul>
          </div>
          <aside className={classes.summary} aria-label="Summary">
            <PromoBox promo={cart.promo} />
            <CartTotals totals={totalsOf(cart)} />
            <ActionButton
              size="lg"
              wide
              onClick={() => navigate(session ? links.checkout : signInLink({ from: links.checkout }))}
            >
              Checkout <ArrowIcon />
            </ActionButton>
            <p className={classes.note}>30-day money-back guarantee. A payment is not repeated by itself.</p>
          </aside>
        </div>
      ) : (
        <div className={classes.columns} aria-busy="true">
          <Skeleton height={240} radius="lg" />
          <Skeleton height={300} radius="lg" />
        </div>
      )}
    </div>
  );
}
