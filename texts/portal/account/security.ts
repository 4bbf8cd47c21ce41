import type { passwordStrength } from '../../../contract/accounts/accounts.ts';
import { onPages } from '../../locale.ts';
import { plural } from '../../numbers.ts';

export const password = onPages({ en: 'Password', hi: 'पासवर्ड' });
export const currentPassword = onPages({ en: 'Current password', hi: 'अभी का पासवर्ड' });
export const signedUpWithout = onPages({
  en: 'Leave it empty if you signed up without one.',
  hi: 'बिना पासवर्ड के खाता बनाया था तो इसे खाली छोड़िए।',
});
export const newPassword = onPages({ en: 'New password', hi: 'नया पासवर्ड' });
export const confirmPassword = onPages({ en: 'Confirm new password', hi: 'नया पासवर्ड फिर से' });
export const changePassword = onPages({ en: 'Change password', hi: 'पासवर्ड बदलें' });
export const passwordChanged = onPages({
  en: 'Password changed. Other devices are signed out.',
  hi: 'पासवर्ड बदल गया। बाक़ी डिवाइस साइन आउट हो गए।',
});
export const passwordNotChanged = onPages({ en: 'The password was not changed', hi: 'पासवर्ड नहीं बदल पाया' });
export const enterPassword = onPages({ en: 'Enter a password.', hi: 'पासवर्ड लिखिए।' });
export const noMatch = onPages({ en: 'Passwords do not match.', hi: 'दोनों पासवर्ड एक जैसे नहीं हैं।' });
export const strengths = {
  weak: onPages({ en: 'Weak. ', hi: 'कमज़ोर। ' }),
  medium: onPages({ en: 'Medium. ', hi: 'ठीक-ठाक। ' }),
  strong: onPages({ en: 'Strong. ', hi: 'मज़बूत। ' }),
} satisfies Record<NonNullable<ReturnType<typeof passwordStrength>>, unknown>;
export const safest = onPages({
  en: 'Safest with 8 or more characters: capital and small letters, a number and a symbol such as ! or #.',
  hi: 'सबसे सुरक्षित: 8 या ज़्यादा अक्षर, बड़े-छोटे अंग्रेज़ी अक्षर, कोई नंबर और ! या # जैसा निशान।',
});

export const keepDiary = onPages({ en: 'Keep your diary yours', hi: 'डायरी आपकी ही रहे' });
export const keepDiaryLead = onPages({
  en: 'So far only your Telegram chat opens this diary. Choose a name and a password, and it stays yours with a new phone, a new number, or no Telegram at all.',
  hi: 'अभी यह डायरी सिर्फ़ आपकी Telegram चैट से खुलती है। एक नाम और पासवर्ड चुनिए, फिर फ़ोन या नंबर बदले, या Telegram न रहे, डायरी आपकी ही रहेगी।',
});
export const userName = onPages({ en: 'User name', hi: 'यूज़र नेम' });
export const enterUserName = onPages({ en: 'Enter a user name.', hi: 'यूज़र नेम लिखिए।' });
export const emailOptional = onPages({ en: 'E-mail (optional)', hi: 'ईमेल (चाहें तो)' });
export const emailWhy = onPages({
  en: 'In case you forget your password. No newsletter.',
  hi: 'पासवर्ड भूल जाएँ तब के लिए। कोई न्यूज़लेटर नहीं।',
});
export const nothingSaved = onPages({ en: 'Nothing was saved', hi: 'कुछ सेव नहीं हुआ' });
export const canSignIn = onPages({
  en: (userName: string) => `Done. You can sign in as ${userName} from now on.`,
  hi: (userName) => `हो गया। अब आप ${userName} नाम से साइन इन कर सकते हैं।`,
});

export const devices = onPages({ en: 'Signed-in devices', hi: 'साइन इन डिवाइस' });
export const devicesFailed = onPages({ en: 'The devices can’t be shown', hi: 'डिवाइस नहीं दिख पाए' });
export const thisDevice = onPages({ en: 'This device', hi: 'यह डिवाइस' });
export const deviceNote = onPages({
  en: (signedIn: string, seen: string) => `Signed in ${signedIn}, last active ${seen}`,
  hi: (signedIn, seen) => `साइन इन: ${signedIn}, आख़िरी बार: ${seen}`,
});
export const signOut = onPages({ en: 'Sign out', hi: 'साइन आउट करें' });
export const signOutOf = onPages({
  en: (device: string, signedIn: string) => `Sign out ${device}, signed in ${signedIn}`,
  hi: (device, signedIn) => `साइन आउट करें: ${device}, साइन इन ${signedIn}`,
});
export const signOutOthers = onPages({
  en: 'Sign out all other devices',
  hi: 'बाक़ी सब डिवाइस साइन आउट करें',
});
export const notSignedOut = onPages({
  en: 'The device was not signed out',
  hi: 'डिवाइस साइन आउट नहीं हो पाया',
});
export const othersNotSignedOut = onPages({
  en: 'The other devices were not signed out',
  hi: 'बाक़ी डिवाइस साइन आउट नहीं हो पाए',
});
export const loseEntries = onPages({
  en: 'Sign out and lose entries?',
  hi: 'साइन आउट करने पर एंट्री चली जाएँगी। फिर भी करें?',
});
export const onlyHere = onPages({
  en: (entries: number) =>
    `${plural('en', entries, { one: '# entry is', other: '# entries are' })} only on this device so far. Signing out deletes what hasn’t been sent.`,
  hi: (entries) => `${entries} एंट्री अभी सिर्फ़ इसी डिवाइस पर हैं। साइन आउट करने पर जो नहीं भेजा गया, वह मिट जाएगा।`,
});
export const staySignedIn = onPages({ en: 'Stay signed in', hi: 'साइन इन रहें' });
export const signOutAnyway = onPages({ en: 'Sign out anyway', hi: 'फिर भी साइन आउट करें' });

export const isItYou = onPages({ en: 'Is it really you?', hi: 'आप ही हैं न?' });
export const yourProof = onPages({ en: 'Your proof', hi: 'पक्का करें कि आप ही हैं' });
export const proveByPassword = onPages({
  en: (minutes: number) =>
    `You signed in more than ${minutes} minutes ago. Enter your password, so that nobody else can do this.`,
  hi: (minutes) => `आपको साइन इन किए ${minutes} मिनट से ज़्यादा हो गए। अपना पासवर्ड लिखिए, ताकि यह काम कोई और न कर सके।`,
});
export const proveByCode = onPages({
  en: (minutes: number) =>
    `You signed in more than ${minutes} minutes ago. Enter the code that your app shows, so that nobody else can do this.`,
  hi: (minutes) =>
    `आपको साइन इन किए ${minutes} मिनट से ज़्यादा हो गए। ऐप में जो कोड दिख रहा है, वह लिखिए, ताकि यह काम कोई और न कर सके।`,
});
export const goOn = onPages({ en: 'Continue', hi: 'आगे बढ़ें' });
export const didNotWork = onPages({ en: 'That didn’t work', hi: 'यह नहीं हो पाया' });
export const byPasskey = onPages({ en: 'Use a passkey', hi: 'पासकी से करें' });
export const code = onPages({ en: 'Code', hi: 'कोड' });
