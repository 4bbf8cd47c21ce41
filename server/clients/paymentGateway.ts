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

/** 'upi' opens the payer's UPI app; with 'any' they choose among all ways to pay. */
export type LinkMethod = 'upi' | 'any';

export interface NewPaymentLink {
  /** Ours; the gateway takes each once and never again. */
  reference: string;
  method: LinkMethod;
  amountPaise: number;
  description: string;
  expiresAt: Date;
  /** Where the payer's browser goes afterwards, with the signed result in its query. */
  callbackUrl: string;
}

export interface GatewayLink {
  id: string;
  url: string;
}

interface SignedLink {
  linkId: string;
  reference: string;
  status: string;
  paymentId: string;
  signature: string;
}

/** Gives back what was paid through it. */
export interface MoneyBack {
  kind: 'razorpay' | 'sandbox' | 'telegram';
  /** The same key never pays twice. Of Stars `payerId` says who paid them. */
  refund(refund: {
    paymentId: string;
    amountPaise: number;
    key: string;
    payerId: number | null;
  }): Promise<GatewayRefund>;
  findRefund(refundId: string): Promise<GatewayRefund>;
}

/** Takes payments: an order is made here first and paid in the browser, or a link is made that is paid anywhere. */
export interface PaymentGateway extends MoneyBack {
  kind: 'razorpay' | 'sandbox';
  /** Public; the payment widget needs it. */
  keyId: string | null;
  createOrder(order: { amountPaise: number; receipt: string; notes: Record<string, string> }): Promise<{ id: string }>;
  isSignedPayment(payment: SignedPayment): boolean;
  isSignedEvent(body: string, signature: string): boolean;
  createPaymentLink(link: NewPaymentLink): Promise<GatewayLink>;
  findPaymentLink(reference: string): Promise<GatewayLink | undefined>;
  /** Refused once it is paid. */
  cancelPaymentLink(linkId: string): Promise<void>;
  isSignedLink(result: SignedLink): boolean;
  /** The payments of an order or of a payment link, by the gateway's id of either. */
  listPayments(payableId: string): Promise<GatewayPayment[]>;
  /** The test payment sheet; only the sandbox has one. */
  payInSheet: ((order: { id: string; amountPaise: number }) => SignedPayment) | undefined;
}

/** No answer, or none that can be used: it may work later, and nothing may be concluded from it. */
export class GatewayUnavailable extends Error {}
/** The gateway understood and said no. */
export class GatewayRefused extends Error {}
