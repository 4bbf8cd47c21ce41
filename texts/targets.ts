import { inLanguages } from './locale.ts';

export const title = inLanguages({
  en: 'Your daily targets',
  hi: 'आपके रोज़ के लक्ष्य',
  'hi-Latn': 'Aapke daily targets',
});

export const labels = {
  caloriesConsumePerDay: inLanguages({ en: 'Eat', hi: 'खाना', 'hi-Latn': 'Khana' }),
  waterLitersPerDay: inLanguages({ en: 'Water', hi: 'पानी', 'hi-Latn': 'Paani' }),
  calorieBurnPerDay: inLanguages({ en: 'Burn', hi: 'कसरत', 'hi-Latn': 'Burn' }),
  sleepHrsTarget: inLanguages({ en: 'Sleep', hi: 'नींद', 'hi-Latn': 'Neend' }),
  weightTarget: inLanguages({ en: 'Weight', hi: 'वज़न', 'hi-Latn': 'Weight' }),
};

export const none = inLanguages({ en: 'none', hi: 'तय नहीं', 'hi-Latn': 'set nahi' });

export const was = inLanguages({
  en: (label: string, amount: string) => `${label} was ${amount}.`,
  hi: (label, amount) => `पहले: ${label} ${amount}`,
  'hi-Latn': (label, amount) => `Pehle: ${label} ${amount}`,
});

export const backTo = inLanguages({
  en: (amount: string) => `Back to ${amount}`,
  hi: (amount) => `वापस ${amount}`,
  'hi-Latn': (amount) => `Wapas ${amount}`,
});

export const set = inLanguages({
  en: (amount: string) => `Set ${amount}`,
  hi: (amount) => `${amount} रखें`,
  'hi-Latn': (amount) => `${amount} set karo`,
});

export const doctorSet = inLanguages({
  en: 'My doctor set this',
  hi: 'डॉक्टर ने कहा है',
  'hi-Latn': 'Doctor ne kaha hai',
});

export const stays = inLanguages({
  en: (reason: string) => `${reason} Your target stays as it was.`,
  hi: (reason) => `${reason} आपका लक्ष्य वही रखा है।`,
  'hi-Latn': (reason) => `${reason} Aapka target wahi rakha hai.`,
});

/** `least` and `most` with their unit. */
export const outOfBounds = inLanguages({
  en: (label: string, least: string, most: string) => `${label}: I can set ${least} to ${most}, or 0 for no target.`,
  hi: (label, least, most) => `${label}: ${least} से ${most} तक रख सकते हैं, या 0 यानी कोई लक्ष्य नहीं।`,
  'hi-Latn': (label, least, most) => `${label}: ${least} se ${most} tak set ho sakta hai, ya 0 yaani koi target nahi.`,
});

export const howToSet = inLanguages({
  en: (profile: string, targets: string) =>
    `Tell me where you want to be, and I count every day against it: weight goal 68, goal 1800. Your profile proposes targets from your height and weight: ${profile}\n\n${targets}`,
  hi: (profile, targets) =>
    `बताइए कहाँ पहुँचना है, रोज़ का हिसाब मैं रखूँगा: weight goal 68, goal 1800. लंबाई और वज़न से सही लक्ष्य प्रोफ़ाइल में मिलेंगे: ${profile}\n\n${targets}`,
  'hi-Latn': (profile, targets) =>
    `Bataiye kahan pahunchna hai, roz ka hisaab main rakhunga: weight goal 68, goal 1800. Height aur weight se sahi targets profile mein milenge: ${profile}\n\n${targets}`,
});
