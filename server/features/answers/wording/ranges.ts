import * as texts from '../../../../texts/answers.ts';
import type { Locale } from '../../../../texts/locale.ts';
import type { Range } from '../../../language/ranges.ts';

const languages: Record<Locale, string> = { en: 'en-GB', hi: 'hi-IN', 'hi-Latn': 'en-GB' };
const formats = new Map<Locale, Intl.DateTimeFormat>();

/** Made when it is first asked for: the first of a process takes a tenth of a second. */
function dayFormat(locale: Locale): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const parts = { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' } as const;
  const format = new Intl.DateTimeFormat(languages[locale], parts);
  formats.set(locale, format);
  return format;
}

/** "Tue 14 Nov"; with the year where it is another than today's. */
export function dayText(locale: Locale, date: string, today: string): string {
  const text = dayFormat(locale).format(new Date(`${date}T00:00:00Z`));
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
