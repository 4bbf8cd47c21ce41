import { inLanguages } from '../locale.ts';

/** An amount: "350 Stars". */
export const stars = inLanguages({
  en: (count: number) => (count === 1 ? '1 Star' : `${count} Stars`),
  hi: (count) => `${count} स्टार`,
  'hi-Latn': (count) => `${count} Stars`,
});

export const perMonth = inLanguages({
  en: (name: string, price: string) => `${name}: ${price} a month`,
  hi: (name, price) => `${name}: ${price} महीना`,
  'hi-Latn': (name, price) => `${name}: ${price} mahina`,
});
/** Above the button with which it is paid; at most 255 characters. */
export const bill = inLanguages({
  en: (name: string, price: string) =>
    `FitPulse ${name}, one month: ${price}. Pay right here with Telegram Stars; nothing is charged automatically.`,
  hi: (name, price) => `FitPulse ${name}, एक महीना: ${price}। पेमेंट यहीं Telegram Stars से; अपने आप कभी कुछ नहीं कटता।`,
  'hi-Latn': (name, price) =>
    `FitPulse ${name}, ek mahina: ${price}. Payment yahin Telegram Stars se; apne aap kabhi kuch nahi kat-ta.`,
});
/** At most 32 characters. */
export const billTitle = inLanguages({
  en: (name: string) => `FitPulse ${name}, one month`,
  hi: (name) => `FitPulse ${name}, एक महीना`,
  'hi-Latn': (name) => `FitPulse ${name}, ek mahina`,
});

/** Why Telegram is told not to take the Stars; it shows these words to the person. */
export const refusals = {
  gone: inLanguages({
    en: "This bill doesn't hold any more, and nothing was charged. Write /plans for a new one.",
    hi: 'यह बिल अब मान्य नहीं है, और कुछ नहीं कटा। नए बिल के लिए /plans लिखिए।',
    'hi-Latn': 'Ye bill ab valid nahi hai, aur kuch nahi kata. Naye bill ke liye /plans likhiye.',
  }),
  notYours: inLanguages({
    en: 'This bill belongs to another account, and nothing was charged. Write /plans to get your own.',
    hi: 'यह बिल किसी और खाते का है, और कुछ नहीं कटा। अपने बिल के लिए /plans लिखिए।',
    'hi-Latn': 'Ye bill kisi aur account ka hai, aur kuch nahi kata. Apne bill ke liye /plans likhiye.',
  }),
  paid: inLanguages({
    en: 'This bill is paid already, and nothing was charged again. Write /plans for another month.',
    hi: 'इस बिल का पेमेंट हो चुका है, दोबारा कुछ नहीं कटा। एक और महीने के लिए /plans लिखिए।',
    'hi-Latn': 'Is bill ka payment ho chuka hai, dobara kuch nahi kata. Ek aur mahine ke liye /plans likhiye.',
  }),
  changed: inLanguages({
    en: 'The price has changed since this bill, and nothing was charged. Write /plans to see what it is now.',
    hi: 'इस बिल के बाद दाम बदल गया है, और कुछ नहीं कटा। अभी का दाम देखने के लिए /plans लिखिए।',
    'hi-Latn': 'Is bill ke baad daam badal gaya hai, aur kuch nahi kata. Abhi ka daam dekhne ke liye /plans likhiye.',
  }),
};

export const receivedTitle = inLanguages({
  en: (price: string) => `Thank you! ${price} received`,
  hi: (price) => `धन्यवाद! ${price} मिल गए`,
  'hi-Latn': (price) => `Dhanyavaad! ${price} mil gaye`,
});
export const received = inLanguages({
  en: (bought: string, until: string, days: number) =>
    `${bought}: paid until ${until}. Not happy? Write “refund” within ${days} days and your Stars come back.`,
  hi: (bought, until, days) =>
    `${bought}: ${until} तक का पेमेंट हो गया है। पसंद न आए तो ${days} दिन में “refund” लिखिए, Stars वापस मिल जाएँगे।`,
  'hi-Latn': (bought, until, days) =>
    `${bought}: ${until} tak ka payment ho gaya hai. Pasand na aaye to ${days} din mein “refund” likhiye, Stars wapas mil jayenge.`,
});
export const sentBack = inLanguages({
  en: (price: string) => `${price} went back to your balance in Telegram.`,
  hi: (price) => `${price} Telegram में आपके बैलेंस में वापस आ गए।`,
  'hi-Latn': (price) => `${price} Telegram mein aapke balance mein wapas aa gaye.`,
});
