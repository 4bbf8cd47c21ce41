import type { countries } from '../../contract/commerce/checkout.ts';
import { onPages } from '../locale.ts';

export const title = onPages({ en: 'Secure Checkout', hi: 'सुरक्षित भुगतान' });
export const description = onPages({ en: 'Pay for the plans in your cart.', hi: 'अपने कार्ट के प्लान का भुगतान कीजिए।' });
export const nothing = onPages({ en: 'No items to checkout', hi: 'भुगतान के लिए कुछ नहीं है' });
export const nothingLead = onPages({
  en: 'Your cart is empty. Add some plans to proceed with payment.',
  hi: 'आपका कार्ट ख़ाली है। पहले कोई प्लान चुनिए।',
});
export const back = onPages({ en: 'Back to Cart', hi: 'कार्ट पर वापस' });
export const summary = onPages({ en: 'Order summary', hi: 'ऑर्डर का हिसाब' });
export const notCompleted = onPages({
  en: 'The payment was not completed. Nothing was charged, and your cart is still here.',
  hi: 'भुगतान पूरा नहीं हुआ। पैसे नहीं कटे, और आपका कार्ट वैसा ही है।',
});
export const processing = onPages({ en: 'Processing...', hi: 'भुगतान हो रहा है…' });
export const complete = onPages({
  en: (amount: string) => `Complete Payment - ${amount}`,
  hi: (amount) => `${amount} का भुगतान करें`,
});
export const secure = onPages({ en: 'Secure payment (SSL encryption)', hi: 'सुरक्षित भुगतान (SSL एन्क्रिप्शन)' });
export const guarantee = onPages({ en: '30-day money-back guarantee', hi: '30 दिन में पैसे वापस की गारंटी' });
export const unverified = onPages({ en: '❌ Payment Verification Failed!', hi: '❌ भुगतान की पुष्टि नहीं हो पाई!' });
export const successful = onPages({
  en: '✅ Payment Successful! Subscription Activated.',
  hi: '✅ भुगतान हो गया! आपका प्लान चालू है।',
});
export const failed = onPages({
  en: (why: string) => `Payment failed: ${why || 'Unknown error'}`,
  hi: (why) => `भुगतान नहीं हो पाया: ${why || 'वजह पता नहीं'}`,
});
export const mustSignIn = onPages({
  en: 'You must be signed in to complete payment',
  hi: 'भुगतान के लिए साइन इन करना ज़रूरी है',
});

export const ways = onPages({ en: 'Ways to pay', hi: 'भुगतान के तरीक़े' });
export const anyUpi = onPages({ en: 'Any UPI app', hi: 'कोई भी UPI ऐप' });
export const upiApps = onPages({
  en: 'Google Pay, PhonePe, Paytm, BHIM',
  hi: 'Google Pay, PhonePe, Paytm, BHIM',
});
export const cardOrBank = onPages({ en: 'Card or netbanking', hi: 'कार्ड या नेटबैंकिंग' });
export const nextStep = onPages({ en: 'You choose in the next step', hi: 'अगले क़दम पर चुनिए' });

