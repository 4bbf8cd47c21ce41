import { inLanguages } from './locale.ts';
import { figure } from './numbers.ts';

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
  weightTarget: inLanguages({ en: 'Target weight', hi: 'लक्ष्य वज़न', 'hi-Latn': 'Target weight' }),
  proteinG: inLanguages({ en: 'Protein', hi: 'प्रोटीन', 'hi-Latn': 'Protein' }),
  carbsG: inLanguages({ en: 'Carbs', hi: 'कार्ब्स', 'hi-Latn': 'Carbs' }),
  netCarbsG: inLanguages({ en: 'Net carbs', hi: 'नेट कार्ब्स', 'hi-Latn': 'Net carbs' }),
  fatG: inLanguages({ en: 'Fat', hi: 'फ़ैट', 'hi-Latn': 'Fat' }),
  fiberG: inLanguages({ en: 'Fibre', hi: 'फ़ाइबर', 'hi-Latn': 'Fibre' }),
  sodiumMg: inLanguages({ en: 'Sodium', hi: 'सोडियम', 'hi-Latn': 'Sodium' }),
  stepsPerDay: inLanguages({ en: 'Steps', hi: 'कदम', 'hi-Latn': 'Steps' }),
  lossKgPerWeek: inLanguages({ en: 'Pace', hi: 'रफ़्तार', 'hi-Latn': 'Pace' }),
};

export const steps = inLanguages({
  en: (value: number) => `${figure(value)} steps`,
  hi: (value) => `${figure(value)} कदम`,
  'hi-Latn': (value) => `${figure(value)} steps`,
});

export const aWeek = inLanguages({
  en: (weight: string) => `${weight} a week`,
  hi: (weight) => `हफ़्ते में ${weight}`,
  'hi-Latn': (weight) => `hafte mein ${weight}`,
});

export const none = inLanguages({ en: 'none', hi: 'तय नहीं', 'hi-Latn': 'set nahi' });

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
    `Tell me where you want to be, and I’ll compare every day with it: weight goal 68, goal 1800. Your profile suggests targets from your height and weight: ${profile}\n\n${targets}`,
  hi: (profile, targets) =>
    `बताइए कहाँ पहुँचना है, रोज़ का हिसाब मैं रखूँगा: weight goal 68, goal 1800. लंबाई और वज़न से सही लक्ष्य प्रोफ़ाइल में मिलेंगे: ${profile}\n\n${targets}`,
  'hi-Latn': (profile, targets) =>
    `Bataiye kahan pahunchna hai, roz ka hisaab main rakhunga: weight goal 68, goal 1800. Height aur weight se sahi targets profile mein milenge: ${profile}\n\n${targets}`,
});
