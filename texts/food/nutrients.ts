import type { NutrientName } from '../../contract/nutrients.ts';
import { inLanguages, type Text } from '../locale.ts';
import { figure, plural } from '../numbers.ts';

const named = (en: string, hi: string): Text => inLanguages({ en, hi, 'hi-Latn': en });
/** As it stands within a sentence: "vitamin C". */
const within = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const vitamin = (letter: string, hi: string): Text => named(`Vitamin ${letter}`, `विटामिन ${hi}`);

export const nutrientNames: Record<NutrientName, Text> = {
  energyKcal: named('Energy', 'कैलोरी'),
  proteinG: named('Protein', 'प्रोटीन'),
  carbohydrateG: named('Carbs', 'कार्ब्स'),
  fatG: named('Fat', 'फ़ैट'),
  fiberG: named('Fibre', 'फ़ाइबर'),
  sugarG: named('Sugar', 'शुगर'),
  sodiumMg: named('Sodium', 'सोडियम'),
  cholesterolMg: named('Cholesterol', 'कोलेस्ट्रॉल'),
  saturatedFatG: named('Saturated fat', 'सैचुरेटेड फ़ैट'),
  potassiumMg: named('Potassium', 'पोटैशियम'),
  calciumMg: named('Calcium', 'कैल्शियम'),
  ironMg: named('Iron', 'आयरन'),
  magnesiumMg: named('Magnesium', 'मैग्नीशियम'),
  zincMg: named('Zinc', 'ज़िंक'),
  vitaminAUg: vitamin('A', 'ए'),
  vitaminCMg: vitamin('C', 'सी'),
  vitaminDUg: vitamin('D', 'डी'),
  vitaminEMg: vitamin('E', 'ई'),
  vitaminKUg: vitamin('K', 'के'),
  thiaminMg: vitamin('B1', 'बी1'),
  riboflavinMg: vitamin('B2', 'बी2'),
  niacinMg: vitamin('B3', 'बी3'),
  vitaminB6Mg: vitamin('B6', 'बी6'),
  vitaminB12Ug: vitamin('B12', 'बी12'),
  folateUg: named('Folate', 'फ़ोलेट'),
  caffeineMg: named('Caffeine', 'कैफ़ीन'),
  alcoholG: named('Alcohol', 'अल्कोहल'),
};

/** "Banana, 1 piece (120 g): potassium 430 mg"; `share`: ", 12% of the 3,510 mg a day". */
export const inFood = inLanguages({
  en: (food: string, name: string, amount: string, share: string) => `${food}: ${within(name)} ${amount}${share}.`,
  hi: (food, name, amount, share) => `${food} में ${name}: ${amount}${share}।`,
  'hi-Latn': (food, name, amount, share) => `${food}: ${within(name)} ${amount}${share}.`,
});
export const unknownInFood = inLanguages({
  en: (food: string, name: string) => `${food}: I have no figure for its ${within(name)}.`,
  hi: (food, name) => `${food}: ${name} का आँकड़ा मेरे पास नहीं है।`,
  'hi-Latn': (food, name) => `${food}: ${within(name)} ka figure mere paas nahi hai.`,
});
/** Beside the recommended allowance of a day. */
export const ofAllowance = inLanguages({
  en: (percent: number, amount: string) => `, ${figure(percent)}% of the recommended ${amount} a day`,
  hi: (percent, amount) => `, रोज़ के ${amount} का ${figure(percent)}%`,
  'hi-Latn': (percent, amount) => `, roz ke ${amount} ka ${figure(percent)}%`,
});
export const ofLimit = inLanguages({
  en: (percent: number, amount: string) => `, ${figure(percent)}% of the day’s limit of ${amount}`,
  hi: (percent, amount) => `, दिन की सीमा ${amount} का ${figure(percent)}%`,
  'hi-Latn': (percent, amount) => `, din ki limit ${amount} ka ${figure(percent)}%`,
});
/** Of what was eaten in a range; `range`: "today". */
export const eatenOf = inLanguages({
  en: (name: string, range: string, amount: string, share: string) => `${name} ${range}: ${amount}${share}.`,
  hi: (name, range, amount, share) => `${range} खाने से ${name}: ${amount}${share}।`,
  'hi-Latn': (name, range, amount, share) => `${name} ${range}: ${amount}${share}.`,
});
/** `amount` is a day's, over so many days with food. */
export const eatenADay = inLanguages({
  en: (amount: string, days: number) =>
    `${amount} a day over ${plural('en', days, { one: '# day with food', other: '# days with food' })}`,
  hi: (amount, days) => `रोज़ ${amount} (खाने के ${figure(days)} दिन)`,
  'hi-Latn': (amount, days) => `roz ${amount} (khane ke ${figure(days)} din)`,
});
export const eatenUnknown = inLanguages({
  en: (name: string, range: string) => `${name} ${range}: I know nothing about it yet. Tell me what you ate.`,
  hi: (name, range) => `${name} ${range}: अभी कुछ पता नहीं। बताइए क्या खाया।`,
  'hi-Latn': (name, range) => `${name} ${range}: abhi kuch pata nahi. Bataiye kya khaya.`,
});
/** `percent` of the energy eaten is of foods whose figures are known. */
export const partlyKnown = inLanguages({
  en: (percent: number) => `Known for ${figure(percent)}% of what you ate; it may be more.`,
  hi: (percent) => `खाने के ${figure(percent)}% का आँकड़ा पता है; असल में ज़्यादा हो सकता है।`,
  'hi-Latn': (percent) => `Khane ke ${figure(percent)}% ka figure pata hai; asal mein zyada ho sakta hai.`,
});
