import { onPages } from '../locale.ts';

/** What is wrong with a password that somebody chooses. */
export const passwordFaults = {
  short: onPages({
    en: (least: number) => `A password has at least ${least} characters.`,
    hi: (least) => `पासवर्ड में कम से कम ${least} अक्षर होने चाहिए।`,
  }),
  guessable: onPages({
    en: 'This password is among the first that are guessed. Choose another, of several words for example.',
    hi: 'यह पासवर्ड आसानी से पकड़ में आ जाता है। कोई दूसरा चुनिए, जैसे कई शब्दों वाला।',
  }),
};

export const nameTaken = onPages({
  en: 'That user name is taken. Choose another.',
  hi: 'यह यूज़र नेम किसी और का है। दूसरा चुनिए।',
});

/** Why a proof of who somebody is was not taken. */
export const proofFaults = {
  currentPassword: onPages({ en: 'That is not your current password.', hi: 'यह आपका मौजूदा पासवर्ड नहीं है।' }),
  password: onPages({ en: 'That is not your password.', hi: 'यह आपका पासवर्ड नहीं है।' }),
  noPassword: onPages({
    en: 'Your account has no password. Sign out and in again, then try once more.',
    hi: 'आपके खाते में पासवर्ड नहीं है। साइन आउट करके फिर साइन इन कीजिए, और दोबारा कोशिश कीजिए।',
  }),
  code: onPages({
    en: 'That is not the code, or it was used already. Wait for the next one.',
    hi: 'कोड सही नहीं है, या एक बार काम आ चुका है। अगला कोड आने दीजिए।',
  }),
  noCode: onPages({
    en: 'Enter the code that your authenticator app shows.',
    hi: 'ऑथेंटिकेटर ऐप में जो कोड दिख रहा है, वह लिखिए।',
  }),
  codeOfNow: onPages({
    en: 'That is not the code that your app shows now.',
    hi: 'ऐप में अभी यह कोड नहीं दिख रहा। एक बार फिर देखिए।',
  }),
  passkey: onPages({
    en: 'That is not a passkey of this account. Try again.',
    hi: 'यह पासकी इस खाते की नहीं है। फिर कोशिश कीजिए।',
  }),
};

/** Where the password alone proves too little. */
export const neededBeside = {
  code: onPages({
    en: 'Enter a code of your authenticator app: your account takes more than the password.',
    hi: 'ऑथेंटिकेटर ऐप का कोड लिखिए: आपके खाते के लिए सिर्फ़ पासवर्ड काफ़ी नहीं।',
  }),
  passkey: onPages({
    en: 'Use your passkey: your account takes more than the password.',
    hi: 'अपनी पासकी इस्तेमाल कीजिए: आपके खाते के लिए सिर्फ़ पासवर्ड काफ़ी नहीं।',
  }),
};
