/** What the success page is handed; somebody who comes by address brings nothing. */
export interface Confirmation {
  orderId?: string;
  receipt?: string;
  amount?: number;
  currency?: string;
  status?: string;
  email?: string;
  items?: { name: string; quantity: number }[];
  receiptUrl?: string;
}

/** As observed: 100 and more are minor units, nothing and zero are a dash, and the currency is USD unless told. */
export function shownAmount(amount: number | undefined, currency = 'USD'): string {
  if (!amount || Number.isNaN(amount)) return '—';
  const value = amount >= 100 ? amount / 100 : amount;
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(value);
}

/** The receipt's address, if there is one. */
export const receiptLink = ({ receiptUrl, receipt }: Confirmation): string | undefined =>
  [receiptUrl, receipt].find((text) => text && /^https?:\/\//i.test(text));
