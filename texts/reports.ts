import { inLanguages } from './locale.ts';

export const where = inLanguages({
  en: (address: string) => `Your monthly reports, as PDF: ${address}`,
  hi: (address) => `आपकी हर महीने की रिपोर्ट, PDF में: ${address}`,
  'hi-Latn': (address) => `Aapki monthly reports, PDF mein: ${address}`,
});

export const needsPlan = inLanguages({
  en: (address: string) =>
    `Monthly reports come with Pro and Premium: ${address}\nFor your last 7 days just write week.`,
  hi: (address) => `महीने की रिपोर्ट Pro और Premium प्लान में मिलती है: ${address}\nपिछले 7 दिन देखने हों तो week लिखिए।`,
  'hi-Latn': (address) =>
    `Monthly report Pro aur Premium plan mein milti hai: ${address}\nPichhle 7 din dekhne hon to week likhiye.`,
});
