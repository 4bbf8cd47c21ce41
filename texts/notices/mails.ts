import { inLanguages } from '../locale.ts';

export const hello = inLanguages({
  en: (name: string) => `Hello ${name},`,
  hi: (name) => `नमस्ते ${name},`,
  'hi-Latn': (name) => `Namaste ${name},`,
});

export const resetSubject = inLanguages({
  en: 'A new password for FitPulse',
  hi: 'FitPulse का नया पासवर्ड',
  'hi-Latn': 'FitPulse ka naya password',
});

export const resetAsked = inLanguages({
  en: (userName: string) =>
    `Someone asked for a new password for the account ${userName}. If it was you, choose one here:`,
  hi: (userName) => `खाते ${userName} के लिए नया पासवर्ड माँगा गया है। अगर आपने माँगा है, तो यहाँ बना लीजिए:`,
  'hi-Latn': (userName) =>
    `Account ${userName} ke liye naya password maanga gaya hai. Agar aapne maanga hai, to yahan bana lijiye:`,
});

export const resetLasts = inLanguages({
  en: (minutes: number) =>
    `The link works once, for ${minutes} minutes. If it wasn't you, do nothing: your password stays as it is.`,
  hi: (minutes) => `यह लिंक एक ही बार चलेगा, ${minutes} मिनट तक। अगर आपने नहीं माँगा, तो कुछ मत कीजिए: पासवर्ड वही रहेगा।`,
  'hi-Latn': (minutes) =>
    `Ye link ek hi baar chalega, ${minutes} minute tak. Agar aapne nahi maanga, to kuch mat kijiye: password wahi rahega.`,
});

export const verifySubject = inLanguages({
  en: 'Is this your e-mail address?',
  hi: 'क्या यह आपका ई-मेल पता है?',
  'hi-Latn': 'Kya ye aapka e-mail address hai?',
});

/** Without the user name: a stranger whose address was entered by mistake must not learn it. */
export const verifyAsked = inLanguages({
  en: 'Someone entered this address for a FitPulse account. If it was you, confirm it here while you are signed in:',
  hi: 'किसी ने FitPulse खाते में यह पता डाला है। अगर आपने डाला है, तो साइन इन करके यहाँ पुष्टि कीजिए:',
  'hi-Latn':
    'Kisi ne FitPulse account mein ye address daala hai. Agar aapne daala hai, to sign in karke yahan confirm kijiye:',
});

export const verifyLasts = inLanguages({
  en: (hours: number) => `The link works once, for ${hours} hours. If it wasn't you, do nothing.`,
  hi: (hours) => `यह लिंक एक ही बार चलेगा, ${hours} घंटे तक। अगर आपने नहीं डाला, तो कुछ मत कीजिए।`,
  'hi-Latn': (hours) => `Ye link ek hi baar chalega, ${hours} ghante tak. Agar aapne nahi daala, to kuch mat kijiye.`,
});

export const resetCode = inLanguages({
  en: (code: string, minutes: number) =>
    `Your code for a new FitPulse password: ${code}\nIt works once, for ${minutes} minutes. If you didn't ask for it, ignore it.`,
  hi: (code, minutes) =>
    `FitPulse के नए पासवर्ड का कोड: ${code}\nएक ही बार चलेगा, ${minutes} मिनट तक। आपने नहीं माँगा तो इसे छोड़ दीजिए।`,
  'hi-Latn': (code, minutes) =>
    `FitPulse ke naye password ka code: ${code}\nEk hi baar chalega, ${minutes} minute tak. Aapne nahi maanga to ignore kijiye.`,
});

export const planEndsSubject = inLanguages({
  en: (date: string) => `Your FitPulse plan ends on ${date}`,
  hi: (date) => `आपका FitPulse प्लान ${date} को ख़त्म हो रहा है`,
  'hi-Latn': (date) => `Aapka FitPulse plan ${date} ko khatam ho raha hai`,
});

export const planEnds = inLanguages({
  en: (date: string, address: string) =>
    `Your paid plan ends on ${date}. Nothing is charged automatically: to keep it, renew it at ${address}.`,
  hi: (date, address) =>
    `आपका पेड प्लान ${date} को ख़त्म हो रहा है। पैसे अपने-आप नहीं कटते: जारी रखना हो तो यहाँ से फिर लीजिए: ${address}`,
  'hi-Latn': (date, address) =>
    `Aapka paid plan ${date} ko khatam ho raha hai. Paise apne-aap nahi kat-te: jaari rakhna ho to yahan se phir lijiye: ${address}`,
});

export const freeAfterwards = inLanguages({
  en: 'Otherwise you move to the Free plan, and everything you logged stays.',
  hi: 'नहीं तो Free प्लान चलता रहेगा, और आपका दर्ज किया हुआ सब कुछ बना रहेगा।',
  'hi-Latn': 'Nahi to Free plan chalta rahega, aur aapka log kiya hua sab kuch bana rahega.',
});

export const invoiceSubject = inLanguages({
  en: (number: string) => `Your FitPulse invoice ${number}`,
  hi: (number) => `आपका FitPulse इनवॉइस ${number}`,
  'hi-Latn': (number) => `Aapka FitPulse invoice ${number}`,
});

export const invoiceThanks = inLanguages({
  en: (amount: string, bought: string) =>
    `Thank you for your payment of ${amount} for ${bought}. The invoice is attached.`,
  hi: (amount, bought) => `${bought} के लिए ${amount} का पेमेंट मिल गया, धन्यवाद! इनवॉइस साथ में है।`,
  'hi-Latn': (amount, bought) => `${bought} ke liye ${amount} ka payment mil gaya, shukriya! Invoice saath mein hai.`,
});

export const invoiceOrders = inLanguages({
  en: (address: string) =>
    `Your orders and invoices are at ${address}. Within 30 days you can ask for your money back there.`,
  hi: (address) => `आपके ऑर्डर और इनवॉइस यहाँ हैं: ${address}\n30 दिन के अंदर वहीं से पैसे वापस माँग सकते हैं।`,
  'hi-Latn': (address) =>
    `Aapke orders aur invoices yahan hain: ${address}\n30 din ke andar wahin se paise wapas maang sakte hain.`,
});
