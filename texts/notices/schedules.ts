import { shortDate } from '../dates.ts';
import { inLanguages, type Locale } from '../locale.ts';
import { figure, plural } from '../numbers.ts';

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clock = (time: string) => {
  const hour = Math.floor(minutesOf(time) / 60) % 12 || 12;
  const minute = time.slice(3);
  return minute === '00' ? `${hour}` : `${hour}:${minute}`;
};
/** The part of the day that a Hindi time is told with. */
function partOf(time: string): 'morning' | 'noon' | 'evening' | 'night' {
  const hour = minutesOf(time) / 60;
  if (hour >= 4 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 16) return 'noon';
  return hour >= 16 && hour < 20 ? 'evening' : 'night';
}
const hindiParts = { morning: 'सुबह', noon: 'दोपहर', evening: 'शाम', night: 'रात' };
const hinglishParts = { morning: 'subah', noon: 'dopahar', evening: 'shaam', night: 'raat' };

/** A local time 'HH:MM': "8:30 pm", "रात 8:30 बजे", "raat 8:30 baje". */
export const timeOfDay = inLanguages({
  en: (time: string) => `${clock(time)} ${minutesOf(time) < 720 ? 'am' : 'pm'}`,
  hi: (time) => `${hindiParts[partOf(time)]} ${clock(time)} बजे`,
  'hi-Latn': (time) => `${hinglishParts[partOf(time)]} ${clock(time)} baje`,
});