export const billedTo = onPages({ en: 'Billed to, as last time', hi: 'बिल इनके नाम, पिछली बार जैसा' });
export const change = onPages({ en: 'Change', hi: 'बदलें' });
export const changeDetails = onPages({ en: 'Change the billing details', hi: 'बिल का पता बदलें' });
export const invoiceTo = onPages({
  en: (email: string) => `The invoice goes to ${email}.`,
  hi: (email) => `इनवॉइस ${email} पर आएगा।`,
});
export const contact = onPages({ en: 'Contact', hi: 'संपर्क' });
export const address = onPages({ en: 'Billing address', hi: 'बिल का पता' });
export const fields = {
  email: onPages({ en: 'E-mail', hi: 'ई-मेल' }),
  firstName: onPages({ en: 'First name', hi: 'नाम' }),
  lastName: onPages({ en: 'Last name', hi: 'उपनाम' }),
  address: onPages({ en: 'Street address', hi: 'मकान और गली' }),
  pinCode: onPages({ en: 'PIN code', hi: 'पिन कोड' }),
  postalCode: onPages({ en: 'Postal code', hi: 'पोस्टल कोड' }),
  city: onPages({ en: 'City', hi: 'शहर' }),
  state: onPages({ en: 'State', hi: 'राज्य' }),
  country: onPages({ en: 'Country', hi: 'देश' }),
};
/** What to say of a field that is left empty. */
export const missing = {
  firstName: onPages({ en: 'Enter your first name.', hi: 'अपना नाम लिखिए।' }),
  lastName: onPages({ en: 'Enter your last name.', hi: 'अपना उपनाम लिखिए।' }),
  address: onPages({ en: 'Enter your street address.', hi: 'मकान और गली लिखिए।' }),
  city: onPages({ en: 'Enter your city.', hi: 'शहर लिखिए।' }),
  state: onPages({ en: 'Enter your state.', hi: 'राज्य लिखिए।' }),
  zipCode: onPages({ en: 'Enter your PIN or postal code.', hi: 'पिन या पोस्टल कोड लिखिए।' }),
};
export const enterEmail = onPages({
  en: 'Enter an e-mail address such as name@example.com.',
  hi: 'ई-मेल ऐसे लिखिए: name@example.com',
});
export const pinFault = onPages({
  en: (detail: string) => detail,
  hi: (_detail) => 'पिन कोड में छह अंक होते हैं और वह 0 से शुरू नहीं होता, जैसे 560001।',
});
export const countryNames = {
  US: onPages({ en: 'United States', hi: 'अमेरिका' }),
  CA: onPages({ en: 'Canada', hi: 'कनाडा' }),
  UK: onPages({ en: 'United Kingdom', hi: 'ब्रिटेन' }),
  AU: onPages({ en: 'Australia', hi: 'ऑस्ट्रेलिया' }),
  DE: onPages({ en: 'Germany', hi: 'जर्मनी' }),
  FR: onPages({ en: 'France', hi: 'फ़्रांस' }),
  IN: onPages({ en: 'India', hi: 'भारत' }),
} satisfies Record<(typeof countries)[number], unknown>;

export const paymentFor = onPages({ en: 'Subscription Payment', hi: 'प्लान का भुगतान' });
export const notSetUp = onPages({ en: "Payments aren't set up", hi: 'यहाँ भुगतान अभी चालू नहीं है' });
export const notLoaded = onPages({
  en: "The payment window couldn't be loaded. Nothing was charged.",
  hi: 'भुगतान की विंडो नहीं आ पाई। पैसे नहीं कटे।',
});
export const notOpened = onPages({
  en: "The payment window couldn't be opened. Nothing was charged.",
  hi: 'भुगतान की विंडो नहीं खुल पाई। पैसे नहीं कटे।',
});
export const test = {
  close: onPages({ en: 'Close', hi: 'बंद करें' }),
  mode: onPages({ en: 'Test mode', hi: 'टेस्ट मोड' }),
  title: onPages({ en: 'Test payment', hi: 'टेस्ट भुगतान' }),
  about: onPages({
    en: (receipt: string) =>
      `No real payments are set up on this server, and no money moves. Choose how the payment ends. Receipt ${receipt}.`,
    hi: (receipt) => `इस सर्वर पर असली भुगतान चालू नहीं है, पैसे नहीं कटेंगे। चुनिए, भुगतान का क्या हो। रसीद ${receipt}।`,
  }),
  declined: onPages({ en: (detail: string) => detail, hi: (_detail) => 'टेस्ट भुगतान नामंज़ूर हुआ।' }),
  pay: onPages({ en: (amount: string) => `Pay ${amount}`, hi: (amount) => `${amount} दें` }),
  fail: onPages({ en: 'Let it fail', hi: 'असफल होने दें' }),
};
