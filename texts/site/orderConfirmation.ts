import { onPages } from '../locale.ts';

export const page = onPages({ en: 'Payment Success', hi: 'भुगतान हो गया' });
export const description = onPages({ en: 'The confirmation of your order.', hi: 'आपके ऑर्डर की पुष्टि।' });
export const title = onPages({ en: 'Thank you for your order', hi: 'ऑर्डर के लिए धन्यवाद' });
export const lead = onPages({
  en: 'Your payment was received. Here is what you need to know.',
  hi: 'आपका भुगतान मिल गया। ज़रूरी बातें यहाँ हैं।',
});
export const number = onPages({ en: 'Order number', hi: 'ऑर्डर नंबर' });
export const items = onPages({ en: 'Items', hi: 'क्या लिया' });
export const receipt = onPages({ en: 'Receipt', hi: 'रसीद' });
export const viewReceipt = onPages({ en: 'View Receipt', hi: 'रसीद देखें' });
export const amount = onPages({ en: 'Amount', hi: 'रक़म' });
export const date = onPages({ en: 'Date', hi: 'तारीख़' });
export const status = onPages({ en: 'Status', hi: 'स्थिति' });
export const confirmed = onPages({ en: 'Confirmed', hi: 'पक्का' });
export const next = onPages({ en: 'What’s Next', hi: 'अब आगे' });
export const checkEmail = onPages({ en: 'Check your email.', hi: 'अपना ई-मेल देखिए।' });
export const invoiceTo = onPages({
  en: (email: string) => `The invoice goes to ${email || 'the address you gave'}.`,
  hi: (email) => `इनवॉइस ${email || 'आपके दिए पते'} पर आएगा।`,
});
export const access = onPages({ en: 'Access your account.', hi: 'अपना खाता खोलिए।' });
/** In pieces around a link. */
export const active = {
  before: onPages({
    en: 'Your plan is active already, on the web and in the chat. Orders and invoices are under',
    hi: 'आपका प्लान चालू है, वेबसाइट पर भी और चैट में भी। ऑर्डर और इनवॉइस',
  }),
  billing: onPages({ en: 'Billing', hi: 'बिल और प्लान' }),
  after: onPages({ en: '.', hi: ' में हैं।' }),
};
export const start = onPages({ en: 'Get started.', hi: 'शुरू कीजिए।' });
export const startLead = onPages({
  en: 'Log your next meal and see where your day stands.',
  hi: 'अगला खाना दर्ज कीजिए और देखिए, आज का दिन कैसा चल रहा है।',
});
export const toDashboard = onPages({ en: 'Go to Dashboard', hi: 'डैशबोर्ड पर जाएँ' });
export const signIn = onPages({ en: 'Sign in', hi: 'साइन इन करें' });
export const explore = onPages({ en: 'Explore Plans', hi: 'प्लान देखें' });
export const none = onPages({ en: 'No order to show here', hi: 'यहाँ दिखाने को कोई ऑर्डर नहीं है' });
export const noneLead = onPages({
  en: 'This page shows an order right after it is paid. All your orders and invoices are under Billing.',
  hi: 'यह पेज ऑर्डर को भुगतान के ठीक बाद दिखाता है। आपके सारे ऑर्डर और इनवॉइस “बिल और प्लान” में हैं।',
});
export const toBilling = onPages({ en: 'Go to Billing', hi: 'बिल और प्लान पर जाएँ' });
export const emailSupport = onPages({ en: 'E-mail support', hi: 'ई-मेल कीजिए' });
export const call = onPages({ en: 'Call Us', hi: 'फ़ोन कीजिए' });
export const faq = onPages({ en: 'View FAQ', hi: 'सवाल-जवाब' });
