import { readingNames } from '../../entries/readings.ts';
import { onPages, type PageLocale } from '../../locale.ts';

export const title = onPages({ en: 'Readings', hi: 'रीडिंग' });
export const reading = onPages({ en: 'Reading', hi: 'रीडिंग' });
export const value = onPages({ en: 'Value', hi: 'नतीजा' });
export const unit = onPages({ en: 'Unit', hi: 'यूनिट' });
export const when = onPages({ en: 'When', hi: 'कब' });
export const guideline = onPages({ en: 'Guideline', hi: 'गाइडलाइन' });
export const notSaid = onPages({ en: 'Not given', hi: 'नहीं बताया' });

export const add = onPages({ en: 'Add reading', hi: 'रीडिंग जोड़ें' });
export const edit = onPages({ en: 'Edit reading', hi: 'रीडिंग बदलें' });
export const notLogged = onPages({ en: 'Failed to log reading', hi: 'रीडिंग दर्ज नहीं हो पाई' });
export const systolic = onPages({ en: 'Upper (systolic)', hi: 'ऊपर वाला (सिस्टोलिक)' });
export const diastolic = onPages({ en: 'Lower (diastolic)', hi: 'नीचे वाला (डायस्टोलिक)' });
export const upper = onPages({ en: 'Upper', hi: 'ऊपर वाला' });
export const lower = onPages({ en: 'Lower', hi: 'नीचे वाला' });
export const pulse = onPages({ en: 'Pulse (optional)', hi: 'पल्स (चाहें तो)' });

export const ownKind = onPages({ en: 'Something else…', hi: 'कुछ और नापना है…' });
export const ownKindFailed = onPages({ en: 'The kind could not be added', hi: 'यह रीडिंग नहीं जुड़ पाई' });
export const whatMeasured = onPages({ en: 'What do you measure?', hi: 'आप क्या नापते हैं?' });
export const exampleKind = onPages({ en: 'Peak flow', hi: 'पीक फ़्लो' });
export const unitOptional = onPages({ en: 'Unit (optional)', hi: 'यूनिट (चाहें तो)' });
export const exampleUnit = onPages({ en: 'L/min', hi: 'L/min' });
export const addKind = onPages({ en: 'Add this kind', hi: 'जोड़ें' });

export const overTime = onPages({ en: 'Readings over time', hi: 'रीडिंग का उतार-चढ़ाव' });
export const lastDays = onPages({ en: (days: number) => `Last ${days} days`, hi: (days) => `पिछले ${days} दिन` });
export const noneYet = onPages({
  en: 'Log a reading, such as your blood pressure, and you’ll see here how it changes.',
  hi: 'कोई रीडिंग दर्ज कीजिए, जैसे ब्लड प्रेशर, फिर उसका उतार-चढ़ाव यहाँ दिखेगा।',
});
export const show = onPages({ en: 'Show', hi: 'क्या देखना है' });
/** What the chart shows; the range is '' where none is usual. */
export const course = onPages({
  en: (name: string, days: number, range: string) =>
    `${name} over the last ${days} days${range && `, with the usual range ${range}`}`,
  hi: (name, days, range) => `${name}, पिछले ${days} दिन${range && `, सामान्य सीमा ${range} के साथ`}`,
});
export const range = onPages({
  en: (low: string, high: string) => `${low} to ${high}`,
  hi: (low, high) => `${low} से ${high}`,
});
/** Who draws a limit, or what begins there. */
export const limits = {
  aha: onPages({ en: 'AHA', hi: 'AHA' }),
  india: onPages({ en: 'India', hi: 'भारत' }),
  fasting: onPages({ en: 'Fasting', hi: 'खाली पेट' }),
  prediabetes: onPages({ en: 'Prediabetes', hi: 'प्री-डायबिटीज़' }),
  diabetes: onPages({ en: 'Diabetes', hi: 'डायबिटीज़' }),
};

/** What a kind of reading is called; one of a person's own stays in their words. */
export const readingTitle = (locale: PageLocale, kind: string, title: string): string =>
  locale === 'hi' && kind in readingNames ? readingNames[kind as keyof typeof readingNames](locale) : title;
