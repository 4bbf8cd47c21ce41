import { inLanguages } from './locale.ts';

/** What each command of the bot does, as Telegram lists them. */
export const commands = {
  today: inLanguages({ en: 'Your day so far', hi: 'आज का हिसाब', 'hi-Latn': 'Aaj ka hisaab' }),
  week: inLanguages({ en: 'The last seven days', hi: 'पिछले सात दिन', 'hi-Latn': 'Pichhle saat din' }),
  card: inLanguages({ en: 'Your day as a pinned card', hi: 'दिन का पिन किया कार्ड', 'hi-Latn': 'Din ka pinned card' }),
  goal: inLanguages({ en: 'Your daily targets', hi: 'आपके रोज़ के लक्ष्य', 'hi-Latn': 'Aapke daily targets' }),
  undo: inLanguages({ en: 'Take back the last change', hi: 'पिछला बदलाव हटाएँ', 'hi-Latn': 'Pichhla change wapas' }),
  reminders: inLanguages({ en: 'Your reminders', hi: 'आपके रिमाइंडर', 'hi-Latn': 'Aapke reminders' }),
  medicines: inLanguages({ en: 'Your medicines', hi: 'आपकी दवाइयाँ', 'hi-Latn': 'Aapki dawaiyan' }),
  plans: inLanguages({ en: 'Plans, prices and payment', hi: 'प्लान, दाम और पेमेंट', 'hi-Latn': 'Plans, daam aur payment' }),
  start: inLanguages({ en: 'Set up your targets', hi: 'लक्ष्य तय करें', 'hi-Latn': 'Targets set karein' }),
  login: inLanguages({
    en: 'A link that signs you in on the web',
    hi: 'वेबसाइट पर साइन इन का लिंक',
    'hi-Latn': 'Website par sign in ka link',
  }),
  link: inLanguages({
    en: 'Join this diary with one on the web',
    hi: 'इस डायरी को वेबसाइट की डायरी से जोड़ें',
    'hi-Latn': 'Is diary ko website ki diary se jodein',
  }),
  language: inLanguages({
    en: 'English, हिन्दी or Hinglish',
    hi: 'हिन्दी, English या Hinglish',
    'hi-Latn': 'Hinglish, हिन्दी ya English',
  }),
  export: inLanguages({
    en: 'All your data as a file',
    hi: 'आपका सारा डेटा, फ़ाइल में',
    'hi-Latn': 'Aapka saara data, file mein',
  }),
  stop: inLanguages({
    en: 'Stop reminders, reports and news',
    hi: 'रिमाइंडर, रिपोर्ट, ख़बरें बंद',
    'hi-Latn': 'Reminders, reports, news band',
  }),
  delete: inLanguages({ en: 'Delete your account', hi: 'खाता डिलीट करें', 'hi-Latn': 'Account delete karein' }),
  support: inLanguages({
    en: 'Write to the support team',
    hi: 'Support टीम को लिखें',
    'hi-Latn': 'Support team ko likhein',
  }),
  help: inLanguages({
    en: 'What you can tell me',
    hi: 'मुझे क्या-क्या बता सकते हैं',
    'hi-Latn': 'Mujhe kya-kya bata sakte hain',
  }),
};

/** What it does in a group. */
export const groupCommands = {
  pot: inLanguages({
    en: 'Share a pot you ate together',
    hi: 'साथ खाया हुआ खाना बाँटें',
    'hi-Latn': 'Saath khaya hua khana baantein',
  }),
  help: inLanguages({
    en: 'What I do in a group',
    hi: 'ग्रुप में मैं क्या करता हूँ',
    'hi-Latn': 'Group mein main kya karta hoon',
  }),
};
