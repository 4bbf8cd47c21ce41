import { Skeleton } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type MetaFunction, useNavigate } from 'react-router';
import { addressIn } from '../../../contract/siteAddress.ts';
import * as texts from '../../../texts/site/cart.ts';
import { CartLine } from '../../features/cart/CartLine.tsx';
import { CartTotals } from '../../features/cart/CartTotals.tsx';
import { addToCart, clearCart } from '../../features/cart/cart.ts';
import { Overlap } from '../../features/cart/Overlap.tsx';
import { PromoBox } from '../../features/cart/PromoBox.tsx';
import { totalsOf } from '../../features/cart/totals.ts';
import { links, signInLink } from '../../lib/links.ts';
import { readPageLocale, usePageLocale } from '../../lib/pageLocale.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import { ActionButton, ActionLink } from '../../ui/Action.tsx';
import { ArrowIcon, CartIcon } from '../../ui/plainIcons.tsx';
import classes from './checkout.module.css';
import { PlansFailed } from './PlansFailed.tsx';
import { useAddedPlan } from './useAddedPlan.ts';
import { useCurrentCart } from './useCurrentCart.ts';

export const meta: MetaFunction = () => {
  const locale = readPageLocale();
  return pageMeta({ title: `${texts.page(locale)} · FitPulse`, description: texts.description(locale) });
};

export default function CartPage() {
  const locale = usePageLocale();
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
        <h1>{texts.empty(locale)}</h1>
        <p>{texts.emptyLead(locale)}</p>
        <ActionLink href={addressIn(locale, links.sections.pricing)} size="lg">
          {texts.browse(locale)}
        </ActionLink>
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{texts.title(locale)}</h1>
        {isReady && (
          <ActionButton look="quiet" data-at-end onClick={clearCart}>
            {texts.clear(locale)}
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
          <aside className={classes.summary} aria-label={texts.summary(locale)}>
            <PromoBox promo={cart.promo} />
            <CartTotals totals={totalsOf(cart)} />
            <ActionButton
              size="lg"
              wide
              onClick={() => navigate(session ? links.checkout : signInLink({ from: links.checkout }))}
            >
              {texts.checkout(locale)} <ArrowIcon />
            </ActionButton>
            <p className={classes.note}>{texts.note(locale)}</p>
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
