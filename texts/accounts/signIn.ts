import { inLanguages } from '../locale.ts';
import { figure } from '../numbers.ts';

export const given = inLanguages({
  en: (minutes: number) =>
    `This link signs you in on the web. It works once, within ${figure(minutes)} minutes. It's only for you: don't share it. Then set a password under Settings, so that your diary stays yours even without Telegram.`,
  hi: (minutes) =>
    `इस लिंक से वेबसाइट पर लॉगिन हो जाएगा, बस एक बार, ${figure(minutes)} मिनट के अंदर। यह सिर्फ़ आपके लिए है, किसी को न भेजें। वहाँ Settings में पासवर्ड रख लीजिए, तो Telegram न रहे तब भी डायरी आपकी रहेगी।`,
  'hi-Latn': (minutes) =>
    `Is link se website par login ho jayega, bas ek baar, ${figure(minutes)} minute ke andar. Ye sirf aapke liye hai, kisi ko na bhejein. Wahan Settings mein password rakh lijiye, to Telegram na rahe tab bhi diary aapki rahegi.`,
});
export const revoke = inLanguages({ en: 'End this link', hi: 'लिंक बंद करें', 'hi-Latn': 'Link band karein' });
export const revoked = inLanguages({
  en: 'The link no longer works.',
  hi: 'अब यह लिंक काम नहीं करेगा।',
  'hi-Latn': 'Ab ye link kaam nahi karega.',
});
export const nothingOpen = inLanguages({
  en: 'That link was already used, or it has expired.',
  hi: 'यह लिंक इस्तेमाल हो चुका है, या इसका समय पूरा हो गया।',
  'hi-Latn': 'Ye link use ho chuka hai, ya iska time khatam ho gaya.',
});
