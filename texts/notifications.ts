import { inLanguages } from './locale.ts';

export const where = inLanguages({
  en: (address: string) =>
    `I can remind you of water and meals and send you reports. Pick what you like under Notifications: ${address}\nNothing was logged.`,
  hi: (address) =>
    `पानी और खाने की याद दिला सकता हूँ, रिपोर्ट भी भेज सकता हूँ। Notifications में चुन लीजिए: ${address}\nअभी कुछ दर्ज नहीं किया।`,
  'hi-Latn': (address) =>
    `Paani aur khane ki yaad dila sakta hoon, reports bhi bhej sakta hoon. Notifications mein chun lijiye: ${address}\nAbhi kuch log nahi kiya.`,
});
