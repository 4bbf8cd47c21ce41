import { type ReactNode, useState } from 'react';
import type { Pay, PaymentResult, PlacedOrder } from '../../features/orders/checkout.ts';
import { payWithRazorpay } from '../../features/orders/razorpay.ts';
import { SandboxSheet } from '../../features/orders/SandboxSheet.tsx';
import type { Session } from '../../lib/session.ts';

interface Sheet {
  order: PlacedOrder;
  settle: (result: PaymentResult | undefined) => void;
}

/** The payment window that fits the order, and the test sheet to show while it is open. */
export function usePayment(session: Session | null): { pay: Pay; sheet: ReactNode } {
  const [sheet, setSheet] = useState<Sheet>();

  const payInTestMode: Pay = (order) =>
    new Promise((resolve) => {
      const settle = (result: PaymentResult | undefined) => {
        setSheet(undefined);
        resolve(result);
      };
      setSheet({ order, settle });
    });
  return {
    pay: (order, billing) => (order.sandbox ? payInTestMode : payWithRazorpay(session))(order, billing),
    sheet: sheet && <SandboxSheet order={sheet.order} onPaid={sheet.settle} onClosed={() => sheet.settle(undefined)} />,
  };
}
