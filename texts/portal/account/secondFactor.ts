import { onPages } from '../../locale.ts';
import { plural } from '../../numbers.ts';

export const title = onPages({ en: 'Two-step sign-in', hi: 'टू-स्टेप साइन इन' });
export const on = onPages({ en: 'On', hi: 'चालू' });
export const failed = onPages({ en: 'The second step can’t be shown', hi: 'दूसरा स्टेप नहीं दिख पाया' });
export const lead = onPages({
  en: 'An app on your phone shows a code that changes every half minute. Even someone who knows your password can’t sign in without it.',
  hi: 'आपके फ़ोन का एक ऐप कोड दिखाता है, जो हर आधे मिनट में बदलता है। किसी को आपका पासवर्ड पता चल भी जाए, तो इसके बिना साइन इन नहीं कर पाएगा।',
});
export const setUp = onPages({ en: 'Set up an authenticator app', hi: 'ऑथेंटिकेटर ऐप जोड़ें' });
export const notSetUp = onPages({ en: 'It was not set up', hi: 'यह सेट नहीं हो पाया' });
export const scan = onPages({
  en: 'Scan this with your authenticator app, then enter the code that it shows.',
  hi: 'इसे अपने ऑथेंटिकेटर ऐप से स्कैन कीजिए, फिर उसमें दिखा कोड लिखिए।',
});
export const qrCode = onPages({ en: 'QR code for the authenticator app', hi: 'ऑथेंटिकेटर ऐप के लिए QR कोड' });
export const cannotScan = onPages({
  en: 'Can’t scan it? Type this key into the app:',
  hi: 'स्कैन नहीं हो रहा? ऐप में यह कोड लिखिए:',
});
export const code = onPages({ en: 'Code', hi: 'कोड' });
export const turnOn = onPages({ en: 'Turn on', hi: 'चालू करें' });
export const checking = onPages({ en: 'Checking...', hi: 'जाँच हो रही है...' });
export const notOn = onPages({ en: 'It was not turned on', hi: 'यह अभी चालू नहीं हुआ' });

export const codesLeft = onPages({
  en: (left: number) =>
    `Signing in takes a code from your authenticator app. ${plural('en', left, { one: '# recovery code is left.', other: '# recovery codes are left.' })}`,
  hi: (left) => `साइन इन करने के लिए ऑथेंटिकेटर ऐप का कोड लगता है। ${left} रिकवरी कोड बचे हैं।`,
});
export const newCodes = onPages({ en: 'New recovery codes', hi: 'नए रिकवरी कोड' });
export const noNewCodes = onPages({ en: 'New codes couldn’t be created', hi: 'नए कोड नहीं बन पाए' });
export const turnOff = onPages({ en: 'Turn off', hi: 'बंद करें' });
export const sure = onPages({
  en: 'Your account is easier to steal without it. Turn it off?',
  hi: 'इसके बिना आपका खाता कम सुरक्षित रहेगा। बंद करें?',
});
export const turnOffForGood = onPages({ en: 'Turn off the second step', hi: 'हाँ, दूसरा स्टेप बंद करें' });
export const isOff = onPages({
  en: 'Signing in now takes only your password.',
  hi: 'अब साइन इन के लिए सिर्फ़ पासवर्ड लगेगा।',
});
export const notOff = onPages({ en: 'The second step is still on', hi: 'यह बंद नहीं हो पाया' });

export const keepCodes = onPages({
  en: 'Keep these codes somewhere safe. If you lose your phone, each of them signs you in once. They aren’t shown again.',
  hi: 'ये कोड कहीं सँभालकर रखिए। फ़ोन खो जाए तो हर कोड से एक बार साइन इन कर सकते हैं। ये फिर नहीं दिखेंगे।',
});
export const codes = onPages({ en: 'Recovery codes', hi: 'रिकवरी कोड' });
/** Above the codes in the file. */
export const codesFile = onPages({
  en: 'Recovery codes for FitPulse. Each works once.',
  hi: 'FitPulse के रिकवरी कोड। हर कोड एक ही बार चलता है।',
});
export const kept = onPages({ en: 'I’ve saved them', hi: 'सँभाल लिए' });

export const enterCode = onPages({
  en: 'Enter the code that your authenticator app shows.',
  hi: 'ऑथेंटिकेटर ऐप में दिख रहा कोड लिखिए।',
});
export const oneMore = onPages({ en: 'One more step', hi: 'बस एक स्टेप और' });
export const orRecovery = onPages({
  en: 'Or one of your recovery codes, if you lost the app.',
  hi: 'ऐप खो गया हो तो अपना कोई रिकवरी कोड लिखिए।',
});
export const signIn = onPages({ en: 'Sign in', hi: 'साइन इन करें' });
