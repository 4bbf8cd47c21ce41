import * as texts from '../../../texts/site/checkout.ts';
import { loadScript } from '../../lib/loadScript.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import type { Session } from '../../lib/session.ts';
import type { Pay, PaymentResult } from './checkout.ts';

const script = 'https://checkout.razorpay.com/v1/checkout.js';

interface RazorpayOptions {
  key: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  order_id: string;
  prefill: { name: string; email: string; contact: string };
  notes: { address: string };
  theme: { color: string };
  config?: typeof upiFirst;
  handler: (result: PaymentResult) => void;
  modal: { ondismiss: () => void };
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => { open: () => void };
  }
}

/** Its other ways to pay follow in their own order. */
const upiFirst = {
  display: {
    blocks: { upi: { name: 'Pay by UPI', instruments: [{ method: 'upi' }] } },
    sequence: ['block.upi'],
    preferences: { show_default_blocks: true },
  },
};

/** Razorpay's own window; its script is fetched when somebody pays. */
export const payWithRazorpay =
  (session: Session | null): Pay =>
  async (order, billing) => {
    const { keyId } = order;
    if (!keyId) throw new Error(texts.notSetUp(readPageLocale()));
    const Razorpay = await loadRazorpay();
    return new Promise((resolve) => {
      new Razorpay({
        key: keyId,
        amount: order.amount,
        currency: order.currency,
        name: 'FitPulse',
        description: texts.paymentFor(readPageLocale()),
        order_id: order.order_id,
        prefill: {
          name: session?.name || billing.name,
          email: session?.email || billing.email,
          contact: session?.phone ?? '',
        },
        notes: { address: billing.address },
        theme: { color: '#0a7d5d' },
        ...(billing.country === 'IN' && { config: upiFirst }),
        handler: resolve,
        modal: { ondismiss: () => resolve(undefined) },
      }).open();
    });
  };

async function loadRazorpay(): Promise<NonNullable<Window['Razorpay']>> {
  if (!window.Razorpay) {
    await loadScript(script).catch(() => {
      throw new Error(texts.notLoaded(readPageLocale()));
    });
  }
  if (!window.Razorpay) throw new Error(texts.notOpened(readPageLocale()));
  return window.Razorpay;
}