const joinWords = inLanguages({ en: 'and', hi: 'और', 'hi-Latn': 'aur' });
/** "8 am, 2 pm and 8 pm" */
export function listOf(locale: Locale, items: string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${joinWords(locale)} ${last}`;
}

const weekdayNames = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  hi: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  'hi-Latn': ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};
/** Monday is 1. */
export const weekdayName = (locale: Locale, day: number): string => weekdayNames[locale][day - 1] ?? '';

export const everyDay = inLanguages({ en: 'every day', hi: 'रोज़', 'hi-Latn': 'roz' });
const everyOf = inLanguages({
  en: (days: string) => `every ${days}`,
  hi: (days) => `हर ${days}`,
  'hi-Latn': (days) => `har ${days}`,
});
const weekdays = inLanguages({ en: 'Monday to Friday', hi: 'सोमवार से शुक्रवार', 'hi-Latn': 'Monday se Friday' });
const weekends = inLanguages({ en: 'Saturday and Sunday', hi: 'शनिवार और रविवार', 'hi-Latn': 'Saturday aur Sunday' });

/** "every day", "every Monday and Thursday". */
function onDays(locale: Locale, days: number[]): string {
  const sorted = [...days].sort().join('');
  if (days.length === 0 || days.length === 7) return everyDay(locale);
  if (sorted === '12345') return everyOf(locale, weekdays(locale));
  if (sorted === '67') return everyOf(locale, weekends(locale));
  const names = [...days].sort().map((day) => weekdayName(locale, day));
  return everyOf(locale, listOf(locale, names));
}

const interval = inLanguages({
  en: (everyMin: number) =>
    everyMin % 60 === 0
      ? plural('en', everyMin / 60, { one: 'every hour', other: 'every # hours' })
      : `every ${figure(everyMin)} minutes`,
  hi: (everyMin) => `हर ${everyMin % 60 === 0 ? `${figure(everyMin / 60)} घंटे` : `${figure(everyMin)} मिनट`} में`,
  'hi-Latn': (everyMin) =>
    `har ${everyMin % 60 === 0 ? `${figure(everyMin / 60)} ghante` : `${figure(everyMin)} min`} mein`,
});
const fromTo = inLanguages({
  en: (from: string, to: string) => `from ${from} to ${to}`,
  hi: (from, to) => `${from} से ${to} तक`,
  'hi-Latn': (from, to) => `${from} se ${to} tak`,
});
const at = inLanguages({ en: (times: string) => `at ${times}`, hi: (times) => times, 'hi-Latn': (times) => times });
const onDay = inLanguages({
  en: (date: string) => `on ${date}`,
  hi: (date) => `${date} को`,
  'hi-Latn': (date) => `${date} ko`,
});
const todayWord = inLanguages({ en: 'today', hi: 'आज', 'hi-Latn': 'aaj' });
const tomorrowWord = inLanguages({ en: 'tomorrow', hi: 'कल', 'hi-Latn': 'kal' });
const until = inLanguages({
  en: (date: string) => `until ${date}`,
  hi: (date) => `${date} तक`,
  'hi-Latn': (date) => `${date} tak`,
});

/** A day to come, within a sentence: "today", "tomorrow", "on 27 Nov". */
export function comingDay(locale: Locale, date: string, today: string): string {
  const days = (Date.parse(date) - Date.parse(today)) / 86_400_000;
  if (days === 0) return todayWord(locale);
  return days === 1 ? tomorrowWord(locale) : onDay(locale, shortDate(locale, date, today));
}

/** When a reminder comes, in local times of day 'HH:MM' and local dates. */
export interface Schedule {
  times: string[];
  everyMin: number | null;
  windowFrom: string | null;
  windowTo: string | null;
  /** Monday is 1; empty for every day. */
  days: number[];
  /** Counted from `startDate`; with `days`, those of every so many weeks. */
  everyDays: number | null;
  /** Dates of every month; one that a month doesn't have is its last day. */
  monthDays: number[];
  /** Which of `days` of a month: 1 for the first, -1 for the last; empty for all. */
  monthWeeks: number[];
  /** Of the month of `startDate` and of every so many after it. */
  everyMonths: number | null;
  startDate: string | null;
  until: string | null;
}

const ordinal = (day: number) => {
  const suffix = day >= 11 && day <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${suffix}`;
};
const everySoManyDays = inLanguages({
  en: (days: number) => `every ${ordinal(days)} day`,
  hi: (days) => (days === 2 ? 'एक दिन छोड़कर' : `हर ${figure(days)} दिन में`),
  'hi-Latn': (days) => (days === 2 ? 'ek din chhodkar' : `har ${figure(days)} din mein`),
});
const everySoManyWeeks = inLanguages({
  en: (weeks: number, days: string) => `every ${figure(weeks)} weeks on ${days}`,
  hi: (weeks, days) => `हर ${figure(weeks)} हफ़्ते में ${days} को`,
  'hi-Latn': (weeks, days) => `har ${figure(weeks)} hafte mein ${days} ko`,
});
const everyMonth = inLanguages({
  en: (months: number | null) => (months === null ? 'every month' : `every ${figure(months)} months`),
  hi: (months) => (months === null ? 'हर महीने' : `हर ${figure(months)} महीने में`),
  'hi-Latn': (months) => (months === null ? 'har mahine' : `har ${figure(months)} mahine mein`),
});
/** Not every month has it. */
const longMonthDay = 29;
const inShorterMonths = inLanguages({
  en: ' (in shorter months on the last day)',
  hi: ' (छोटे महीनों में आख़िरी दिन)',
  'hi-Latn': ' (chhote mahinon mein aakhri din)',
});
const ofMonth = inLanguages({
  en: (days: number[], months: number | null) =>
    months === null
      ? `on the ${listOf('en', days.map(ordinal))} of every month`
      : `${everyMonth('en', months)} on the ${listOf('en', days.map(ordinal))}`,
  hi: (days, months) =>
    `${everyMonth('hi', months)}${months === null ? ' की' : ''} ${listOf('hi', days.map(String))} तारीख़ को`,
  'hi-Latn': (days, months) =>
    `${everyMonth('hi-Latn', months)}${months === null ? ' ki' : ''} ${listOf('hi-Latn', days.map(String))} tareekh ko`,
});
const weekNames = {
  en: ['', 'first', 'second', 'third', 'fourth'],
  hi: ['', 'पहले', 'दूसरे', 'तीसरे', 'चौथे'],
  'hi-Latn': ['', 'pehle', 'doosre', 'teesre', 'chauthe'],
};
const lastWeek = inLanguages({ en: 'last', hi: 'आख़िरी', 'hi-Latn': 'aakhri' });
const weekName = (locale: Locale, week: number): string => weekNames[locale][week] ?? lastWeek(locale);
const weekdaysOfMonth = inLanguages({
  en: (which: string, months: number | null) =>
    months === null ? `on the ${which} of every month` : `${everyMonth('en', months)} on the ${which}`,
  hi: (which, months) => `${everyMonth('hi', months)}${months === null ? ' के' : ''} ${which} को`,
  'hi-Latn': (which, months) => `${everyMonth('hi-Latn', months)}${months === null ? ' ke' : ''} ${which} ko`,
});
const beginning = inLanguages({
  en: (date: string) => `from ${date}`,
  hi: (date) => `${date} से`,
  'hi-Latn': (date) => `${date} se`,
});

