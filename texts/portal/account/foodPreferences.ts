import { onPages } from '../../locale.ts';

export const title = onPages({ en: 'What you eat', hi: 'आपका खान-पान' });
export const lead = onPages({
  en: 'Suggestions keep to your diet, and leave out what you are allergic to or don’t like.',
  hi: 'सुझाव आपके खान-पान के हिसाब से आएँगे; जिससे एलर्जी है या जो पसंद नहीं, वह नहीं सुझाया जाएगा।',
});
export const saved = onPages({
  en: 'Saved. Suggestions will follow it.',
  hi: 'सेव हो गया। अब सुझाव इसी हिसाब से आएँगे।',
});
export const notSaved = onPages({ en: 'This was not saved', hi: 'यह सेव नहीं हो पाया' });
export const diet = onPages({ en: 'Diet', hi: 'खान-पान' });
export const everything = onPages({ en: 'I eat everything', hi: 'सब कुछ चलता है' });
export const allergies = onPages({ en: 'Allergies', hi: 'एलर्जी' });
export const exampleAllergies = onPages({ en: 'Peanuts, milk, …', hi: 'मूँगफली, दूध, …' });
/** Offered as one types; what is chosen is kept in these words, which suggestions know in both languages. */
export const commonAllergies = {
  milk: onPages({ en: 'Milk', hi: 'दूध' }),
  eggs: onPages({ en: 'Eggs', hi: 'अंडा' }),
  peanuts: onPages({ en: 'Peanuts', hi: 'मूँगफली' }),
  treeNuts: onPages({ en: 'Tree nuts', hi: 'मेवे' }),
  wheat: onPages({ en: 'Wheat', hi: 'गेहूँ' }),
  soy: onPages({ en: 'Soy', hi: 'सोया' }),
  fish: onPages({ en: 'Fish', hi: 'मछली' }),
  shellfish: onPages({ en: 'Shellfish', hi: 'झींगा' }),
  sesame: onPages({ en: 'Sesame', hi: 'तिल' }),
  mustard: onPages({ en: 'Mustard', hi: 'सरसों' }),
};
export const dislikes = onPages({ en: 'Foods you don’t like', hi: 'जो पसंद नहीं' });
export const exampleDislikes = onPages({ en: 'Bitter gourd, …', hi: 'करेला, …' });
