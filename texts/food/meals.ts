import { inLanguages, type Locale } from '../locale.ts';

export const titles = {
  breakfast: inLanguages({ en: 'Breakfast', hi: 'नाश्ता', 'hi-Latn': 'Breakfast' }),
  asnack: inLanguages({ en: 'Afternoon Snack', hi: 'दोपहर का स्नैक', 'hi-Latn': 'Dopahar ka snack' }),
  lunch: inLanguages({ en: 'Lunch', hi: 'लंच', 'hi-Latn': 'Lunch' }),
  esnack: inLanguages({ en: 'Evening Snack', hi: 'शाम का स्नैक', 'hi-Latn': 'Shaam ka snack' }),
  dinner: inLanguages({ en: 'Dinner', hi: 'डिनर', 'hi-Latn': 'Dinner' }),
  snack: inLanguages({ en: 'Snack', hi: 'स्नैक', 'hi-Latn': 'Snack' }),
};

/** "Lunch" */
export const mealTitle = (locale: Locale, meal: keyof typeof titles): string => titles[meal](locale);
