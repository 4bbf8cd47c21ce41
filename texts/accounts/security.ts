import { inLanguages } from '../locale.ts';

/** What every notice about an account's safety ends with. */
const notYou = {
  en: "If it wasn't you, change your password and sign out everywhere in Settings.",
  hi: 'अगर यह आप नहीं थे, तो पासवर्ड बदलिए और सेटिंग्स में सब जगह से साइन आउट कीजिए।',
  'hi-Latn': 'Agar ye aap nahi the, to password badliye aur Settings mein sab jagah se sign out kijiye.',
};

export const passwordLinkTitle = inLanguages({
  en: 'A link to set a new password was made for you',
  hi: 'आपके लिए नए पासवर्ड का लिंक बनाया गया',
  'hi-Latn': 'Aapke liye naye password ka link banaya gaya',
});
export const passwordLink = inLanguages({
  en: (admin: string) =>
    `${admin} from the FitPulse team made it. If you didn't ask for it, write to us before anyone uses it.`,
  hi: (admin) => `FitPulse टीम के ${admin} ने इसे बनाया है। अगर आपने नहीं माँगा था, तो इसके इस्तेमाल से पहले हमें लिखिए।`,
  'hi-Latn': (admin) =>
    `FitPulse team ke ${admin} ne ise banaya hai. Agar aapne nahi maanga tha, to iske istemaal se pehle hamein likhiye.`,
});

export const passwordChangedTitle = inLanguages({
  en: 'Your password was changed',
  hi: 'आपका पासवर्ड बदल गया',
  'hi-Latn': 'Aapka password badal gaya',
});
export const passwordChanged = inLanguages({
  en: (hasOtherWays: boolean) =>
    [
      'Other devices are signed out, and pages for a doctor are closed.',
      hasOtherWays &&
        'Your passkeys and your Telegram chat still work: if you don’t recognise one, remove it in Settings.',
      notYou.en,
    ]
      .filter(Boolean)
      .join(' '),
  hi: (hasOtherWays) =>
    [
      'बाक़ी डिवाइस साइन आउट हो गए हैं और डॉक्टर के पेज बंद हो गए हैं।',
      hasOtherWays && 'आपकी पासकी और Telegram चैट अब भी चलती हैं: जिसे आप नहीं पहचानते, उसे सेटिंग्स में हटा दीजिए।',
      notYou.hi,
    ]
      .filter(Boolean)
      .join(' '),
  'hi-Latn': (hasOtherWays) =>
    [
      'Baaki devices sign out ho gaye hain aur doctor ke page band ho gaye hain.',
      hasOtherWays &&
        'Aapki passkeys aur Telegram chat ab bhi chalti hain: jise aap nahi pehchante, use Settings mein hata dijiye.',
      notYou['hi-Latn'],
    ]
      .filter(Boolean)
      .join(' '),
});

export const emailChangedTitle = inLanguages({
  en: 'Your e-mail address was changed',
  hi: 'आपका ई-मेल पता बदल गया',
  'hi-Latn': 'Aapka e-mail address badal gaya',
});
export const emailChanged = inLanguages({
  en: `This address no longer belongs to your FitPulse account. ${notYou.en}`,
  hi: `यह पता अब आपके FitPulse खाते का नहीं है। ${notYou.hi}`,
  'hi-Latn': `Ye address ab aapke FitPulse account ka nahi hai. ${notYou['hi-Latn']}`,
});

export const newDeviceTitle = inLanguages({
  en: 'New sign-in to your account',
  hi: 'आपके खाते में नया साइन-इन',
  'hi-Latn': 'Aapke account mein naya sign-in',
});
export const newDevice = inLanguages({
  en: (device: string) => `From a device we haven't seen before: ${device}. ${notYou.en}`,
  hi: (device) => `एक नए डिवाइस से: ${device}। ${notYou.hi}`,
  'hi-Latn': (device) => `Ek naye device se: ${device}. ${notYou['hi-Latn']}`,
});

export const factorAddedTitle = inLanguages({
  en: 'An authenticator app was added',
  hi: 'ऑथेंटिकेटर ऐप जुड़ गया',
  'hi-Latn': 'Authenticator app jud gaya',
});
export const factorAdded = inLanguages({
  en: `From now on, signing in also takes a code from it. Other devices are signed out. ${notYou.en}`,
  hi: `अब साइन इन करने के लिए उसका कोड भी लगेगा। बाक़ी डिवाइस साइन आउट हो गए हैं। ${notYou.hi}`,
  'hi-Latn': `Ab sign in karne ke liye uska code bhi lagega. Baaki devices sign out ho gaye hain. ${notYou['hi-Latn']}`,
});

export const factorRemovedTitle = inLanguages({
  en: 'The authenticator app was removed',
  hi: 'ऑथेंटिकेटर ऐप हटा दिया गया',
  'hi-Latn': 'Authenticator app hata diya gaya',
});
export const factorRemoved = inLanguages({
  en: `Signing in no longer takes a code. ${notYou.en}`,
  hi: `अब साइन इन करने में कोड नहीं लगेगा। ${notYou.hi}`,
  'hi-Latn': `Ab sign in karne mein code nahi lagega. ${notYou['hi-Latn']}`,
});

