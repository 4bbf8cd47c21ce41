interface SignedPayment {
  orderId: string;
  paymentId: string;
  signature: string;
}

export interface GatewayPayment {
  id: string;
  orderId: string;
  status: string;
  amountPaise: number;
  currency: string;
}

interface GatewayRefund {
  id: string;
  status: 'pending' | 'processed' | 'failed';
}

/** Takes payments: an order is made here first, paid in the browser, and proven by a signature. */
export interface PaymentGateway {
  kind: 'razorpay' | 'sandbox';
  /** Public; the payment widget needs it. */
  keyId: string | null;
  createOrder(order: { amountPaise: number; receipt: string; notes: Record<string, string> }): Promise<{ id: string }>;
  isSignedPayment(payment: SignedPayment): boolean;
  isSignedEvent(body: string, signature: string): boolean;
  listPayments(orderId: string): Promise<GatewayPayment[]>;
  /** The same key never pays twice. */
  refund(refund: { paymentId: string; amountPaise: number; key: string }): Promise<GatewayRefund>;
  findRefund(refundId: string): Promise<GatewayRefund>;
  /** The test payment sheet; only the sandbox has one. */
  payInSheet: ((order: { id: string; amountPaise: number }) => SignedPayment) | undefined;
}

/** No answer, or none that can be used: it may work later, and nothing may be concluded from it. */
export class GatewayUnavailable extends Error {}
/** The gateway understood and said no. */
export class GatewayRefused extends Error {}
