import { inLanguages } from '../locale.ts';

export const grantedTitle = inLanguages({
  en: 'Your refund is granted',
  hi: 'आपका रिफ़ंड मंज़ूर हो गया',
  'hi-Latn': 'Aapka refund approve ho gaya',
});
export const granted = inLanguages({
  en: (amount: string) => `${amount} will be sent back the way you paid.`,
  hi: (amount) => `${amount} उसी तरीक़े से वापस आएँगे जिससे आपने पेमेंट किया था।`,
  'hi-Latn': (amount) => `${amount} usi tareeke se wapas aayenge jisse aapne payment kiya tha.`,
});
export const promoUsedUpTitle = inLanguages({
  en: 'Your payment is on its way back',
  hi: 'आपका पेमेंट वापस भेजा जा रहा है',
  'hi-Latn': 'Aapka payment wapas bheja ja raha hai',
});
export const promoUsedUp = inLanguages({
  en: (code: string, amount: string) =>
    `${code} had been used up before you paid, so nothing was bought and your ${amount} will come back the way you paid.`,
  hi: (code, amount) =>
    `आपके पेमेंट से पहले ${code} की सीमा पूरी हो चुकी थी। कुछ ख़रीदा नहीं गया, और आपके ${amount} उसी तरीक़े से वापस आएँगे।`,
  'hi-Latn': (code, amount) =>
    `Aapke payment se pehle ${code} ki limit poori ho chuki thi. Kuch khareeda nahi gaya, aur aapke ${amount} usi tareeke se wapas aayenge.`,
});
export const refusedTitle = inLanguages({
  en: 'Your refund request was refused',
  hi: 'आपका रिफ़ंड मंज़ूर नहीं हुआ',
  'hi-Latn': 'Aapka refund approve nahi hua',
});
export const refused = inLanguages({
  en: (reason: string) => `${reason}\nIf you think this is wrong, write to support.`,
  hi: (reason) => `${reason}\nअगर आपको यह ग़लत लगता है, तो सपोर्ट को लिखिए।`,
  'hi-Latn': (reason) => `${reason}\nAgar aapko ye galat lagta hai, to support ko likhiye.`,
});
export const sentBackTitle = inLanguages({
  en: 'Your money was sent back',
  hi: 'आपके पैसे वापस भेज दिए गए',
  'hi-Latn': 'Aapke paise wapas bhej diye gaye',
});
export const sentBack = inLanguages({
  en: (amount: string) => `${amount} went back the way you paid. Your bank may take a few working days to show it.`,
  hi: (amount) => `${amount} उसी तरीक़े से वापस भेजे गए जिससे आपने पेमेंट किया था। बैंक में दिखने में कुछ दिन लग सकते हैं।`,
  'hi-Latn': (amount) =>
    `${amount} usi tareeke se wapas bheje gaye jisse aapne payment kiya tha. Bank mein dikhne mein kuch din lag sakte hain.`,
});
