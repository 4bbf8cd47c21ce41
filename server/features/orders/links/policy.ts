const minuteMs = 60_000;

/** Razorpay asks for at least 15 minutes. The address in the chat outlives it: opened later, it makes another. */
export const linkLastsMs = 24 * 60 * minuteMs;
/** A link that ends sooner is not handed out any more. */
export const stillPayableMs = 10 * minuteMs;

/** How often one order's address is opened. */
export const openLimit = { perOrder: 30, windowSeconds: 3_600 };

/** Where an order is paid, for whoever has the address; `pay/ORDER/any` offers all ways to pay. */
export const paymentPage = (publicUrl: string, orderId: string): string => `${publicUrl}/pay/${orderId}`;
