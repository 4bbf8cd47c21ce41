import { type Currency, starsCurrency } from '../../contract/commerce/currencies.ts';
import { stars } from '../../texts/commerce/stars.ts';
import { today as todayTold, yesterday as yesterdayTold } from '../../texts/dates.ts';
import { duration as durationTold } from '../../texts/units.ts';
import { readPageLocale } from './pageLocale.ts';
import { shiftDate } from './shiftDate.ts';
import { readTimeZone } from './timeZone.ts';

const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Made once for each way of writing: to make one takes longer than to use it a hundred times. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, known);
  return known;
}

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const known = numberFormats.get(key) ?? new Intl.NumberFormat('en-IN', options);
  numberFormats.set(key, known);
  return known;
}

/** A date or time in the page's language; Hindi writes its months out, and the part of the day before the time. */
function written(english: 'en-IN' | 'en-GB', options: Intl.DateTimeFormatOptions, moment: string): string {
  const isHindi = readPageLocale() === 'hi';
  const month = isHindi && options.month === 'short' ? 'long' : options.month;
  const dayPeriod = isHindi && options.hour ? 'short' : undefined;
  return dateFormat(isHindi ? 'hi-IN' : english, { timeZone: 'UTC', ...options, month, dayPeriod }).format(
    new Date(moment),
  );
}
const startOf = (localDate: string) => `${localDate}T00:00:00Z`;

const number = (value: number, digits: number) => numberFormat({ maximumFractionDigits: digits }).format(value);

/** "1,240" */
export const figure = (value: number, digits = 0) => number(Math.abs(value) < 0.5 / 10 ** digits ? 0 : value, digits);

/** "₹1,234.50" from paise. */
export const rupees = (paise: number) => numberFormat({ style: 'currency', currency: 'INR' }).format(paise / 100);

/** "₹322.92", "350 Stars" */
export const priceTold = ({ amount, currency }: { amount: number; currency: Currency }) =>
  currency === starsCurrency ? stars(readPageLocale(), amount) : rupees(amount);

/** "7 h 30 min" */
export const duration = (hours: number) => durationTold(readPageLocale(), hours);

/** "+0.40", "−1.20", "0.00" */
export const signed = (value: number, digits: number) =>
  `${value > 0 ? '+' : ''}${value.toFixed(digits).replace('-', '−')}`.replace(/^[+−](?=[0.]+$)/, '');

/** "8:05 am", "सुबह 8:05" in the person's time zone. */
export const timeOf = (instant: string) =>
  written('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: readTimeZone() }, instant);

/** "08:05" in the person's time zone, as a field for a time takes it. */
export const clockTimeOf = (instant: string) =>
  dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: readTimeZone() }).format(new Date(instant));

/** "20 Nov 2026, 8:05 am" in the person's time zone. */
export const momentOf = (instant: string) => `${datedDay(localDateOf(instant))}, ${timeOf(instant)}`;

/** "20 November 2026" in the person's time zone. */
export const dateOf = (instant: string) => written('en-IN', { dateStyle: 'long', timeZone: readTimeZone() }, instant);

/** "November 2026" of a month, yyyy-mm. */
export const monthName = (month: string) =>
  written('en-IN', { month: 'long', year: 'numeric' }, startOf(`${month}-01`));

/** The local date of an instant, yyyy-mm-dd. */
export const localDateOf = (instant: string | Date) =>
  dateFormat('sv-SE', { dateStyle: 'short', timeZone: readTimeZone() }).format(new Date(instant));

/** The local date and time of an instant, as the API takes it: 2026-11-20T08:05:09.120. */
export function localMomentAt(moment: Date): string {
  const parts = { hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 } as const;
  const time = dateFormat('en-GB', { ...parts, timeZone: readTimeZone() }).format(moment);
  return `${localDateOf(moment)}T${time}`;
}

/** The instant of a local date and time of the person's time zone. */
export function instantOfLocal(local: string): string {
  const asUtc = Date.parse(`${local}Z`);
  const ahead = Date.parse(`${localMomentAt(new Date(asUtc))}Z`) - asUtc;
  return new Date(asUtc - ahead).toISOString();
}

/** "20 Nov, 8:05 am" of a local date and time. */
export const localMomentText = (local: string) =>
  `${shortDate(local.slice(0, 10))}, ${written('en-IN', { hour: 'numeric', minute: '2-digit' }, `${local}Z`)}`;

/** "Friday 20 November" */
export const longDate = (localDate: string) =>
  written('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }, startOf(localDate));

/** "Friday" */
export const weekdayOf = (localDate: string) => written('en-GB', { weekday: 'long' }, startOf(localDate));

/** "F" of Friday, "शु" of शुक्रवार. */
export const weekdayLetter = (localDate: string) => written('en-GB', { weekday: 'narrow' }, startOf(localDate));

/** "20 November" */
export const dayOfYear = (localDate: string) => written('en-GB', { day: 'numeric', month: 'long' }, startOf(localDate));

/** "20 Nov 2026" */
export const datedDay = (localDate: string) =>
  written('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }, startOf(localDate));

/** "20 Nov" */
export const shortDate = (localDate: string) =>
  written('en-GB', { day: 'numeric', month: 'short' }, startOf(localDate));

/** The seven dates of the week of a date, from its Monday on. */
export function weekOf(localDate: string): string[] {
  const weekday = (new Date(`${localDate}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, day) => shiftDate(localDate, day - weekday));
}

/** "Today", "Yesterday", or the date. */
export function dayName(localDate: string, today: string): string {
  const daysAgo = (Date.parse(today) - Date.parse(localDate)) / 86_400_000;
  if (daysAgo === 0) return todayTold(readPageLocale());
  return daysAgo === 1 ? yesterdayTold(readPageLocale()) : longDate(localDate);
}

/** The first letters of up to three names. */
export const initials = (name: string) =>
  name
    .split(/[\s._-]+/)
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
    .filter(Boolean)
    .slice(0, 3)
    .join('')
    .toUpperCase();

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "263 g" stays on one line. */
export const unbroken = (text: string) => text.replace(/(\d) (?=[\p{L}\p{M}]{1,7}(?![\p{L}\p{M}]))/gu, '$1\u00A0');
