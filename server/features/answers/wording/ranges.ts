import * as texts from '../../../../texts/answers.ts';
import type { Locale } from '../../../../texts/locale.ts';
import type { Range } from '../../../language/ranges.ts';

const formats: Record<Locale, Intl.DateTimeFormat> = {
  en: dayFormat('en-GB'),
  hi: dayFormat('hi-IN'),
  'hi-Latn': dayFormat('en-GB'),
};

function dayFormat(language: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });
}

/** "Tue 14 Nov"; with the year where it is another than today's. */
export function dayText(locale: Locale, date: string, today: string): string {
  const text = formats[locale].format(new Date(`${date}T00:00:00Z`));
  return date.slice(0, 4) === today.slice(0, 4) ? text : `${text} ${date.slice(0, 4)}`;
}

/** The same at the start of an answer: "Today". */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a range is called: "today", "last week", "since Mon 2 Nov". */
export function rangeText(locale: Locale, { from, to, called }: Range, today: string): string {
  switch (called.name) {
    case 'today':
      return texts.today(locale);
    case 'yesterday':
      return texts.yesterday(locale);
    case 'ever':
      return texts.ever(locale);
    case 'this':
      return texts.thisUnit(locale, called.unit);
    case 'previous':
      return texts.previousUnit(locale, called.unit);
    case 'past':
      return texts.pastUnits(locale, called.count, called.unit);
    case 'since':
      return texts.since(locale, dayText(locale, from, today));
    default:
      return from === to
        ? dayText(locale, from, today)
        : texts.fromTo(locale, dayText(locale, from, today), dayText(locale, to, today));
  }
}
