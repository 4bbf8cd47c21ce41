import { onPages } from '../locale.ts';

export const eyebrow = onPages({ en: 'Contact', hi: 'संपर्क' });
export const title = onPages({ en: 'Talk to a person', hi: 'किसी इंसान से बात कीजिए' });
export const lead = onPages({
  en: 'Or use the chat button at the corner of this page.',
  hi: 'या इस पेज के कोने में चैट का बटन दबाइए।',
});
export const email = onPages({ en: 'E-mail', hi: 'ई-मेल' });
export const phone = onPages({ en: 'Phone', hi: 'फ़ोन' });
export const sales = onPages({ en: 'Plans and partners', hi: 'प्लान और पार्टनर' });
export const office = onPages({ en: 'Office', hi: 'दफ़्तर' });
