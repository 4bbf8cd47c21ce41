import { inLanguages } from '../locale.ts';

/** What the assistant says after it changed an entry. */

export const changedTo = inLanguages({
  en: (entry: string) => `Changed to ${entry}`,
  hi: (entry) => `बदल दिया: ${entry}`,
  'hi-Latn': (entry) => `Badal diya: ${entry}`,
});

export const itWas = inLanguages({
  en: (entry: string) => `It was ${entry}`,
  hi: (entry) => `पहले था: ${entry}`,
  'hi-Latn': (entry) => `Pehle tha: ${entry}`,
});

/** `day`: "on 14 Nov". */
export const movedToDay = inLanguages({
  en: (day: string) => `Moved to ${day}`,
  hi: (day) => `${day} में डाल दिया`,
  'hi-Latn': (day) => `${day} mein daal diya`,
});
