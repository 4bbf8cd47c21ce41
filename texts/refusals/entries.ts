import { onPages } from '../locale.ts';

export const inFuture = onPages({
  en: 'That time lies in the future. Log it once it has happened.',
  hi: 'यह समय अभी आया नहीं है। हो जाने के बाद लिखिए।',
});
export const longAgo = onPages({
  en: 'That time lies too far in the past.',
  hi: 'यह समय बहुत पुराना है। तारीख़ देख लीजिए।',
});

export const tooMuchEnergy = {
  logged: onPages({
    en: (most: number) => `That would be more than ${most} kcal. Nothing was logged.`,
    hi: (most) => `यह ${most} kcal से ज़्यादा हो जाएगा। कुछ नहीं लिखा गया।`,
  }),
  changed: onPages({
    en: (most: number) => `That would be more than ${most} kcal. Nothing was changed.`,
    hi: (most) => `यह ${most} kcal से ज़्यादा हो जाएगा। कुछ नहीं बदला गया।`,
  }),
};
export const lessThanNothing = onPages({
  en: (amount: string) => `"${amount}" is less than nothing. Nothing was logged.`,
  hi: (amount) => `“${amount}” शून्य से कम है। कुछ नहीं लिखा गया।`,
});
export const noSuchPortion = onPages({
  en: (food: string, unit: string, units: string) => `${food} isn’t measured by "${unit}". It is by: ${units}.`,
  hi: (food, unit, units) => `${food} की मात्रा “${unit}” में नहीं दी जाती। ऐसे दी जाती है: ${units}।`,
});
export const noFood = onPages({
  en: 'No food was recognised in that. Nothing was logged.',
  hi: 'इसमें खाने की कोई चीज़ समझ नहीं आई। कुछ नहीं लिखा गया।',
});
export const notEaten = onPages({
  en: "That doesn't say that anything was eaten. Nothing was logged.",
  hi: 'इससे यह नहीं लगता कि कुछ खाया गया। कुछ नहीं लिखा गया।',
});
export const foodsNotRecognised = onPages({
  en: (names: string) => `Not recognised: ${names}. Nothing was logged. Use another name, or log it with its figures.`,
  hi: (names) => `समझ नहीं आया: ${names}। कुछ नहीं लिखा गया। दूसरा नाम लिखिए, या आँकड़ों के साथ दर्ज कीजिए।`,
});
export const tooManyCopied = onPages({
  en: (most: number) => `At most ${most} foods are copied at once. Copy a meal.`,
  hi: (most) => `एक बार में ज़्यादा से ज़्यादा ${most} चीज़ें कॉपी होती हैं। एक-एक भोजन कॉपी कीजिए।`,
});
export const noMood = onPages({
  en: 'Tell a mood, a tag or a note.',
  hi: 'मूड, टैग या नोट में से कुछ एक दीजिए।',
});
export const noSuchReading = onPages({
  en: 'There is no such kind of reading.',
  hi: 'इस तरह की रीडिंग नहीं है।',
});
export const noSuchMedicine = onPages({
  en: 'There is no such medicine.',
  hi: 'ऐसी कोई दवा आपकी सूची में नहीं है।',
});
export const dayToCome = onPages({ en: 'That day is still to come.', hi: 'वह दिन अभी आया नहीं है।' });
