import type { AnswerOf } from '../../contract/http.ts';
import type { getNutrientIntakes, NutrientIntake } from '../../contract/nutrientIntakes.ts';
import { nutrientNames } from '../food/nutrients.ts';
import { onPages, type PageLocale } from '../locale.ts';
import { plural } from '../numbers.ts';

type Reference = AnswerOf<typeof getNutrientIntakes>['referenceFor'];

export const time = onPages({ en: 'Time', hi: 'समय' });
export const ranges = {
  day: onPages({ en: 'Today', hi: 'आज' }),
  week: onPages({ en: '7 days', hi: '7 दिन' }),
  month: onPages({ en: '30 days', hi: '30 दिन' }),
};
export const failed = onPages({ en: 'The nutrients can’t be shown', hi: 'पोषण की जानकारी नहीं दिख पाई' });

export const groups = {
  vitamins: onPages({ en: 'Vitamins', hi: 'विटामिन' }),
  minerals: onPages({ en: 'Minerals', hi: 'मिनरल' }),
  watched: onPages({ en: 'To keep an eye on', hi: 'इन पर नज़र रखिए' }),
  macronutrients: onPages({ en: 'Calories and macronutrients', hi: 'कैलोरी, प्रोटीन, कार्ब्स और फ़ैट' }),
};

export const nothingLogged = onPages({ en: 'No food logged on these days yet.', hi: 'इस दौरान कोई खाना दर्ज नहीं है।' });
export const logFood = onPages({ en: 'Log what you ate', hi: 'जो खाया वह लिखिए' });
export const toSee = onPages({ en: 'to see what was in it.', hi: 'और देखिए कि उसमें क्या-क्या था।' });

export const eatenToday = onPages({ en: 'What you have eaten today.', hi: 'आज आपने जो खाया, उसका हिसाब।' });
export const averageDay = onPages({
  en: (days: number) =>
    `Your average over ${plural('en', days, { one: 'one full day', other: '# full days' })} with food logged.`,
  hi: (days) => `जिन ${days} दिनों का खाना दर्ज है, उनके एक दिन का औसत।`,
});
/** Behind one of the two; the share is "80 %". */
export const knownOf = onPages({
  en: (share: string) => ` Vitamins and minerals are known for only ${share} of it, so the true amounts can be higher.`,
  hi: (share) => ` विटामिन और मिनरल का पता इसमें से ${share} का ही है: असल में इससे ज़्यादा भी हो सकता है।`,
});

const people = {
  en: { '': 'adults', male: 'men', female: 'women', other: 'adults' },
  hi: { '': 'बड़ों', male: 'पुरुषों', female: 'महिलाओं', other: 'बड़ों' },
};
const lifeStages = {
  en: { '': '', pregnant: ' who are pregnant', breastfeeding: ' who are breastfeeding' },
  hi: { '': '', pregnant: 'गर्भवती ', breastfeeding: 'दूध पिलाने वाली ' },
};
export const reference = onPages({
  en: ({ gender, lifeStage, fromAge, toAge }: Reference) =>
    `The second amount is what ICMR-NIN (2020) recommends for ${people.en[gender]} aged ${toAge === null ? `${fromAge} and over` : `${fromAge} to ${toAge}`}${lifeStages.en[lifeStage]}.`,
  hi: ({ gender, lifeStage, fromAge, toAge }) =>
    `साथ में लिखी मात्रा वह है जो ICMR-NIN (2020) ${toAge === null ? `${fromAge} साल या उससे बड़ी उम्र` : `${fromAge} से ${toAge} साल`} की ${lifeStages.hi[lifeStage]}${people.hi[gender]} के लिए सही मानता है।`,
});
export const unknownStays = onPages({
  en: 'What isn’t known about a food stays unknown and is never counted as 0.',
  hi: 'जिस खाने के बारे में कोई बात पता नहीं, उसे कभी 0 नहीं गिना जाता।',
});
export const tellSex = onPages({
  en: 'Add your sex to your profile to see the other recommendations.',
  hi: 'बाक़ी के लिए प्रोफ़ाइल में अपना लिंग बताइए।',
});

/** What a nutrient is called. */
export const nutrientTitle = (locale: PageLocale, { name, title }: Pick<NutrientIntake, 'name' | 'title'>): string =>
  locale === 'en' ? title : nutrientNames[name](locale);

const hindiUnits: Record<string, string> = { kcal: 'कैलोरी', g: 'ग्राम', mg: 'मिलीग्राम', µg: 'माइक्रोग्राम' };

/** What an amount is told in. */
export const unitName = (locale: PageLocale, unit: string): string =>
  locale === 'hi' ? (hindiUnits[unit] ?? unit) : unit;

export const notKnown = onPages({ en: 'not known', hi: 'पता नहीं' });
/** Behind what was eaten. */
export const ofAtLeast = onPages({ en: (amount: string) => ` of ${amount}`, hi: (amount) => ` · ज़रूरत ${amount}` });
export const ofAtMost = onPages({
  en: (amount: string) => ` of at most ${amount}`,
  hi: (amount) => ` · सीमा ${amount}`,
});
export const aboveLimit = onPages({ en: 'Above the limit. ', hi: 'सीमा से ज़्यादा। ' });
export const knownPart = onPages({
  en: (share: string) => `Known for ${share} of what you ate.`,
  hi: (share) => `आपके खाने के ${share} का ही पता है।`,
});
