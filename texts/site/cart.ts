import { onPages } from '../locale.ts';

export const page = onPages({ en: 'Cart', hi: 'कार्ट' });
export const description = onPages({ en: 'The plans in your cart.', hi: 'आपके कार्ट के प्लान।' });
export const empty = onPages({ en: 'Your cart is empty', hi: 'आपका कार्ट ख़ाली है' });
export const emptyLead = onPages({ en: 'Pick a plan and it will be here.', hi: 'कोई प्लान चुनिए, वह यहाँ दिखेगा।' });
export const browse = onPages({ en: 'Browse Plans', hi: 'प्लान देखें' });
export const title = onPages({ en: 'Your cart', hi: 'आपका कार्ट' });
export const clear = onPages({ en: 'Clear cart', hi: 'कार्ट ख़ाली करें' });
export const summary = onPages({ en: 'Summary', hi: 'हिसाब' });
export const checkout = onPages({ en: 'Checkout', hi: 'भुगतान की ओर' });
export const note = onPages({
  en: '30-day money-back guarantee. A payment is not repeated by itself.',
  hi: '30 दिन में पैसे वापस की गारंटी। भुगतान अपने आप दोबारा नहीं होता।',
});
export const plansFailed = onPages({ en: 'The plans can’t be shown', hi: 'प्लान नहीं दिख पाए' });
export const retry = onPages({ en: 'Retry', hi: 'फिर कोशिश करें' });

/** As it stands in the cart: the plan's name is the owner's. */
export const planName = onPages({
  en: (name: string) => name,
  hi: (name) => name.replace(/ Plan(?= \(yearly\)$|$)/, ' प्लान').replace(' (yearly)', ' (साल भर)'),
});
export const durations: Record<string, ReturnType<typeof onPages>> = {
  Monthly: onPages({ en: 'Monthly', hi: 'हर महीने' }),
  '12 months': onPages({ en: '12 months', hi: '12 महीने' }),
  Lifetime: onPages({ en: 'Lifetime', hi: 'हमेशा के लिए' }),
};
export const quantityOf = onPages({ en: (name: string) => `Quantity of ${name}`, hi: (name) => `${name}: कितने` });
export const oneLess = onPages({ en: (name: string) => `One less ${name}`, hi: (name) => `${name} एक कम` });
export const oneMore = onPages({ en: (name: string) => `One more ${name}`, hi: (name) => `${name} एक और` });
export const remove = onPages({ en: 'Remove', hi: 'हटाएँ' });
export const removeOne = onPages({ en: (name: string) => `Remove ${name}`, hi: (name) => `${name} हटाएँ` });

export const subtotal = onPages({ en: 'Subtotal', hi: 'जोड़' });
export const discount = onPages({ en: 'Discount', hi: 'छूट' });
export const tax = onPages({ en: (percent: number) => `Tax (${percent} %)`, hi: (percent) => `टैक्स (${percent} %)` });
export const total = onPages({ en: 'Total', hi: 'कुल' });

export const overlap = onPages({ en: 'Two plans that overlap', hi: 'दो प्लान, जिनमें एक ही चीज़ें हैं' });
export const holdsAll = onPages({
  en: (holder: string, held: string) => `The ${holder} has everything in the ${held}.`,
  hi: (holder, held) => `${holder} में ${held} की हर चीज़ है।`,
});
export const bothTerms = onPages({
  en: 'The same plan is here by the month and by the year.',
  hi: 'यही प्लान महीने का भी है और साल का भी।',
});
export const oneTermIsEnough = onPages({
  en: 'One is enough. Both would run one after the other.',
  hi: 'एक ही काफ़ी है। दोनों एक के बाद एक चलेंगे।',
});
export const oneIsEnough = onPages({
  en: (holder: string) => `One is enough. Both would run one after the other, the ${holder} first.`,
  hi: (holder) => `एक ही काफ़ी है। दोनों एक के बाद एक चलेंगे, पहले ${holder}।`,
});
export const keep = onPages({ en: (name: string) => `Keep ${name}`, hi: (name) => `${name} रखें` });

export const promoCode = onPages({ en: 'Promo code', hi: 'प्रोमो कोड' });
export const apply = onPages({ en: 'Apply', hi: 'लगाएँ' });
export const invalidPromo = onPages({ en: 'Invalid promo code', hi: 'यह प्रोमो कोड नहीं चलता' });
/** Follows the code. */
export const takesOff = onPages({
  en: (percent: number) => `takes ${percent} % off.`,
  hi: (percent) => `से ${percent} % की छूट।`,
});
