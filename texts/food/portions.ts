import type { Locale } from '../locale.ts';
import { figure } from '../numbers.ts';

/** Units of weight and volume, which have no plural: "150 g", "250 ml". */
const measures: Record<string, string> = {
  g: 'ग्राम',
  kg: 'किलो',
  mg: 'मिग्रा',
  oz: 'औंस',
  lb: 'पाउंड',
  ml: 'मिली',
  l: 'लीटर',
};

const inHindi: Record<string, string> = {
  piece: 'पीस',
  slice: 'स्लाइस',
  katori: 'कटोरी',
  bowl: 'बाउल',
  cup: 'कप',
  glass: 'गिलास',
  plate: 'प्लेट',
  tablespoon: 'बड़ा चम्मच',
  teaspoon: 'छोटा चम्मच',
  'serving spoon': 'परोसने का चम्मच',
  packet: 'पैकेट',
  bar: 'बार',
  can: 'कैन',
  bottle: 'बोतल',
  scoop: 'स्कूप',
  serving: 'सर्विंग',
  handful: 'मुट्ठी',
  bunch: 'गुच्छा',
  leaf: 'पत्ता',
  clove: 'कली',
  wedge: 'टुकड़ा',
  strip: 'पट्टी',
  cube: 'क्यूब',
  stick: 'स्टिक',
  ball: 'गोला',
  box: 'डिब्बा',
  bag: 'पैकेट',
  container: 'डिब्बा',
  roll: 'रोल',
  inch: 'इंच',
  pinch: 'चुटकी',
  sandwich: 'सैंडविच',
  ladle: 'कड़छी',
  pint: 'पाइंट',
};

export const isMeasure = (unit: string): boolean => unit in measures;

/** "katori", "कटोरी" */
export const unitName = (locale: Locale, unit: string): string =>
  locale === 'hi' ? (measures[unit] ?? inHindi[unit] ?? unit) : unit;

/** An amount in a unit of the food table: "2 pieces", "2 पीस", "150 ml". */
export function portion(locale: Locale, quantity: number, unit: string): string {
  const amount = figure(quantity, 2);
  const isPlural = locale === 'en' && quantity > 1 && !isMeasure(unit);
  return `${amount} ${isPlural ? englishPlural(unit) : unitName(locale, unit)}`;
}

const englishPlural = (unit: string) =>
  unit === 'leaf' ? 'leaves' : `${unit}${/(?:s|x|ch|sh)$/.test(unit) ? 'es' : 's'}`;
