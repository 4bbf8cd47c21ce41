import { onPages } from '../locale.ts';

export const forgotPage = onPages({ en: 'Forgot password', hi: 'पासवर्ड भूल गए' });
export const forgotDescription = onPages({
  en: 'Ask for a link or a code to set a new password.',
  hi: 'नया पासवर्ड रखने के लिए लिंक या कोड मँगाइए।',
});
export const forgotLead = onPages({
  en: 'We send a link by e-mail, and a code to your Telegram chat if it is linked.',
  hi: 'हम ई-मेल पर लिंक भेजेंगे, और Telegram चैट जुड़ी हो तो उसमें कोड भी।',
});
export const haveCode = onPages({ en: 'I have a code', hi: 'मेरे पास कोड है' });
export const backToSignIn = onPages({ en: 'Back to sign in', hi: 'साइन इन पर वापस' });
export const nameOrAddress = onPages({ en: 'User name or e-mail address', hi: 'यूज़र नेम या ई-मेल' });
export const send = onPages({ en: 'Send a link and a code', hi: 'लिंक और कोड भेजें' });
export const sending = onPages({ en: 'Sending...', hi: 'भेज रहे हैं…' });
export const sent = onPages({
  en: (detail: string) => detail,
  hi: (_detail) => 'इस नाम का खाता हो, तो लिंक ई-मेल पर और कोड Telegram चैट में आ रहा है।',
});

export const resetPage = onPages({ en: 'New password', hi: 'नया पासवर्ड' });
export const resetDescription = onPages({
  en: 'Set a new password with the link or code you were sent.',
  hi: 'भेजे गए लिंक या कोड से नया पासवर्ड रखिए।',
});
export const resetTitle = onPages({ en: 'Set a new password', hi: 'नया पासवर्ड रखिए' });
export const resetLead = onPages({
  en: 'All devices are signed out, and you sign in again with the new one.',
  hi: 'सब डिवाइस साइन आउट हो जाएँगे, फिर नए पासवर्ड से साइन इन कीजिए।',
});
export const askAgain = onPages({ en: 'Ask for another link or code', hi: 'दूसरा लिंक या कोड मँगाएँ' });
export const code = onPages({ en: 'Code from the chat', hi: 'चैट में आया कोड' });
export const enterCode = onPages({ en: 'Enter the code.', hi: 'कोड लिखिए।' });
export const setPassword = onPages({ en: 'Set the new password', hi: 'नया पासवर्ड रखें' });
export const saving = onPages({ en: 'Saving...', hi: 'सेव हो रहा है…' });

export const linkDescription = onPages({
  en: 'Sign in with the link that the bot gave you.',
  hi: 'बॉट के दिए लिंक से साइन इन कीजिए।',
});
export const linkTitle = onPages({ en: 'Sign in from Telegram', hi: 'Telegram से साइन इन' });
export const linkLead = onPages({
  en: 'This opens the diary of the Telegram chat in which you asked for the link.',
  hi: 'जिस Telegram चैट में आपने लिंक माँगा था, उसी की डायरी खुलेगी।',
});
export const withPassword = onPages({ en: 'Sign in with a password', hi: 'पासवर्ड से साइन इन करें' });
export const notSignedIn = onPages({ en: 'Not signed in', hi: 'साइन इन नहीं हो पाया' });
export const linkSignIn = onPages({ en: 'Sign in', hi: 'साइन इन करें' });

export const confirmTitle = onPages({ en: 'Confirm your e-mail address', hi: 'अपना ई-मेल पक्का कीजिए' });
export const confirmDescription = onPages({
  en: 'Confirm the address of your account.',
  hi: 'अपने खाते का ई-मेल पक्का कीजिए।',
});
export const confirmLead = onPages({
  en: 'Then a link for a forgotten password can be sent there.',
  hi: 'फिर पासवर्ड भूलने पर लिंक वहाँ भेजा जा सकेगा।',
});
export const goOn = onPages({ en: 'Go on to FitPulse', hi: 'FitPulse पर आगे बढ़ें' });
export const notConfirmed = onPages({ en: 'The address is not confirmed', hi: 'ई-मेल पक्का नहीं हो पाया' });
export const confirmed = onPages({
  en: 'Thank you, your address is confirmed.',
  hi: 'धन्यवाद, आपका ई-मेल पक्का हो गया।',
});
export const confirming = onPages({ en: 'Confirming...', hi: 'पक्का कर रहे हैं…' });
export const confirmAs = onPages({
  en: (userName: string) => `Confirm as ${userName}`,
  hi: (userName) => `${userName} के नाम से पक्का करें`,
});
export const signInToConfirm = onPages({ en: 'Sign in to confirm', hi: 'पक्का करने के लिए साइन इन करें' });
