import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Totals } from '../../../contract/commerce/checkout.ts';
import * as texts from '../../../texts/site/checkout.ts';
import { type Cart, clearCart } from '../../features/cart/cart.ts';
import { type Billing, checkOut, type Pay } from '../../features/orders/checkout.ts';
import type { Confirmation } from '../../features/orders/confirmation.ts';
import { forgetReceipt } from '../../features/orders/receipt.ts';
import { links } from '../../lib/links.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { reasonOf } from '../../lib/reasons.ts';
import type { Session } from '../../lib/session.ts';
import { showToast } from '../../ui/toasts.ts';

const redirectAfterMs = 800;

/** Orders what is in the cart, has it paid, and leads to the confirmation. */
export function useCheckout(cart: Cart, totals: Totals, session: Session | null, pay: Pay) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (billing: Billing) => {
      if (!session) throw new NotSignedIn(texts.mustSignIn(readPageLocale()));
      const items = cart.items.map(({ code, term, quantity }) => ({
        ...{ code, qty: quantity },
        ...(term === 'year' && { term }),
      }));
      const promoCode = cart.promo?.code ?? null;
      return checkOut({ userId: session.userId, billing, items, promoCode, totals }, pay);
    },
    onSuccess: async (outcome, billing) => {
      if (outcome.kind === 'closed') return;
      if (outcome.kind === 'unverified') {
        showToast('danger', texts.unverified(readPageLocale()));
      } else {
        showToast('success', texts.successful(readPageLocale()));
        const { number, receipt, amount, currency } = outcome.order;
        const items = cart.items.map(({ name, quantity }) => ({ name, quantity }));
        const confirmation: Confirmation = {
          ...{ orderId: number, receipt, amount, currency, status: 'Confirmed', email: billing.email, items },
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
        error instanceof NotSignedIn ? error.message : texts.failed(readPageLocale(), reasonOf(error)),
      ),
  });
}

class NotSignedIn extends Error {}
