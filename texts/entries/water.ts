import { inLanguages } from '../locale.ts';

export const water = inLanguages({
  en: (volume: string) => `Water, ${volume}`,
  hi: (volume) => `पानी, ${volume}`,
  'hi-Latn': (volume) => `Paani, ${volume}`,
});

/** `when`: "today", "on 14 Nov". */
export const ofTarget = inLanguages({
  en: (drunk: string, target: string, when: string) => `${drunk} of ${target} ${when}`,
  hi: (drunk, target, when) => `${when} ${target} में से ${drunk}`,
  'hi-Latn': (drunk, target, when) => `${when} ${target} mein se ${drunk}`,
});

export const refused = inLanguages({
  en: (told: string, least: string, most: string) =>
    `${told}? I can log ${least} to ${most} of water at a time, so I left that out.`,
  hi: (told, least, most) => `${told}? एक बार में ${least} से ${most} पानी दर्ज होता है, इसलिए यह छोड़ दिया।`,
  'hi-Latn': (told, least, most) =>
    `${told}? Ek baar mein ${least} se ${most} paani log hota hai, isliye ye chhod diya.`,
});