/** "every day", "every 2nd day", "every 2 weeks on Sunday", "on the 1st and 15th of every month", "on the last Friday of every month". */
function recurrence(locale: Locale, told: Schedule): string {
  const { days, everyDays, monthDays, monthWeeks, everyMonths } = told;
  if (monthDays.length > 0) {
    const sorted = [...monthDays].sort((one, other) => one - other);
    const isLong = sorted.some((day) => day >= longMonthDay);
    return `${ofMonth(locale, sorted, everyMonths)}${isLong ? inShorterMonths(locale) : ''}`;
  }
  const names = [...days].sort().map((day) => weekdayName(locale, day));
  if (monthWeeks.length > 0) {
    const weeks = [...monthWeeks.filter((week) => week > 0).sort(), ...monthWeeks.filter((week) => week < 0)];
    const which = listOf(
      locale,
      weeks.map((week) => weekName(locale, week)),
    );
    return weekdaysOfMonth(locale, `${which} ${listOf(locale, names)}`, everyMonths);
  }
  if (everyDays === null) return onDays(locale, days);
  if (days.length === 0) return everySoManyDays(locale, everyDays);
  return everySoManyWeeks(locale, everyDays / 7, listOf(locale, names));
}

/** "every day at 8:30 pm", "today at 5 pm", "every 2 hours from 9 am to 9 pm, every Monday". */
export function schedule(locale: Locale, told: Schedule, today: string): string {
  const { times, everyMin, windowFrom, windowTo, startDate } = told;
  const clocks = at(
    locale,
    listOf(
      locale,
      times.map((time) => timeOfDay(locale, time)),
    ),
  );
  if (startDate !== null && startDate === told.until) return `${comingDay(locale, startDate, today)} ${clocks}`;
  const isToCome = startDate !== null && startDate > today;
  const start = isToCome ? `, ${beginning(locale, shortDate(locale, startDate, today))}` : '';
  const end = `${start}${told.until ? `, ${until(locale, shortDate(locale, told.until, today))}` : ''}`;
  const days = recurrence(locale, told);
  if (everyMin === null) return `${days} ${clocks}${end}`;
  const window = fromTo(locale, timeOfDay(locale, windowFrom ?? ''), timeOfDay(locale, windowTo ?? ''));
  const weekly = days === everyDay(locale) ? '' : `, ${days}`;
  return `${interval(locale, everyMin)}, ${window}${weekly}${end}`;
}

/** What is told of when is set as it was told, or not at all. */
export const notRead = inLanguages({
  en: (word: string) => `I'm not sure what “${word}” means here, so nothing is set yet.`,
  hi: (word) => `“${word}” से क्या मतलब है, समझ नहीं आया, इसलिए अभी कुछ सेट नहीं किया।`,
  'hi-Latn': (word) => `“${word}” ka matlab samajh nahi aaya, isliye abhi kuch set nahi kiya.`,
});
export const contradiction = inLanguages({
  en: "I'm not sure when you mean, so nothing is set yet.",
  hi: 'ठीक से समझ नहीं आया कि कब-कब, इसलिए अभी कुछ सेट नहीं किया।',
  'hi-Latn': 'Theek se samajh nahi aaya ki kab-kab, isliye abhi kuch set nahi kiya.',
});
