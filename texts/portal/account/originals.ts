import { onPages } from '../../locale.ts';

export const title = onPages({ en: 'Photos and lab reports', hi: 'फ़ोटो और लैब रिपोर्ट' });
export const lead = onPages({
  en: (days: number) =>
    `FitPulse reads the meal photos and lab reports that you send, and then discards the files. Keep them if you like: only you see them, they are part of your export, and they are deleted after ${days} days.`,
  hi: (days) =>
    `FitPulse आपकी भेजी खाने की फ़ोटो और लैब रिपोर्ट पढ़कर फ़ाइलें हटा देता है। चाहें तो इन्हें रख सकते हैं: ये सिर्फ़ आपको दिखेंगी, आपके एक्सपोर्ट में आएँगी और ${days} दिन बाद हट जाएँगी।`,
});
export const keep = onPages({ en: 'Keep', hi: 'रखें' });
export const doNotKeep = onPages({ en: 'Don’t keep', hi: 'न रखें' });
export const kept = onPages({ en: 'New photos are kept.', hi: 'अब से नई फ़ोटो रखी जाएँगी।' });
export const notKept = onPages({ en: 'New photos are not kept.', hi: 'अब से नई फ़ोटो नहीं रखी जाएँगी।' });

export const list = onPages({ en: 'Kept photos and files', hi: 'रखी हुई फ़ोटो और फ़ाइलें' });
export const mealPhoto = onPages({
  en: (date: string) => `Photo of a meal, ${date}`,
  hi: (date) => `खाने की फ़ोटो, ${date}`,
});
export const labReport = onPages({ en: (date: string) => `Lab report, ${date}`, hi: (date) => `लैब रिपोर्ट, ${date}` });
export const downloadOf = onPages({
  en: (file: string) => `Download ${file}`,
  hi: (file) => `डाउनलोड करें: ${file}`,
});
export const deleteOf = onPages({ en: (file: string) => `Delete ${file}`, hi: (file) => `हटाएँ: ${file}` });
export const notCome = onPages({ en: 'The file could not be downloaded', hi: 'फ़ाइल नहीं आ पाई' });
export const deleteTitle = onPages({ en: 'Delete this file?', hi: 'यह फ़ाइल हटानी है?' });
export const whatGoes = onPages({
  en: (file: string) => `${file}, will be gone for good. What was read from it stays.`,
  hi: (file) => `${file} हमेशा के लिए हट जाएगी। इससे जो पढ़ा गया, वह रहेगा।`,
});
export const notDeleted = onPages({ en: 'It was not deleted', hi: 'फ़ाइल हट नहीं पाई' });
