import { inLanguages, type Locale } from './locale.ts';

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** "14 Nov", "14 नवंबर"; with the year where it is another than today's. */
export function shortDate(locale: Locale, date: string, today: string): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  const key = `${locale} ${year}`;
  const [language, month] = locale === 'hi' ? (['hi-IN', 'long'] as const) : (['en-GB', 'short'] as const);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: 'numeric', month, year });
  formats.set(key, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

const languages = { en: 'en-IN', hi: 'hi-IN', 'hi-Latn': 'en-IN' };

/** "20 November 2026" */
export const longDate = (locale: Locale, date: string): string =>
  new Intl.DateTimeFormat(languages[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** "November 2026" of a month, yyyy-mm. */
export const monthName = (locale: Locale, month: string): string =>
  new Intl.DateTimeFormat(languages[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** A time within a sentence, in the time zone; Hindi names the part of the day. */
function momentText(locale: Locale, instant: Date, options: Intl.DateTimeFormatOptions): string {
  const isHindi = locale === 'hi';
  const told = new Intl.DateTimeFormat(languages[locale], {
    ...{ hour: 'numeric', minute: '2-digit', dayPeriod: isHindi ? 'short' : undefined },
    ...options,
  }).format(instant);
  return isHindi ? `${told} बजे` : told;
}

/** "Fri, 8:00 pm", "शुक्र रात 8:00 बजे" */
export const weekdayMoment = (locale: Locale, instant: Date, timeZone: string): string =>
  momentText(locale, instant, { weekday: 'short', timeZone });

/** "6 Mar 2026, 8:00 pm", "6 मार्च 2026, रात 8:00 बजे" */
export const datedMoment = (locale: Locale, instant: Date, timeZone: string): string =>
  momentText(locale, instant, { day: 'numeric', month: 'short', year: 'numeric', timeZone });

export const today = inLanguages({ en: 'Today', hi: 'आज', 'hi-Latn': 'Aaj' });
export const yesterday = inLanguages({ en: 'Yesterday', hi: 'कल', 'hi-Latn': 'Kal' });

/** A day as a title: "Today", "Yesterday", "14 Nov". */
export function dayTitle(locale: Locale, date: string, now: string): string {
  const daysAgo = (Date.parse(now) - Date.parse(date)) / dayMs;
  if (daysAgo === 0) return today(locale);
  return daysAgo === 1 ? yesterday(locale) : shortDate(locale, date, now);
}

const onDate = inLanguages({
  en: (date: string) => `on ${date}`,
  hi: (date) => `${date} को`,
  'hi-Latn': (date) => `${date} ko`,
});

/** When something was, within a sentence: "today", "yesterday", "on 14 Nov". */
export function whenText(locale: Locale, date: string, now: string): string {
  const title = dayTitle(locale, date, now);
  return title === shortDate(locale, date, now) ? onDate(locale, title) : title.toLowerCase();
}

/** Behind what was not today: " yesterday", " on 14 Nov", " (14 नवंबर)". */
export function otherDay(locale: Locale, date: string, now: string): string {
  if (date === now) return '';
  const title = dayTitle(locale, date, now);
  if (locale === 'en') return ` ${whenText(locale, date, now)}`;
  return ` (${title === yesterday(locale) ? title.toLowerCase() : title})`;
}
