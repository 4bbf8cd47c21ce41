import type { Goals } from '../../../contract/accounts/profile.ts';
import type { Review } from '../../../contract/reviews.ts';
import { monthName, shortDate } from '../../../texts/dates.ts';
import type { Locale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/reviews.ts';
import type { Listener } from '../../../texts/units.ts';
import { addDays, clockOf, localDateOf } from '../../lib/dates.ts';
import { averagesText, listChanges, type Span } from './findings/changes.ts';
import type { ReviewDay } from './findings/days.ts';
import { findHelped } from './findings/helped.ts';
import { nextThing } from './findings/nextThing.ts';

export const codeOf = { week: 'weekly_report', month: 'monthly_report' } as const;

export interface ReviewSpan {
  period: texts.ReviewPeriod;
  /** Local dates. */
  from: string;
  to: string;
}

export const weekUntil = (date: string): ReviewSpan => ({ period: 'week', from: addDays(date, -6), to: date });

/** The month before the one of a date. */
export function monthBefore(date: string): ReviewSpan {
  const to = addDays(`${date.slice(0, 7)}-01`, -1);
  return { period: 'month', from: `${to.slice(0, 7)}-01`, to };
}

/** The month of a date, as far as it has come. */
export const monthUntil = (date: string): ReviewSpan => ({ period: 'month', from: `${date.slice(0, 7)}-01`, to: date });

export const spanBefore = ({ period, from }: ReviewSpan): ReviewSpan =>
  period === 'week' ? weekUntil(addDays(from, -1)) : monthBefore(from);

/** Days that are looked back on for what went along with good ones. */
const lookedBackDays = 56;

/** The local dates that a review reads. */
export function datesNeeded(span: ReviewSpan): { from: string; to: string } {
  const [before, back] = [spanBefore(span).from, addDays(span.to, 1 - lookedBackDays)];
  return { from: before < back ? before : back, to: span.to };
}

export interface DueReviews {
  span: ReviewSpan;
  /** The local date that they are of, and the time until which they have come. */
  date: string;
  until: string;
  /** The local date and time now. */
  today: string;
  now: string;
}

const endOfDay = '23:59';
/** After an outage, or quiet hours, a weekly review still comes until then on Monday. */
const latestOnMonday = '11:00';
/** And a monthly one until the end of this day of the month. */
const latestDayOfMonth = 3;

/** The reviews that people of a time zone may be due: of the week on Sunday, of the month before on the first. */
export function dueReviews(now: Date, timeZone: string): DueReviews[] {
  const today = localDateOf(now, timeZone);
  const time = clockOf(now, timeZone);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const isMonday = weekday === 1 && time < latestOnMonday;
  const sunday = isMonday ? addDays(today, -1) : today;
  const first = `${today.slice(0, 7)}-01`;
  const until = (date: string) => (date === today ? time : endOfDay);
  return [
    ...(weekday === 0 || isMonday ? [{ date: sunday, until: until(sunday), span: weekUntil(sunday) }] : []),
    ...(Number(today.slice(8)) <= latestDayOfMonth
      ? [{ date: first, until: until(first), span: monthBefore(first) }]
      : []),
  ].map((due) => ({ ...due, today, now: time }));
}

/** What a review is about: there is one notice for it. */
export const occasionOf = ({ span, date }: Pick<DueReviews, 'span' | 'date'>): string =>
  `${codeOf[span.period]} ${date}`;

interface Reviewed {
  listener: Listener;
  /** The days with entries of `datesNeeded`, in their order. */
  days: ReviewDay[];
  /** As they may be shown. */
  goals: Goals;
  areDeficitsHidden: boolean;
  /** The free plan's: two changes, and nothing of what went along. */
  isShort: boolean;
  today: string;
}

const mostChanges = { short: 2, long: 4 };
const mostHelped = 2;

/** The review of a span; undefined where neither it nor the one before has an entry. */
export function composeReview(span: ReviewSpan, reviewed: Reviewed): Review | undefined {
  const { listener, goals, areDeficitsHidden, isShort, today } = reviewed;
  const { locale } = listener;
  const days = reviewed.days.filter(({ date }) => date < today);
  const now = partOf(days, span.to === today ? { ...span, to: addDays(today, -1) } : span);
  const before = partOf(days, spanBefore(span));
  if (now.days.length + before.days.length === 0) return undefined;
  const common = { from: span.from, to: span.to, title: titleOf(span, locale, today) };
  const loggedDays = reviewed.days.filter(
    ({ date, hasEntries }) => hasEntries && date >= span.from && date <= span.to,
  ).length;
  if (loggedDays === 0 && now.days.length === 0) {
    const empty = texts.nothingLogged[span.period](locale);
    return { ...common, loggedDays, summary: empty, changed: [], helped: [], next: '' };
  }
  const helped = isShort ? [] : findHelped(days, goals, areDeficitsHidden);
  const most = isShort ? mostChanges.short : mostChanges.long;
  const weighed = partOf(reviewed.days, span).days;
  const changed = listChanges({ now, before, weighed }, { listener, period: span.period, areDeficitsHidden, most });
  const unchanged = changed ? texts.muchTheSame : texts.nothingToCompare;
  return {
    ...{ ...common, loggedDays },
    summary: texts.summary(locale, loggedDays, averagesText(now, { listener, areDeficitsHidden })),
    changed: changed && changed.length > 0 ? changed : [unchanged(locale, span.period)],
    helped: helped
      .slice(0, mostHelped)
      .map(({ habit, outcome, days: came, ofDays, otherDays, ofOtherDays }) =>
        texts.wentAlong(
          locale,
          texts.habits[habit](locale),
          texts.outcomes[outcome](locale),
          ...([came, ofDays, otherDays, ofOtherDays] as const),
        ),
      ),
    next: nextThing({ listener, span: now, goals, helped, areDeficitsHidden }),
  };
}

function partOf(days: ReviewDay[], { from, to }: ReviewSpan): Span {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return { days: days.filter(({ date }) => date >= from && date <= to), length };
}

function titleOf({ period, from, to }: ReviewSpan, locale: Locale, today: string): string {
  if (period === 'month') return texts.monthTitle(locale, monthName(locale, from.slice(0, 7)));
  return texts.weekTitle(locale, shortDate(locale, from, today), shortDate(locale, to, today));
}

const bullets = (lines: string[]) => lines.map((line) => `• ${line}`);

/** A review in a message, without its title. */
export function reviewText(locale: Locale, period: texts.ReviewPeriod, review: Review): string {
  const { summary, changed, helped, next } = review;
  const parts = [
    [summary],
    changed.length > 0 ? [texts.changedHead(locale), ...bullets(changed)] : [],
    helped.length > 0 ? [texts.helpedHead(locale), ...bullets(helped), texts.noCause(locale)] : [],
    next ? [texts.nextHead[period](locale), ...bullets([next])] : [],
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
