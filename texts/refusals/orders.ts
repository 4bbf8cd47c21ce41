import { onPages } from '../locale.ts';

export const promoCode = {
  unknown: onPages({ en: 'Invalid promo code', hi: 'यह प्रोमो कोड सही नहीं है' }),
  usedUp: onPages({
    en: 'This promo code was used up before you paid. Your money is on its way back; nothing was bought.',
    hi: 'आपके भुगतान से पहले यह प्रोमो कोड ख़त्म हो गया। आपका पैसा वापस आ रहा है; कुछ ख़रीदा नहीं गया।',
  }),
};
export const amountDiffers = onPages({
  en: (comesTo: string, told: string) => `This order comes to ${comesTo}, not ${told}. Check your cart and try again.`,
  hi: (comesTo, told) => `यह ऑर्डर ${comesTo} का है, ${told} का नहीं। कार्ट देखकर फिर कोशिश कीजिए।`,
});
export const tooLittle = onPages({
  en: (least: string) => `An order comes to at least ${least}.`,
  hi: (least) => `ऑर्डर कम से कम ${least} का होता है।`,
});
export const receiptOfAnother = onPages({
  en: 'This receipt belongs to another order. Please try again.',
  hi: 'यह रसीद किसी दूसरे ऑर्डर की है। फिर कोशिश कीजिए।',
});
export const noPayments = onPages({
  en: "Payments aren't set up",
  hi: 'यहाँ भुगतान अभी चालू नहीं है',
});
export const gatewaySilent = onPages({
  en: "The payment service doesn't answer right now. Nothing was charged, and your cart is as it was. Please try again in a minute.",
  hi: 'भुगतान सेवा अभी जवाब नहीं दे रही। कोई पैसा नहीं कटा, और कार्ट वैसा ही है। एक मिनट बाद फिर कोशिश कीजिए।',
});
export const notVerified = onPages({
  en: 'The payment could not be verified. Nothing was activated by it.',
  hi: 'भुगतान की पुष्टि नहीं हो पाई। इससे कुछ चालू नहीं हुआ।',
});
export const paymentOfAnother = onPages({
  en: 'This payment belongs to another order.',
  hi: 'यह भुगतान किसी दूसरे ऑर्डर का है।',
});
export const nothingToCancel = onPages({
  en: 'There is no paid plan to cancel.',
  hi: 'बंद करने के लिए कोई सशुल्क प्लान नहीं है।',
});

export const refunds = {
  tooLate: onPages({
    en: 'The 30 days of the money-back guarantee are over for this order.',
    hi: 'इस ऑर्डर के पैसे वापस माँगने के 30 दिन पूरे हो चुके हैं।',
  }),
  refused: onPages({
    en: 'The refund of this order was refused. If you think this is wrong, write to support.',
    hi: 'इस ऑर्डर के पैसे वापस करने से मना किया गया है। आपको यह ग़लत लगे, तो हमें लिखिए।',
  }),
};
