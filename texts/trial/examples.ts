import type { Locale, PageLocale } from '../locale.ts';

export interface Example {
  locale: Locale;
  text: string;
}

/** Sentences to try with on a page; the names of foods are what tells languages apart. */
export const examples: Record<PageLocale, Example[]> = {
  en: [
    { locale: 'hi-Latn', text: '2 roti dal' },
    { locale: 'hi', text: 'राजमा और चावल' },
    { locale: 'en', text: '2 eggs and toast' },
  ],
  hi: [
    { locale: 'hi', text: 'राजमा और चावल' },
    { locale: 'hi-Latn', text: '2 paratha aur dahi' },
    { locale: 'hi', text: 'पोहा और चाय' },
  ],
};
