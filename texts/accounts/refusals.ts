import { onPages } from '../locale.ts';

export const passkeys = {
  notChecked: onPages({
    en: 'This passkey could not be checked. Please try again.',
    hi: 'यह पासकी जाँची नहीं जा सकी। फिर कोशिश कीजिए।',
  }),
  knownOrFull: onPages({
    en: (most: number) => `You have this passkey already, or ${most} of them. Remove one that you no longer use.`,
    hi: (most) => `यह पासकी आपके पास पहले से है, या ${most} पासकी हो चुकी हैं। जो काम की न हो, उसे हटाइए।`,
  }),
  neededByRole: onPages({
    en: 'An admin has a second factor here. Add another passkey or an authenticator app first.',
    hi: 'यहाँ एडमिन के लिए दूसरा चरण ज़रूरी है। पहले दूसरी पासकी या ऑथेंटिकेटर ऐप जोड़िए।',
  }),
  onlyWayIn: onPages({
    en: 'This passkey is your only way in. Set a password or add another passkey first.',
    hi: 'साइन इन करने का आपका यही एक तरीक़ा है। पहले पासवर्ड बनाइए या दूसरी पासकी जोड़िए।',
  }),
};

export const authenticator = {
  isOn: onPages({
    en: 'An authenticator app is set up already.',
    hi: 'ऑथेंटिकेटर ऐप पहले से जुड़ा है।',
  }),
  neededByRole: onPages({
    en: 'An admin has a second factor here. Add a passkey first, or have another admin change your role.',
    hi: 'यहाँ एडमिन के लिए दूसरा चरण ज़रूरी है। पहले पासकी जोड़िए, या किसी दूसरे एडमिन से अपनी भूमिका बदलवाइए।',
  }),
};

export const hasPassword = onPages({
  en: 'This account has a password already.',
  hi: 'इस खाते में पासवर्ड पहले से है।',
});
export const onlyChat = onPages({
  en: 'The chat is the only way into this diary. Choose a user name and a password first, then disconnect it.',
  hi: 'इस डायरी तक पहुँचने का रास्ता सिर्फ़ यह चैट है। पहले यूज़र नेम और पासवर्ड चुनिए, फिर इसे हटाइए।',
});
export const lastAdmin = onPages({
  en: 'You are the only admin. Make somebody else an admin first.',
  hi: 'आप अकेले एडमिन हैं। पहले किसी और को एडमिन बनाइए।',
});
export const verificationSpent = onPages({
  en: 'This link was used, is too old, or is for another account. Ask for a new one in your profile.',
  hi: 'यह लिंक काम आ चुका है, पुराना है, या किसी और खाते का है। प्रोफ़ाइल में नया मँगाइए।',
});
export const loginLinkSpent = onPages({
  en: 'This link was used or is too old. Write login in the chat for a new one.',
  hi: 'यह लिंक काम आ चुका है या पुराना है। नए के लिए चैट में login लिखिए।',
});
export const passkeyNotTaken = onPages({
  en: 'That passkey doesn’t sign in here. Try again, or sign in another way.',
  hi: 'इस पासकी से यहाँ साइन इन नहीं होता। फिर कोशिश कीजिए, या किसी और तरीक़े से साइन इन कीजिए।',
});
export const deletion = {
  name: onPages({
    en: (userName: string) => `Enter your user name, ${userName}, to delete the account.`,
    hi: (userName) => `खाता मिटाने के लिए अपना यूज़र नेम, ${userName}, लिखिए।`,
  }),
  password: onPages({
    en: 'That is not your password. Nothing was deleted.',
    hi: 'यह आपका पासवर्ड नहीं है। कुछ नहीं मिटाया गया।',
  }),
};

export const noSuchTimeZone = onPages({
  en: 'There is no such time zone.',
  hi: 'ऐसा कोई टाइम ज़ोन नहीं है।',
});
export const googleNotTaken = onPages({
  en: 'Google login failed.',
  hi: 'इस Google खाते से यहाँ साइन इन नहीं होता। किसी और तरीक़े से साइन इन कीजिए।',
});
export const googleNotProven = onPages({
  en: 'Google authentication failed.',
  hi: 'Google से पुष्टि नहीं हो पाई। फिर कोशिश कीजिए।',
});
export const googleMailNotConfirmed = onPages({
  en: 'Google has not confirmed your e-mail address. Confirm it with Google, or sign up with a password.',
  hi: 'Google ने आपका ई-मेल पता पक्का नहीं किया है। Google पर पक्का कीजिए, या पासवर्ड से खाता बनाइए।',
});
export const passkeyNeeded = onPages({
  en: 'Sign in with your passkey: this account needs it here.',
  hi: 'अपनी पासकी से साइन इन कीजिए: इस खाते के लिए वह ज़रूरी है।',
});
export const bornInFuture = onPages({
  en: 'The date of birth lies in the future.',
  hi: 'जन्म की तारीख़ आगे की है।',
});
export const bornLongAgo = onPages({
  en: 'The date of birth lies too far in the past.',
  hi: 'जन्म की तारीख़ बहुत पुरानी है।',
});
export const tooYoung = onPages({
  en: 'FitPulse is for people from 13 years on.',
  hi: 'FitPulse 13 साल और उससे बड़े लोगों के लिए है।',
});
export const largePicture = onPages({
  en: 'The picture has more than 5 MB. Choose a smaller one.',
  hi: 'तस्वीर 5 MB से बड़ी है। छोटी तस्वीर चुनिए।',
});
