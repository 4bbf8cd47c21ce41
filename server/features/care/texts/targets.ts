import { figure } from '../../../../texts/numbers.ts';
import { kgPerPound, metricUnits, mlPerOunce, type Units } from '../../../../texts/units.ts';
import type { CareTarget, UnsafeReason, UnsafeTarget } from '../policy.ts';

const units: Record<CareTarget, { unit: string; digits: number }> = {
  caloriesConsumePerDay: { unit: 'kcal', digits: 0 },
  weightTarget: { unit: 'kg', digits: 1 },
  waterLitersPerDay: { unit: 'L', digits: 1 },
  proteinG: { unit: 'g', digits: 0 },
  lossKgPerWeek: { unit: 'kg', digits: 1 },
};

type Reasons = Record<UnsafeReason, (asked: string, nearest: string) => string>;

const texts = {
  en: {
    lowEnergy: (asked, nearest) =>
      `${asked} a day is too little for a body to get what it needs. The least I set is ${nearest}.`,
    highEnergy: (asked, nearest) => `${asked} a day is more than anybody needs. The most I set is ${nearest}.`,
    growing: (_asked, nearest) =>
      `You are still growing, so no target below ${nearest}. A doctor or dietitian can plan this with you.`,
    pregnant: (_asked, nearest) =>
      `With a baby on the way, no target below ${nearest}. Your doctor can plan this with you.`,
    breastfeeding: (_asked, nearest) =>
      `While you breastfeed, no target below ${nearest}. Your doctor can plan this with you.`,
    underweight: (asked, nearest) =>
      `At ${asked} you would be underweight. The least that is healthy for your height is ${nearest}.`,
    fastLoss: (_asked, nearest) =>
      `That is faster than is safe. At most ${nearest} a week keeps your muscles and your health.`,
    highProtein: (asked, nearest) => `${asked} of protein is more than your body can use. At most ${nearest} a day.`,
    highWater: (asked, nearest) => `${asked} of water a day can be dangerous. At most ${nearest}.`,
  },
  hi: {
    lowEnergy: (asked, nearest) => `दिन में ${asked} शरीर के लिए बहुत कम है। मैं कम से कम ${nearest} रख सकता हूँ।`,
    highEnergy: (asked, nearest) => `दिन में ${asked} किसी को नहीं चाहिए। ज़्यादा से ज़्यादा ${nearest}।`,
    growing: (_asked, nearest) => `आप अभी बढ़ रहे हैं, इसलिए ${nearest} से कम नहीं। डॉक्टर या डाइटीशियन के साथ तय करें।`,
    pregnant: (_asked, nearest) => `गर्भावस्था में ${nearest} से कम नहीं। अपनी डॉक्टर के साथ तय करें।`,
    breastfeeding: (_asked, nearest) => `स्तनपान के दौरान ${nearest} से कम नहीं। अपनी डॉक्टर के साथ तय करें।`,
    underweight: (asked, nearest) => `${asked} पर आपका वज़न बहुत कम हो जाएगा। आपकी लंबाई के लिए कम से कम ${nearest} ठीक है।`,
    fastLoss: (_asked, nearest) => `इतनी तेज़ी सुरक्षित नहीं है। हफ़्ते में ज़्यादा से ज़्यादा ${nearest}।`,
    highProtein: (asked, nearest) => `${asked} प्रोटीन शरीर इस्तेमाल नहीं कर पाता। दिन में ज़्यादा से ज़्यादा ${nearest}।`,
    highWater: (asked, nearest) => `दिन में ${asked} पानी ख़तरनाक हो सकता है। ज़्यादा से ज़्यादा ${nearest}।`,
  },
  'hi-Latn': {
    lowEnergy: (asked, nearest) =>
      `Din mein ${asked} body ke liye bahut kam hai. Main kam se kam ${nearest} set kar sakta hoon.`,
    highEnergy: (asked, nearest) => `Din mein ${asked} kisi ko nahi chahiye. Zyada se zyada ${nearest}.`,
    growing: (_asked, nearest) =>
      `Aap abhi badh rahe hain, isliye ${nearest} se kam nahi. Doctor ya dietitian ke saath plan karein.`,
    pregnant: (_asked, nearest) => `Pregnancy mein ${nearest} se kam nahi. Apni doctor ke saath plan karein.`,
    breastfeeding: (_asked, nearest) =>
      `Breastfeeding ke dauran ${nearest} se kam nahi. Apni doctor ke saath plan karein.`,
    underweight: (asked, nearest) =>
      `${asked} par aap underweight ho jaayenge. Aapki height ke liye kam se kam ${nearest} theek hai.`,
    fastLoss: (_asked, nearest) => `Itni tezi safe nahi hai. Hafte mein zyada se zyada ${nearest}.`,
    highProtein: (asked, nearest) => `${asked} protein body use nahi kar paati. Din mein zyada se zyada ${nearest}.`,
    highWater: (asked, nearest) => `Din mein ${asked} paani khatarnak ho sakta hai. Zyada se zyada ${nearest}.`,
  },
} satisfies Record<string, Reasons>;

/** "1,200 kcal" */
export function targetFigure(
  target: CareTarget,
  value: number,
  { weightUnit, volumeUnit }: Units = metricUnits,
): string {
  const { unit, digits } = units[target];
  if (unit === 'kg' && weightUnit === 'lb') return `${figure(value / kgPerPound, digits)} lb`;
  if (unit === 'L' && volumeUnit === 'oz') return `${figure((value * 1_000) / mlPerOunce)} oz`;
  return `${figure(value, digits)} ${unit}`;
}

/** Why a target is refused, and what the nearest safe one is. */
export const whyUnsafe = (
  unsafe: UnsafeTarget,
  language: keyof typeof texts = 'en',
  own: Units = metricUnits,
): string =>
  texts[language][unsafe.reason](
    targetFigure(unsafe.target, unsafe.value, own),
    targetFigure(unsafe.target, unsafe.nearest, own),
  );
