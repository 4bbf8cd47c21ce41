import { inLanguages } from '../locale.ts';
import { plural } from '../numbers.ts';

/** Downloading and deleting by chat. */

export const exportComes = inLanguages({
  en: 'Here is everything I keep about you, in one file: your entries, your profile and our conversation. You can import it again under Settings on the web.',
  hi: 'यह रहा आपका सब कुछ, एक फ़ाइल में: एंट्री, प्रोफ़ाइल और हमारी बातें। वेब पर Settings से इसे वापस भी डाल सकते हैं।',
  'hi-Latn':
    'Ye raha aapka sab kuch, ek file mein: entries, profile aur hamari baatein. Web par Settings se ise wapas bhi daal sakte hain.',
});
export const exportTooLarge = inLanguages({
  en: (address: string) => `Your diary has grown too large for a chat file. Download it in Settings: ${address}`,
  hi: (address) => `आपकी डायरी चैट की फ़ाइल के लिए बड़ी हो गई है। Settings से डाउनलोड कीजिए: ${address}`,
  'hi-Latn': (address) => `Aapki diary chat file ke liye badi ho gayi hai. Settings se download kijiye: ${address}`,
});
/** The account has a password or Google: the chat alone proves too little. */
export const exportOnWeb = inLanguages({
  en: (address: string) =>
    `Your account has its own sign-in, so you can get all of it only there. Download it in Settings: ${address}`,
  hi: (address) => `आपके खाते का अपना साइन-इन है, इसलिए पूरा डेटा वहीं मिलता है। Settings से डाउनलोड कीजिए: ${address}`,
  'hi-Latn': (address) =>
    `Aapke account ka apna sign-in hai, isliye poora data wahin milta hai. Settings se download kijiye: ${address}`,
});

const entriesOf = {
  en: (count: number) => plural('en', count, { one: '# entry', other: '# entries' }),
  hi: (count: number) => plural('hi', count, { one: '# एंट्री', other: '# एंट्रियाँ' }),
  'hi-Latn': (count: number) => plural('hi-Latn', count, { one: '# entry', other: '# entries' }),
};
export const askDelete = inLanguages({
  en: (count: number) =>
    `Delete your account? This will be gone for good: ${entriesOf.en(count)}, your profile and targets, reminders, photos and our whole conversation. Backup copies are deleted within 30 days.\nInvoices for anything you paid stay, because tax law requires it. A running plan ends with the account.\nWant a copy first? Send /export.`,
  hi: (count) =>
    `खाता डिलीट करें? ये हमेशा के लिए हट जाएगा: ${entriesOf.hi(count)}, प्रोफ़ाइल और लक्ष्य, रिमाइंडर, फ़ोटो और यहाँ की सारी बातें। बैकअप से 30 दिन में हट जाता है।\nटैक्स क़ानून के कारण यह रहता है: जो भुगतान किया हो, उसके बिल। चालू प्लान खाते के साथ ख़त्म हो जाता है।\nपहले कॉपी चाहिए? /export भेजिए।`,
  'hi-Latn': (count) =>
    `Account delete karein? Ye hamesha ke liye hat jayega: ${entriesOf['hi-Latn'](count)}, profile aur targets, reminders, photos aur yahan ki saari baatein. Backup se 30 din mein hat jata hai.\nTax law ki wajah se ye rehta hai: jo payment kiya ho, uske bill. Chalu plan account ke saath khatam ho jata hai.\nPehle copy chahiye? /export bhejiye.`,
});
export const wantsDelete = inLanguages({
  en: 'Delete my account',
  hi: 'मेरा खाता डिलीट करें',
  'hi-Latn': 'Mera account delete karo',
});
export const keepAccount = inLanguages({ en: 'Keep it', hi: 'रहने दें', 'hi-Latn': 'Rehne do' });
export const kept = inLanguages({
  en: 'Good. Nothing was deleted.',
  hi: 'ठीक है। कुछ डिलीट नहीं हुआ।',
  'hi-Latn': 'Theek hai. Kuch delete nahi hua.',
});
export const askAgain = inLanguages({
  en: 'Last question: nobody can bring it back afterwards, not even support. Delete everything now?',
  hi: 'आख़िरी सवाल: इसके बाद कोई वापस नहीं ला सकता, support भी नहीं। अभी सब डिलीट करूँ?',
  'hi-Latn': 'Aakhri sawaal: iske baad koi wapas nahi la sakta, support bhi nahi. Abhi sab delete karun?',
});
export const deleteNow = inLanguages({
  en: 'Yes, delete everything',
  hi: 'हाँ, सब डिलीट करें',
  'hi-Latn': 'Haan, sab delete karo',
});
export const deleted = inLanguages({
  en: 'Done. Your account and everything in it are gone. Thank you for the time together. If you ever want to start again, send /start.',
  hi: 'हो गया। आपका खाता और उसका सब कुछ हट गया। साथ के लिए शुक्रिया। फिर कभी शुरू करना हो तो /start भेजिए।',
  'hi-Latn':
    'Ho gaya. Aapka account aur uska sab kuch hat gaya. Saath ke liye shukriya. Phir kabhi shuru karna ho to /start bhejiye.',
});
export const onlyAdmin = inLanguages({
  en: 'You are the only admin, so your account stays. Make someone else an admin first.',
  hi: 'आप अकेले admin हैं, इसलिए खाता रहेगा। पहले किसी और को admin बनाइए।',
  'hi-Latn': 'Aap akele admin hain, isliye account rahega. Pehle kisi aur ko admin banaiye.',
});
export const deleteOnWeb = inLanguages({
  en: (address: string) =>
    `Nothing was deleted. Your account has its own sign-in, so please confirm it there, in Settings: ${address}`,
  hi: (address) => `कुछ डिलीट नहीं हुआ। आपके खाते का अपना साइन-इन है, उसी से पक्का करना होगा: Settings, ${address}`,
  'hi-Latn': (address) =>
    `Kuch delete nahi hua. Aapke account ka apna sign-in hai, usi se confirm karna hoga: Settings, ${address}`,
});