export const recoveryCodeTitle = inLanguages({
  en: 'A recovery code was used',
  hi: 'एक रिकवरी कोड इस्तेमाल हुआ',
  'hi-Latn': 'Ek recovery code istemaal hua',
});
export const recoveryCodeUsed = inLanguages({
  en: (left: number) => `Codes left: ${left}. ${notYou.en}`,
  hi: (left) => `${left} बचे हैं। ${notYou.hi}`,
  'hi-Latn': (left) => `${left} bache hain. ${notYou['hi-Latn']}`,
});

export const passkeyAddedTitle = inLanguages({
  en: 'A passkey was added',
  hi: 'एक पासकी जुड़ गई',
  'hi-Latn': 'Ek passkey jud gayi',
});
export const passkeyAdded = inLanguages({
  en: (name: string) => `You can now sign in to your account with “${name}”. ${notYou.en}`,
  hi: (name) => `अब “${name}” से आपके खाते में साइन इन हो सकता है। ${notYou.hi}`,
  'hi-Latn': (name) => `Ab “${name}” se aapke account mein sign in ho sakta hai. ${notYou['hi-Latn']}`,
});

export const passkeyRemovedTitle = inLanguages({
  en: 'A passkey was removed',
  hi: 'एक पासकी हटा दी गई',
  'hi-Latn': 'Ek passkey hata di gayi',
});
export const passkeyRemoved = inLanguages({
  en: (name: string) => `You can no longer sign in to your account with “${name}”. ${notYou.en}`,
  hi: (name) => `अब “${name}” से आपके खाते में साइन इन नहीं होगा। ${notYou.hi}`,
  'hi-Latn': (name) => `Ab “${name}” se aapke account mein sign in nahi hoga. ${notYou['hi-Latn']}`,
});

export const chatLinkedTitle = inLanguages({
  en: 'A Telegram chat was connected',
  hi: 'एक Telegram चैट जुड़ गई',
  'hi-Latn': 'Ek Telegram chat jud gayi',
});
export const chatLinked = inLanguages({
  en: `It can read and write your diary. ${notYou.en}`,
  hi: `वह आपकी डायरी पढ़ और लिख सकती है। ${notYou.hi}`,
  'hi-Latn': `Wo aapki diary padh aur likh sakti hai. ${notYou['hi-Latn']}`,
});

export const chatSeparatedTitle = inLanguages({
  en: 'Your Telegram diary is separate again',
  hi: 'आपकी Telegram डायरी फिर अलग है',
  'hi-Latn': 'Aapki Telegram diary phir alag hai',
});
export const chatSeparated = inLanguages({
  en: `What it brought along went back to it. Everything added since stays here. ${notYou.en}`,
  hi: `जो उसके साथ आया था, वह उसमें वापस गया। उसके बाद जो जुड़ा, वह यहीं है। ${notYou.hi}`,
  'hi-Latn': `Jo uske saath aaya tha, wo usme wapas gaya. Uske baad jo juda, wo yahin hai. ${notYou['hi-Latn']}`,
});

export const recoveryCodesRenewedTitle = inLanguages({
  en: 'New recovery codes were made',
  hi: 'नए रिकवरी कोड बनाए गए',
  'hi-Latn': 'Naye recovery codes banaye gaye',
});
export const recoveryCodesRenewed = inLanguages({
  en: `The old ones no longer work. ${notYou.en}`,
  hi: `पुराने कोड अब नहीं चलेंगे। ${notYou.hi}`,
  'hi-Latn': `Purane codes ab nahi chalenge. ${notYou['hi-Latn']}`,
});

export const exportedTitle = inLanguages({
  en: 'Your data was downloaded',
  hi: 'आपका डेटा डाउनलोड किया गया',
  'hi-Latn': 'Aapka data download kiya gaya',
});
export const exported = inLanguages({
  en: `Your whole diary was downloaded to a device that is signed in to your account. ${notYou.en}`,
  hi: `आपकी पूरी डायरी आपके खाते में साइन इन किए हुए एक डिवाइस पर डाउनलोड हुई। ${notYou.hi}`,
  'hi-Latn': `Aapki poori diary aapke account mein sign in kiye hue ek device par download hui. ${notYou['hi-Latn']}`,
});

export const doctorPageTitle = inLanguages({
  en: 'A page for a doctor was made',
  hi: 'डॉक्टर के लिए एक पेज बनाया गया',
  'hi-Latn': 'Doctor ke liye ek page banaya gaya',
});
export const doctorPage = inLanguages({
  en: (until: string) =>
    `Anyone with its link can read your figures until ${until}. If it wasn't you, close it under Reports and change your password.`,
  hi: (until) =>
    `जिसके पास इसका लिंक है, वह ${until} तक आपके आँकड़े पढ़ सकता है। अगर यह आप नहीं थे, तो इसे रिपोर्ट में बंद कीजिए और पासवर्ड बदलिए।`,
  'hi-Latn': (until) =>
    `Jiske paas iska link hai, wo ${until} tak aapke figures padh sakta hai. Agar ye aap nahi the, to ise Reports mein band kijiye aur password badliye.`,
});
