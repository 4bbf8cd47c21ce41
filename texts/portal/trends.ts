import type { TrendMetric, TrendStep } from '../../contract/trends.ts';
import { onPages } from '../locale.ts';
import { figure } from '../numbers.ts';

export const time = onPages({ en: 'Time', hi: 'समय' });
export const failed = onPages({ en: 'The trends can’t be shown', hi: 'ट्रेंड नहीं दिख पाए' });
export const oneFailed = onPages({ en: 'The trend can’t be shown', hi: 'ट्रेंड नहीं दिख पाया' });

export const metricTitles = {
  calories: onPages({ en: 'Calories', hi: 'कैलोरी' }),
  proteinG: onPages({ en: 'Protein', hi: 'प्रोटीन' }),
  carbsG: onPages({ en: 'Carbs', hi: 'कार्ब्स' }),
  netCarbsG: onPages({ en: 'Net carbs', hi: 'नेट कार्ब्स' }),
  fatG: onPages({ en: 'Fat', hi: 'फ़ैट' }),
  fiberG: onPages({ en: 'Fibre', hi: 'फ़ाइबर' }),
  waterMl: onPages({ en: 'Water', hi: 'पानी' }),
  sleepHr: onPages({ en: 'Sleep', hi: 'नींद' }),
  activeMin: onPages({ en: 'Active', hi: 'एक्टिव समय' }),
  burnedKcal: onPages({ en: 'Burned', hi: 'ख़र्च हुई कैलोरी' }),
  steps: onPages({ en: 'Steps', hi: 'कदम' }),
  weightKg: onPages({ en: 'Weight', hi: 'वज़न' }),
} satisfies Record<TrendMetric, unknown>;

export const ranges = {
  week: onPages({ en: 'Week', hi: 'हफ़्ता' }),
  month: onPages({ en: 'Month', hi: 'महीना' }),
  quarter: onPages({ en: '3 months', hi: '3 महीने' }),
  year: onPages({ en: 'Year', hi: 'साल' }),
  all: onPages({ en: 'All', hi: 'अब तक' }),
};
export const lastDays = onPages({
  en: (days: number) => `The last ${days} days`,
  hi: (days) => `पिछले ${days} दिन`,
});
export const allTime = onPages({ en: 'All time', hi: 'शुरू से अब तक' });

export const averages = onPages({ en: 'Daily averages', hi: 'रोज़ का औसत' });
export const ofTarget = onPages({ en: (target: string) => `of ${target}`, hi: (target) => `/ ${target}` });
export const goal = onPages({ en: (weight: string) => `goal ${weight}`, hi: (weight) => `लक्ष्य ${weight}` });

export const nothingLogged = onPages({
  en: (title: string) => `${title}: nothing logged on a full day yet.`,
  hi: (title) => `${title}: इस दौरान किसी पूरे दिन में कुछ दर्ज नहीं है।`,
});
/** The rule of every average on the pages. */
export const averageRule = onPages({
  en: 'Averages include only full days with something logged. Today will be added tomorrow.',
  hi: 'औसत में वे पूरे दिन गिने जाते हैं जिनमें कुछ दर्ज है। आज का दिन कल से जुड़ेगा।',
});
/** What a chart shows: "Protein by day", "Protein per day, by week". */
export const course = onPages({
  en: (title: string, by: TrendStep) => `${title} ${by === 'day' ? 'by day' : `per day, by ${by}`}`,
  hi: (title, by) => `${title}, ${by === 'day' ? 'रोज़ का' : `रोज़ का औसत, हर ${by === 'week' ? 'हफ़्ते' : 'महीने'} का`}`,
});
export const average = onPages({ en: 'Average', hi: 'औसत' });
export const aDay = onPages({ en: 'Daily average', hi: 'रोज़ का औसत' });
export const goalName = onPages({ en: 'Goal', hi: 'लक्ष्य' });
/** At the mark of it in the chart. */
export const goalMark = onPages({ en: (weight: string) => `Goal ${weight}`, hi: (weight) => `लक्ष्य ${weight}` });
export const target = onPages({ en: 'Target', hi: 'लक्ष्य' });
export const targetMark = onPages({ en: (amount: string) => `Target ${amount}`, hi: (amount) => `लक्ष्य ${amount}` });
export const before = onPages({ en: 'Previously', hi: 'इससे पहले' });
/** Than in the time before, behind the average; the share is in percent, less when negative. */
export const change = onPages({
  en: (percent: number) => `${figure(Math.abs(percent))} % ${percent > 0 ? 'more' : 'less'}`,
  hi: (percent) => `${figure(Math.abs(percent))} % ${percent > 0 ? 'ज़्यादा' : 'कम'}`,
});
export const daysLogged = onPages({ en: 'Days logged', hi: 'दर्ज दिन' });
export const byMonth = onPages({ en: 'By month', hi: 'महीने के हिसाब से' });
export const date = onPages({ en: 'Date', hi: 'तारीख़' });
export const weekOf = onPages({ en: 'Week of', hi: 'हफ़्ते की शुरुआत' });
export const movingAverage = onPages({ en: '7-day average', hi: '7 दिन का औसत' });
export const days = onPages({ en: 'Days', hi: 'दिन' });
