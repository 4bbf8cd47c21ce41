import { inLanguages } from '../locale.ts';

export const confirmSubject = inLanguages({
  en: 'Do you want the FitPulse newsletter?',
  hi: 'क्या आपको FitPulse का न्यूज़लेटर चाहिए?',
  'hi-Latn': 'Kya aapko FitPulse ka newsletter chahiye?',
});

export const confirmAsked = inLanguages({
  en: (address: string) =>
    `Someone entered this address for the FitPulse newsletter. If it was you, say yes here:\n\n${address}\n\nThe link works for seven days.`,
  hi: (address) =>
    `किसी ने FitPulse के न्यूज़लेटर के लिए यह ई-मेल पता दिया है। अगर आपने दिया है, तो यहाँ हाँ कर दीजिए:\n\n${address}\n\nयह लिंक सात दिन चलेगा।`,
  'hi-Latn': (address) =>
    `Kisi ne FitPulse ke newsletter ke liye ye e-mail address diya hai. Agar aapne diya hai, to yahan haan kar dijiye:\n\n${address}\n\nYe link saat din chalega.`,
});

export const confirmElse = inLanguages({
  en: (address: string) =>
    `If it wasn't you, do nothing: nothing more will come, and the address is forgotten in a week. To leave the list at any time:\n\n${address}`,
  hi: (address) =>
    `अगर आपने नहीं दिया, तो कुछ मत कीजिए: और कोई मेल नहीं आएगा, और एक हफ़्ते में यह पता हट जाएगा। सूची से कभी भी हटने के लिए:\n\n${address}`,
  'hi-Latn': (address) =>
    `Agar aapne nahi diya, to kuch mat kijiye: aur koi mail nahi aayega, aur ek hafte mein ye address hat jayega. List se kabhi bhi hatne ke liye:\n\n${address}`,
});
