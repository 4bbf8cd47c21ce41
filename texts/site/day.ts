import { onPages } from '../locale.ts';

export const eyebrow = onPages({ en: 'Your day', hi: 'आपका दिन' });
export const title = onPages({
  en: 'You eat, drink and walk. The day adds itself up.',
  hi: 'आप खाइए, पीजिए, टहलिए। दिन का हिसाब अपने-आप जुड़ता जाएगा।',
});
export const lead = onPages({
  en: 'Against your own targets, in the chat and on your dashboard.',
  hi: 'आपके अपने लक्ष्यों के सामने, चैट में भी और डैशबोर्ड पर भी।',
});
export const points = [
  onPages({
    en: 'Meals, water, walks, weight and sleep in one diary',
    hi: 'खाना, पानी, सैर, वज़न और नींद, सब एक डायरी में',
  }),
  onPages({ en: 'What is left for today, in plain words', hi: 'आज कितना बाक़ी है, सीधे शब्दों में' }),
  onPages({
    en: 'Halve it, double it, change it or undo it with a tap',
    hi: 'आधा, दोगुना, बदलना या हटाना, बस एक टैप में',
  }),
];

export const sampleLabel = onPages({ en: 'A sample of today’s progress', hi: 'आज की प्रगति का नमूना' });
export const progress = onPages({ en: 'Today’s Progress', hi: 'आज अब तक' });
export const sample = onPages({ en: 'Sample', hi: 'नमूना' });
export const ofKcal = onPages({ en: (kcal: string) => `of ${kcal} kcal`, hi: (kcal) => `${kcal} कैलोरी में से` });
export const calories = onPages({ en: 'Calories', hi: 'कैलोरी' });
export const kcal = onPages({ en: 'kcal', hi: 'कैलोरी' });
export const left = onPages({ en: 'kcal left', hi: 'कैलोरी बाक़ी' });
export const macronutrients = onPages({
  en: 'Protein 52 g · carbs 168 g · fat 34 g',
  hi: 'प्रोटीन 52 · कार्ब्स 168 · फ़ैट 34 ग्राम',
});
export const water = onPages({ en: 'Water', hi: 'पानी' });
export const ofMl = onPages({ en: (ml: string) => `of ${ml} ml`, hi: (ml) => `/ ${ml} मिली` });
export const activities = onPages({ en: 'Activities', hi: 'कसरत' });
export const minutes = onPages({ en: 'min', hi: 'मिनट' });
export const weight = onPages({ en: 'Weight', hi: 'वज़न' });
export const weightIs = onPages({ en: (kg: number) => `${kg} kg`, hi: (kg) => `${kg} किलो` });
export const lessThisWeek = onPages({
  en: (kg: number) => `${kg} kg less this week`,
  hi: (kg) => `इस हफ़्ते ${kg} किलो कम`,
});
export const said = onPages({ en: 'walked 38 min after lunch', hi: 'लंच के बाद 38 मिनट टहला' });
