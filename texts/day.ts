import { inLanguages } from './locale.ts';
import { figure } from './numbers.ts';

/** Against the target: "760 left" or "120 over". */
const left = (value: number) => figure(Math.abs(Math.round(value)));

/** A target of 0 is none, and then nothing is left or over. */
export const energy = inLanguages({
  en: (eaten: number, target: number) =>
    target === 0
      ? `Energy: ${figure(eaten)} kcal`
      : `Energy: ${figure(eaten)} of ${figure(target)} kcal, ${left(target - eaten)} ${eaten <= target ? 'left' : 'over'}`,
  hi: (eaten, target) =>
    target === 0
      ? `कैलोरी: ${figure(eaten)}`
      : `कैलोरी: ${figure(target)} में से ${figure(eaten)}, ${left(target - eaten)} ${eaten <= target ? 'बाक़ी' : 'ज़्यादा'}`,
  'hi-Latn': (eaten, target) =>
    target === 0
      ? `Calories: ${figure(eaten)} kcal`
      : `Calories: ${figure(target)} mein se ${figure(eaten)} kcal, ${left(target - eaten)} ${eaten <= target ? 'baaki' : 'zyada'}`,
});

/** `day`: "Today", "14 Nov"; the target as above. */
export const energyOfDay = inLanguages({
  en: (day: string, eaten: number, target: number) =>
    target === 0
      ? `${day}: ${figure(eaten)} kcal`
      : `${day}: ${figure(eaten)} of ${figure(target)} kcal, ${left(target - eaten)} ${eaten <= target ? 'left' : 'over'}`,
  hi: (day, eaten, target) =>
    target === 0
      ? `${day}: ${figure(eaten)} कैलोरी`
      : `${day}: ${figure(target)} में से ${figure(eaten)} कैलोरी, ${left(target - eaten)} ${eaten <= target ? 'बाक़ी' : 'ज़्यादा'}`,
  'hi-Latn': (day, eaten, target) =>
    target === 0
      ? `${day}: ${figure(eaten)} kcal`
      : `${day}: ${figure(target)} mein se ${figure(eaten)} kcal, ${left(target - eaten)} ${eaten <= target ? 'baaki' : 'zyada'}`,
});

const macroNames = {
  proteinG: { en: 'protein', hi: 'प्रोटीन', 'hi-Latn': 'protein' },
  carbsG: { en: 'carbs', hi: 'कार्ब्स', 'hi-Latn': 'carbs' },
  netCarbsG: { en: 'net carbs', hi: 'नेट कार्ब्स', 'hi-Latn': 'net carbs' },
  fatG: { en: 'fat', hi: 'फ़ैट', 'hi-Latn': 'fat' },
  fiberG: { en: 'fibre', hi: 'फ़ाइबर', 'hi-Latn': 'fibre' },
  sodiumMg: { en: 'sodium', hi: 'सोडियम', 'hi-Latn': 'sodium' },
};
export type MacroTarget = { goal: keyof typeof macroNames; eaten: number; target: number };

const macroUnit = (goal: MacroTarget['goal']) => (goal === 'sodiumMg' ? 'mg' : 'g');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The nutrients that have a target, each beside it: "Protein 45 of 140 g, carbs 120 of 200 g". */
export const macroTargets = inLanguages({
  en: (targets: MacroTarget[]) =>
    capital(
      targets
        .map(
          ({ goal, eaten, target }) =>
            `${macroNames[goal].en} ${figure(eaten)} of ${figure(target)} ${macroUnit(goal)}`,
        )
        .join(', '),
    ),
  hi: (targets) =>
    targets
      .map(
        ({ goal, eaten, target }) => `${macroNames[goal].hi} ${figure(target)} में से ${figure(eaten)} ${macroUnit(goal)}`,
      )
      .join(', '),
  'hi-Latn': (targets) =>
    capital(
      targets
        .map(
          ({ goal, eaten, target }) =>
            `${macroNames[goal]['hi-Latn']} ${figure(target)} mein se ${figure(eaten)} ${macroUnit(goal)}`,
        )
        .join(', '),
    ),
});

export const macronutrients = inLanguages({
  en: (proteinG: number, carbohydrateG: number, fatG: number) =>
    `Protein ${figure(proteinG)} g, carbs ${figure(carbohydrateG)} g, fat ${figure(fatG)} g`,
  hi: (proteinG, carbohydrateG, fatG) =>
    `प्रोटीन ${figure(proteinG)} ग्राम, कार्ब्स ${figure(carbohydrateG)} ग्राम, फ़ैट ${figure(fatG)} ग्राम`,
  'hi-Latn': (proteinG, carbohydrateG, fatG) =>
    `Protein ${figure(proteinG)} g, carbs ${figure(carbohydrateG)} g, fat ${figure(fatG)} g`,
});

export const water = inLanguages({
  en: (drunk: string, target: string) => `Water: ${drunk} of ${target}`,
  hi: (drunk, target) => `पानी: ${target} में से ${drunk}`,
  'hi-Latn': (drunk, target) => `Paani: ${target} mein se ${drunk}`,
});

/** `change`: "0.6 kg down". */
export const weight = inLanguages({
  en: (change: string) => `Weight: ${change}`,
  hi: (change) => `वज़न: ${change}`,
  'hi-Latn': (change) => `Weight: ${change}`,
});
