import { inLanguages } from './locale.ts';

export const where = inLanguages({
  en: (address: string) => `The month as a PDF: ${address}`,
  hi: (address) => `पूरे महीने की PDF: ${address}`,
  'hi-Latn': (address) => `Poore mahine ki PDF: ${address}`,
});

export const needsPlan = inLanguages({
  en: (address: string) => `Monthly reports come with Pro and Premium: ${address}\nFor your week just write “my week”.`,
  hi: (address) => `महीने की रिपोर्ट Pro और Premium प्लान में मिलती है: ${address}\nअपना हफ़्ता देखना हो तो लिखिए: मेरा हफ़्ता`,
  'hi-Latn': (address) =>
    `Monthly report Pro aur Premium plan mein milti hai: ${address}\nApna hafta dekhna ho to likhiye: mera hafta`,
});

export const onItsWay = inLanguages({
  en: 'Here is the month as a PDF.',
  hi: 'यह रही पूरे महीने की PDF।',
  'hi-Latn': 'Ye rahi poore mahine ki PDF.',
});
