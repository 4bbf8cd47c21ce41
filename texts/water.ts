import { inLanguages } from './locale.ts';
import { figure } from './numbers.ts';

export const water = inLanguages({
  en: (ml: number) => `Water, ${figure(ml)} ml`,
  hi: (ml) => `पानी, ${figure(ml)} मिली`,
  'hi-Latn': (ml) => `Paani, ${figure(ml)} ml`,
});

/** `when`: "today", "on 14 Nov". */
export const ofTarget = inLanguages({
  en: (drunk: number, target: number, when: string) => `${figure(drunk, 2)} of ${figure(target, 2)} L ${when}`,
  hi: (drunk, target, when) => `${when} ${figure(target, 2)} में से ${figure(drunk, 2)} लीटर`,
  'hi-Latn': (drunk, target, when) => `${when} ${figure(target, 2)} mein se ${figure(drunk, 2)} L`,
});

export const refused = inLanguages({
  en: (least: number, most: number, ml: number) =>
    `${figure(ml)} ml? I can log ${figure(least)} to ${figure(most)} ml of water at a time, so I left that out.`,
  hi: (least, most, ml) =>
    `${figure(ml)} मिली? एक बार में ${figure(least)} से ${figure(most)} मिली पानी दर्ज होता है, इसलिए यह छोड़ दिया।`,
  'hi-Latn': (least, most, ml) =>
    `${figure(ml)} ml? Ek baar mein ${figure(least)} se ${figure(most)} ml paani log hota hai, isliye ye chhod diya.`,
});
