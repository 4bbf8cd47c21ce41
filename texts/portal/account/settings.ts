import { onPages } from '../../locale.ts';
import { type Units, unitNames } from '../../units.ts';

export const choiceNotSaved = onPages({ en: 'Your choice was not saved', hi: 'आपकी पसंद सेव नहीं हो पाई' });
export const on = onPages({ en: 'On', hi: 'चालू' });
export const off = onPages({ en: 'Off', hi: 'बंद' });

export const search = onPages({ en: 'Search settings', hi: 'सेटिंग खोजें' });
export const nothingFound = onPages({
  en: (looked: string) => `No setting for “${looked}”.`,
  hi: (looked) => `“${looked}” की कोई सेटिंग नहीं मिली।`,
});
export const sections = {
  general: onPages({ en: 'General', hi: 'सामान्य' }),
  health: onPages({ en: 'Health and AI', hi: 'सेहत और AI' }),
  signIn: onPages({ en: 'Sign-in and security', hi: 'साइन इन और सुरक्षा' }),
  data: onPages({ en: 'Data and account', hi: 'डेटा और अकाउंट' }),
};
/** By what settings are looked for beside their titles. */
export const searchWords = {
  language: onPages({ en: 'english hindi hinglish replies', hi: 'हिन्दी हिंदी अंग्रेज़ी जवाब' }),
  timeZone: onPages({
    en: 'timezone clock city country day start midnight night shift',
    hi: 'समय घड़ी शहर देश दिन शुरू रात',
  }),
  theme: onPages({ en: 'dark light mode colours colors', hi: 'डार्क लाइट गहरा हल्का रंग' }),
  dashboard: onPages({ en: 'tiles steps blood pressure mood', hi: 'टाइल कदम बीपी मूड' }),
  telegram: onPages({ en: 'telegram bot chat connect', hi: 'टेलीग्राम बॉट चैट' }),
  cycle: onPages({ en: 'periods tracking menstruation', hi: 'माहवारी मासिक' }),
  aiHelp: onPages({ en: 'model privacy', hi: 'एआई मॉडल निजता' }),
  originals: onPages({ en: 'pictures files privacy keep', hi: 'तस्वीर फ़ाइल रखें' }),
  password: onPages({ en: 'change security', hi: 'बदलें' }),
  passkeys: onPages({ en: 'fingerprint face pin security', hi: 'फ़िंगरप्रिंट चेहरा पिन' }),
  secondFactor: onPages({ en: '2fa totp authenticator security code', hi: 'कोड सुरक्षा' }),
  devices: onPages({ en: 'sessions sign out log out', hi: 'साइन आउट फ़ोन' }),
  data: onPages({ en: 'export import download json csv backup', hi: 'डाउनलोड एक्सपोर्ट इम्पोर्ट' }),
  deleteAccount: onPages({ en: 'remove close erase', hi: 'हटाएँ बंद' }),
};

export const themeLead = onPages({
  en: 'Light, dark or the same as your device. Saved in this browser only.',
  hi: 'हल्की, गहरी, या जैसी डिवाइस की हो। यह इसी ब्राउज़र में याद रहती है।',
});

export const language = onPages({ en: 'Language', hi: 'भाषा' });
export const languageLead = onPages({
  en: 'Replies in the chat, reminders, mails and PDFs come in this language, and with Hindi these pages too.',
  hi: 'चैट के जवाब, रिमाइंडर, ईमेल और PDF इसी भाषा में आते हैं; हिन्दी चुनें तो ये पेज भी।',
});
export const asIWrite = onPages({ en: 'As I write', hi: 'जैसे मैं लिखूँ' });
export const languageSaved = onPages({ en: 'Language saved.', hi: 'भाषा सेव हो गई।' });
export const languageNotSaved = onPages({ en: 'The language was not saved', hi: 'भाषा सेव नहीं हो पाई' });
export const languageFailed = onPages({ en: 'The language can’t be shown', hi: 'भाषा नहीं दिख पाई' });

export const timeZone = onPages({ en: 'Time zone', hi: 'टाइम ज़ोन' });
export const timeZoneLead = onPages({
  en: 'Your days and your reminders follow this clock. Changing it doesn’t move past entries to another day.',
  hi: 'आपका दिन इसी घड़ी से शुरू और ख़त्म होता है, और रिमाइंडर भी इसी से आते हैं। बदलने पर पुरानी एंट्री का दिन नहीं बदलता।',
});
export const dayStart = onPages({ en: 'Your day starts at', hi: 'आपका दिन शुरू होता है' });
export const dayStartLead = onPages({
  en: 'Up late or on night shifts? What you log before this time counts for the day before.',
  hi: 'देर रात तक जागते हैं? इस समय से पहले जो लिखेंगे, वह पिछले दिन में गिना जाएगा।',
});
export const dayStartSaved = onPages({ en: 'Saved. It counts from now on.', hi: 'सेव हो गया। अब से ऐसे ही गिनेंगे।' });
export const dayStartNotSaved = onPages({ en: 'The start of your day was not saved', hi: 'दिन की शुरुआत सेव नहीं हो पाई' });
export const atMidnight = onPages({ en: 'midnight', hi: 'आधी रात' });
export const timeZoneSaved = onPages({ en: 'Time zone saved.', hi: 'टाइम ज़ोन सेव हो गया।' });
export const timeZoneNotSaved = onPages({ en: 'The time zone was not saved', hi: 'टाइम ज़ोन सेव नहीं हो पाया' });
export const timeZoneFailed = onPages({ en: 'The time zone can’t be shown', hi: 'टाइम ज़ोन नहीं दिख पाया' });
export const noTimeZone = onPages({ en: 'No such time zone', hi: 'ऐसा कोई टाइम ज़ोन नहीं मिला' });
export const takeDevice = onPages({
  en: (zone: string) => `Use this device’s: ${zone}`,
  hi: (zone) => `इस डिवाइस वाला रखें: ${zone}`,
});

