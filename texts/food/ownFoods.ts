import { inLanguages } from '../locale.ts';
import { figure } from '../numbers.ts';
import { kcal } from '../units.ts';

/** `figures`: "1 handful: 200 kcal, protein 6 g". */
export const kept = inLanguages({
  en: (name: string, figures: string) => `Saved as your own food: ${name}, ${figures}. Nothing is logged yet.`,
  hi: (name, figures) => `आपके खाने में सहेज लिया: ${name}, ${figures}। अभी कुछ दर्ज नहीं किया।`,
  'hi-Latn': (name, figures) => `Aapke apne foods mein save ho gaya: ${name}, ${figures}. Abhi kuch log nahi kiya.`,
});
/** Behind figures per 100 g; `grams`: "25 g". */
export const servingIs = inLanguages({
  en: (grams: string) => `, a serving is ${grams}`,
  hi: (grams) => `, एक सर्विंग ${grams}`,
  'hi-Latn': (grams) => `, ek serving ${grams}`,
});
export const replaced = inLanguages({
  en: (name: string, figures: string) =>
    `${name} now has these figures: ${figures}. What you logged before stays as it is.`,
  hi: (name, figures) => `${name} के नए आँकड़े: ${figures}। पहले का दर्ज किया हुआ वैसा ही रहेगा।`,
  'hi-Latn': (name, figures) => `${name} ke naye figures: ${figures}. Pehle ka log waisa hi rahega.`,
});
/** `name` in small letters: smoothie. */
export const howToUse = inLanguages({
  en: (name: string) => `Write “had my ${name}” and I’ll log it, or “forget my ${name}”.`,
  hi: (name) => `दर्ज करने के लिए लिखिए “1 ${name} लिया”, हटाने के लिए “मेरा ${name} भूल जाओ”।`,
  'hi-Latn': (name) => `Log karne ke liye likhiye “1 ${name} liya”, hatane ke liye “mera ${name} bhool jao”.`,
});
export const figuresDontFit = inLanguages({
  en: (name: string) =>
    `These figures for ${name} don’t add up, so I saved nothing. Protein and carbs have 4 kcal a gram, fat has 9: could you check them?`,
  hi: (name) =>
    `${name} के ये आँकड़े आपस में मेल नहीं खाते, इसलिए कुछ नहीं सहेजा। 1 ग्राम प्रोटीन या कार्ब्स में 4 कैलोरी होती है, फ़ैट में 9: एक बार देख लीजिए।`,
  'hi-Latn': (name) =>
    `${name} ke ye figures aapas mein match nahi karte, isliye kuch save nahi kiya. 1 g protein ya carbs mein 4 kcal hoti hai, fat mein 9: ek baar check kar lijiye.`,
});

const inGrams = (en: string, hi: string) =>
  inLanguages({
    en: (value: number) => `${en} ${figure(value, 1)} g`,
    hi: (value) => `${hi} ${figure(value, 1)} ग्राम`,
    'hi-Latn': (value) => `${en} ${figure(value, 1)} g`,
  });
const inMilligrams = (en: string, hi: string) =>
  inLanguages({
    en: (value: number) => `${en} ${figure(value)} mg`,
    hi: (value) => `${hi} ${figure(value)} मिग्रा`,
    'hi-Latn': (value) => `${en} ${figure(value)} mg`,
  });

/** Within a sentence, in the order of a label: "protein 12 g". */
export const nutrients = [
  { nutrient: 'energyKcal', text: kcal },
  { nutrient: 'proteinG', text: inGrams('protein', 'प्रोटीन') },
  { nutrient: 'carbohydrateG', text: inGrams('carbs', 'कार्ब्स') },
  { nutrient: 'fatG', text: inGrams('fat', 'फ़ैट') },
  { nutrient: 'fiberG', text: inGrams('fibre', 'फ़ाइबर') },
  { nutrient: 'sugarG', text: inGrams('sugar', 'शुगर') },
  { nutrient: 'sodiumMg', text: inMilligrams('sodium', 'सोडियम') },
  { nutrient: 'cholesterolMg', text: inMilligrams('cholesterol', 'कोलेस्ट्रॉल') },
] as const;
