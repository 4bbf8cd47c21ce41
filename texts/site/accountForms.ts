import { onPages } from '../locale.ts';

export const needsScript = onPages({
  en: 'This form needs JavaScript. Please switch it on in your browser.',
  hi: 'यह फ़ॉर्म JavaScript से चलता है। ब्राउज़र में उसे चालू कर लीजिए।',
});
export const or = onPages({ en: 'or', hi: 'या' });

export const signInPage = onPages({ en: 'Sign in', hi: 'साइन इन' });
export const signInDescription = onPages({
  en: 'Sign in to FitPulse, or create a free account.',
  hi: 'FitPulse में साइन इन कीजिए या मुफ़्त खाता बनाइए।',
});
export const welcomeBack = onPages({ en: 'Welcome back', hi: 'फिर से स्वागत है' });
export const welcomeBackLead = onPages({
  en: 'Sign in to see where your day stands.',
  hi: 'साइन इन कीजिए और देखिए, आज का दिन कैसा चल रहा है।',
});
export const createYours = onPages({ en: 'Create your account', hi: 'अपना खाता बनाइए' });
export const freeAndFast = onPages({
  en: 'It’s free, and takes a few seconds.',
  hi: 'मुफ़्त है, और कुछ ही सेकंड लगते हैं।',
});
export const forCheckout = onPages({
  en: 'Please sign in to continue to checkout',
  hi: 'भुगतान के लिए पहले साइन इन कीजिए',
});
export const ended = onPages({
  en: 'Your session has ended. Please sign in again.',
  hi: 'आपका साइन-इन ख़त्म हो गया है। फिर से साइन इन कीजिए।',
});
export const changed = onPages({
  en: 'Your new password is set. Please sign in.',
  hi: 'नया पासवर्ड रख दिया गया। अब साइन इन कीजिए।',
});
export const viaTelegram = onPages({
  en: 'You can chat with FitPulse right here on the web: it is the same assistant.',
  hi: 'FitPulse से आप यहीं वेबसाइट पर भी बात कर सकते हैं, साथी वही है।',
});
export const signInOrUp = onPages({ en: 'Sign in or sign up', hi: 'साइन इन कीजिए या खाता बनाइए' });
export const signInTab = onPages({ en: 'Sign In', hi: 'साइन इन' });
export const signUpTab = onPages({ en: 'Sign Up', hi: 'नया खाता' });

export const nameOrEmail = onPages({ en: 'User name or e-mail', hi: 'यूज़र नेम या ई-मेल' });
export const enterNameOrEmail = onPages({
  en: 'Enter your user name or e-mail.',
  hi: 'यूज़र नेम या ई-मेल लिखिए।',
});
export const remember = onPages({ en: 'Remember me', hi: 'मुझे याद रखें' });
export const forgot = onPages({ en: 'Forgot password?', hi: 'पासवर्ड भूल गए?' });
export const signIn = onPages({ en: 'Sign In', hi: 'साइन इन करें' });
export const signingIn = onPages({ en: 'Signing in...', hi: 'साइन इन हो रहा है…' });
export const signInFailed = onPages({ en: 'Login failed.', hi: 'साइन इन नहीं हो पाया।' });
export const wrongPassword = onPages({
  en: (detail: string) => detail,
  hi: (_detail) => 'साइन इन नहीं हो पाया। यूज़र नेम या ई-मेल देख लीजिए, और पासवर्ड के छोटे-बड़े अक्षर भी।',
});
export const withPasskey = onPages({ en: 'Sign in with a passkey', hi: 'पासकी से साइन इन करें' });
export const wrongPasskey = onPages({
  en: (detail: string) => detail,
  hi: (_detail) => 'इस पासकी से साइन इन नहीं हो पाया। पासवर्ड से कोशिश कीजिए।',
});
export const withGoogle = onPages({ en: 'Continue with Google', hi: 'Google से आगे बढ़ें' });
export const googleUnreachable = onPages({
  en: 'Google authentication failed.',
  hi: 'Google से पहचान नहीं हो पाई।',
});
export const googleFailed = onPages({ en: 'Google login failed.', hi: 'Google से साइन इन नहीं हो पाया।' });
export const googleRefused = onPages({
  en: (detail: string) => detail,
  hi: (_detail) => 'Google से साइन इन नहीं हो पाया। Google में अपना ई-मेल पक्का कीजिए, या पासवर्ड के साथ खाता बनाइए।',
});

export const createPage = onPages({ en: 'Create Account', hi: 'खाता बनाइए' });
export const createDescription = onPages({
  en: 'A free FitPulse account takes a user name, an e-mail address and a password.',
  hi: 'FitPulse का मुफ़्त खाता: बस यूज़र नेम, ई-मेल और पासवर्ड।',
});
export const haveAccount = onPages({ en: 'Already have an account?', hi: 'पहले से खाता है?' });
export const signInInstead = onPages({ en: 'Sign in', hi: 'साइन इन करें' });
export const email = onPages({ en: 'E-mail', hi: 'ई-मेल' });
export const emailWhy = onPages({
  en: 'For when you forget your password. No newsletter.',
  hi: 'पासवर्ड भूल जाएँ तब के लिए। कोई न्यूज़लेटर नहीं।',
});
export const enterEmail = onPages({
  en: 'Enter an e-mail address such as name@example.com.',
  hi: 'ई-मेल ऐसे लिखिए: name@example.com',
});
export const confirmPassword = onPages({ en: 'Confirm password', hi: 'पासवर्ड फिर से' });
/** In pieces around two links. */
export const accept = {
  before: onPages({ en: 'I accept the', hi: 'मुझे मंज़ूर हैं:' }),
  terms: onPages({ en: 'terms', hi: 'शर्तें' }),
  and: onPages({ en: 'and the', hi: 'और' }),
  privacy: onPages({ en: 'privacy policy', hi: 'गोपनीयता नीति' }),
};
export const mustAccept = onPages({
  en: 'You must accept the terms.',
  hi: 'खाता बनाने के लिए शर्तें माननी होंगी।',
});
export const create = onPages({ en: 'Create account', hi: 'खाता बनाएँ' });
export const creating = onPages({ en: 'Creating account...', hi: 'खाता बन रहा है…' });
export const createFailed = onPages({ en: 'Registration failed.', hi: 'खाता नहीं बन पाया।' });

export const about = onPages({ en: 'About FitPulse', hi: 'FitPulse के बारे में' });
export const motto = onPages({ en: 'Stay on track, stay in pulse.', hi: 'सेहत की नब्ज़, आपके हाथ।' });
export const points = [
  onPages({ en: 'Say a whole meal in one sentence', hi: 'पूरा खाना एक वाक्य में बताइए' }),
  onPages({ en: 'See the grams and the calories at once', hi: 'ग्राम और कैलोरी तुरंत देखिए' }),
  onPages({ en: 'Undo anything, at any time', hi: 'कुछ भी, कभी भी वापस लीजिए' }),
];
export const sampleMeal = onPages({
  en: '2 rotis with dal and a glass of lassi',
  hi: 'दो रोटी, दाल और एक गिलास लस्सी',
});
/** In pieces around what is left. */
export const sample = {
  eaten: onPages({ en: '523 kcal for lunch.', hi: 'दोपहर का खाना 523 kcal।' }),
  left: onPages({ en: '1,477 kcal', hi: '1,477 kcal' }),
  today: onPages({ en: 'left for today.', hi: 'आज के लिए बाक़ी।' }),
};
