import { inLanguages } from '../locale.ts';

export const howLong = inLanguages({
  en: 'How long did you sleep? Write, say, slept 6.5 hours, or slept 11 pm to 6 am.',
  hi: 'कितनी देर सोए? ऐसे लिखिए: 6.5 घंटे सोया',
  'hi-Latn': 'Kitni der soye? Aise likhiye: 6.5 ghante soya, ya slept 11 pm to 6 am.',
});

export const refused = inLanguages({
  en: (most: number, hours: string) => `${hours}? A day has only ${most} hours, so I left that out.`,
  hi: (most, hours) => `${hours}? दिन में तो ${most} ही घंटे होते हैं, इसलिए यह छोड़ दिया।`,
  'hi-Latn': (most, hours) => `${hours}? Din mein to ${most} hi ghante hote hain, isliye ye chhod diya.`,
});

/** `slept`: "7 h 30 min yesterday". */
export const logged = inLanguages({
  en: (slept: string, target: string) => `Sleep, ${slept} · target ${target}`,
  hi: (slept, target) => `नींद, ${slept} · लक्ष्य ${target}`,
  'hi-Latn': (slept, target) => `Neend, ${slept} · target ${target}`,
});

/** `slept`: "4 h 40 min". */
export const alreadyLogged = inLanguages({
  en: (slept: string) => `You already logged ${slept} for this night. Replace it, or add it?`,
  hi: (slept) => `इस रात की ${slept} नींद पहले से दर्ज है। उसे बदल दूँ या यह भी जोड़ूँ?`,
  'hi-Latn': (slept) => `Is raat ki ${slept} neend pehle se log hai. Use badal doon ya ye bhi jodun?`,
});
export const replaceIt = inLanguages({ en: 'Replace it', hi: 'बदल दो', 'hi-Latn': 'Badal do' });
export const addIt = inLanguages({ en: 'Add it', hi: 'जोड़ दो', 'hi-Latn': 'Jod do' });
