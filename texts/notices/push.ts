import { inLanguages } from '../locale.ts';

/** What a lock screen shows of a notice that is for its reader alone. */
export const news = inLanguages({
  en: 'There is something new for you.',
  hi: 'आपके लिए कुछ नया है।',
  'hi-Latn': 'Aapke liye kuch naya hai.',
});
