import { inLanguages } from '../locale.ts';

export const title = inLanguages({
  en: (number: string) => `Invoice ${number}`,
  hi: (number) => `इनवॉइस ${number}`,
  'hi-Latn': (number) => `Invoice ${number}`,
});
/** The law wants these words on an invoice with a GSTIN. */
export const taxInvoice = inLanguages({ en: 'Tax invoice', hi: 'Tax invoice / कर बीजक', 'hi-Latn': 'Tax invoice' });
export const invoice = inLanguages({ en: 'Invoice', hi: 'इनवॉइस', 'hi-Latn': 'Invoice' });
export const billedTo = inLanguages({ en: 'Billed to', hi: 'किसके नाम', 'hi-Latn': 'Billed to' });
export const payment = inLanguages({ en: 'Payment', hi: 'पेमेंट', 'hi-Latn': 'Payment' });
export const paid = inLanguages({ en: 'Paid in full', hi: 'पूरा पेमेंट हो गया', 'hi-Latn': 'Poora payment ho gaya' });
export const refunded = inLanguages({
  en: 'Paid, later refunded in full',
  hi: 'पेमेंट हुआ था, बाद में पूरा वापस हो गया',
  'hi-Latn': 'Payment hua tha, baad mein poora refund ho gaya',
});
export const order = inLanguages({
  en: (number: string) => `Order ${number}`,
  hi: (number) => `ऑर्डर ${number}`,
  'hi-Latn': (number) => `Order ${number}`,
});
export const receipt = inLanguages({
  en: (number: string) => `Receipt ${number}`,
  hi: (number) => `रसीद ${number}`,
  'hi-Latn': (number) => `Receipt ${number}`,
});
export const paymentId = inLanguages({
  en: (id: string) => `Payment ${id}`,
  hi: (id) => `पेमेंट ${id}`,
  'hi-Latn': (id) => `Payment ${id}`,
});
export const description = inLanguages({ en: 'Description', hi: 'विवरण', 'hi-Latn': 'Description' });
export const quantity = inLanguages({ en: 'Paid for', hi: 'कितने समय का', 'hi-Latn': 'Kitne samay ka' });
/** How much of a plan a line buys. */
export const times = {
  month: inLanguages({
    en: (count: number) => (count === 1 ? '1 month' : `${count} months`),
    hi: (count) => (count === 1 ? '1 महीना' : `${count} महीने`),
    'hi-Latn': (count) => (count === 1 ? '1 mahina' : `${count} mahine`),
  }),
  year: inLanguages({
    en: (count: number) => (count === 1 ? '1 year' : `${count} years`),
    hi: (count) => `${count} साल`,
    'hi-Latn': (count) => `${count} saal`,
  }),
};
export const price = inLanguages({ en: 'Price', hi: 'दाम', 'hi-Latn': 'Price' });
export const amount = inLanguages({ en: 'Amount', hi: 'रकम', 'hi-Latn': 'Amount' });
export const subtotal = inLanguages({ en: 'Subtotal', hi: 'जोड़', 'hi-Latn': 'Subtotal' });
export const discount = inLanguages({
  en: (code: string) => `Discount (${code})`,
  hi: (code) => `छूट (${code})`,
  'hi-Latn': (code) => `Discount (${code})`,
});
export const tax = inLanguages({
  en: (percent: number) => `Tax (${percent}%)`,
  hi: (percent) => `टैक्स (${percent}%)`,
  'hi-Latn': (percent) => `Tax (${percent}%)`,
});
export const total = inLanguages({ en: 'Total', hi: 'कुल', 'hi-Latn': 'Total' });
export const foot = inLanguages({
  en: 'Amounts are in Indian rupees. This invoice was made by a computer and needs no signature.',
  hi: 'सभी रकम भारतीय रुपये में हैं। यह इनवॉइस कंप्यूटर से बना है, हस्ताक्षर की ज़रूरत नहीं।',
  'hi-Latn': 'Saari amounts Indian rupees mein hain. Ye invoice computer se bana hai, signature ki zaroorat nahi.',
});