export const dashboard = onPages({ en: 'Dashboard', hi: 'डैशबोर्ड' });
export const dashboardLead = onPages({
  en: 'Choose what else your dashboard shows.',
  hi: 'चुनिए कि डैशबोर्ड पर और क्या दिखे।',
});
export const tiles = onPages({ en: 'Dashboard tiles', hi: 'डैशबोर्ड के टाइल' });
export const dashboardSaved = onPages({ en: 'Dashboard saved.', hi: 'डैशबोर्ड सेव हो गया।' });
export const dashboardNotSaved = onPages({ en: 'The dashboard was not saved', hi: 'डैशबोर्ड सेव नहीं हो पाया' });
export const tileTitles = {
  steps: onPages({ en: 'Steps', hi: 'कदम' }),
  medicines: onPages({ en: 'Medicines', hi: 'दवाइयाँ' }),
  workouts: onPages({ en: 'Workouts', hi: 'वर्कआउट' }),
  mood: onPages({ en: 'Mood', hi: 'मूड' }),
  fasting: onPages({ en: 'Fasting', hi: 'व्रत' }),
};

export const units = onPages({ en: 'Units', hi: 'यूनिट' });
export const unitsLead = onPages({
  en: 'Here, in the chat and in reports. Nothing you have logged changes.',
  hi: 'यहाँ, चैट में और रिपोर्ट में। पहले दर्ज किया हुआ कुछ नहीं बदलता।',
});
export const unitsSaved = onPages({ en: 'Units saved.', hi: 'यूनिट सेव हो गईं।' });
export const unitsNotSaved = onPages({ en: 'The units were not saved', hi: 'यूनिट सेव नहीं हो पाईं' });
/** What one chooses from. */
export const unitChoices = {
  kg: unitNames.kg,
  lb: unitNames.lb,
  cm: unitNames.cm,
  ft: onPages({ en: 'ft and in', hi: 'फ़ुट-इंच' }),
  ml: unitNames.ml,
  oz: unitNames.oz,
  'mg/dl': onPages({ en: 'mg/dl', hi: 'mg/dl' }),
  'mmol/l': onPages({ en: 'mmol/l', hi: 'mmol/l' }),
} satisfies Record<Units[keyof Units], unknown>;
export const weight = onPages({ en: 'Weight', hi: 'वज़न' });
export const unitOfWeight = onPages({ en: 'Unit of weight', hi: 'वज़न की यूनिट' });
export const height = onPages({ en: 'Height', hi: 'कद' });
export const unitOfHeight = onPages({ en: 'Unit of height', hi: 'कद की यूनिट' });
export const drinks = onPages({ en: 'Drinks', hi: 'पीने की चीज़ें' });
export const unitOfDrinks = onPages({ en: 'Unit of drinks', hi: 'पीने की चीज़ों की यूनिट' });
export const glucose = onPages({ en: 'Glucose', hi: 'शुगर' });
export const unitOfGlucose = onPages({ en: 'Unit of glucose', hi: 'शुगर की यूनिट' });

export const aiHelp = onPages({ en: 'AI help', hi: 'AI की मदद' });
export const aiHelpOn = onPages({ en: 'AI help is on.', hi: 'AI की मदद चालू है।' });
export const aiHelpOff = onPages({ en: 'AI help is off.', hi: 'AI की मदद बंद है।' });
export const sentChat = {
  off: onPages({
    en: 'a message that FitPulse does not understand, with today’s calories and protein',
    hi: 'जो मैसेज FitPulse समझ न पाए, साथ में आज की कैलोरी और प्रोटीन',
  }),
  doubt: onPages({
    en: 'a message that FitPulse is not sure of, with what you last talked about and today’s calories and protein',
    hi: 'जो मैसेज FitPulse को साफ़ समझ न आए, साथ में पिछली बात और आज की कैलोरी और प्रोटीन',
  }),
  first: onPages({
    en: 'what you write to FitPulse, with what you last talked about and today’s calories and protein',
    hi: 'आप FitPulse को जो लिखें, साथ में पिछली बात और आज की कैलोरी और प्रोटीन',
  }),
};
export const sentPhotos = onPages({ en: 'photos that you send', hi: 'आपकी भेजी हुई फ़ोटो' });
export const sentVoice = onPages({ en: 'voice notes that you send', hi: 'आपके भेजे हुए वॉइस नोट' });
export const aiHelpLead = onPages({
  en: (sent: string) =>
    `When this is on, an AI model may be sent ${sent}. It is not told who you are. Amounts come from your own words, figures from the food table, and whatever only the AI worked out is marked and can be undone. A message that it understood correctly may be kept on this server, without names and numbers, for FitPulse to learn from; turning this off deletes it.`,
  hi: (sent) =>
    `यह चालू हो तो AI मॉडल को यह भेजा जा सकता है: ${sent}। उसे यह नहीं बताया जाता कि आप कौन हैं। मात्रा आपके ही शब्दों से और आँकड़े खाने की सूची से आते हैं, और जो सिर्फ़ AI ने समझा, उस पर निशान रहता है और उसे वापस किया जा सकता है। जो मैसेज उसने सही समझा, वह नाम और आँकड़े हटाकर इसी सर्वर पर रखा जा सकता है, ताकि FitPulse उससे सीखे; यह बंद करने पर वह मिट जाता है।`,
});
