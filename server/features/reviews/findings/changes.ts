import { metricNames } from '../../../../texts/answers.ts';
import type { Locale, Text } from '../../../../texts/locale.ts';
import { activity, sleep, water } from '../../../../texts/report.ts';
import * as texts from '../../../../texts/reviews.ts';
import {
  bodyWeight,
  dayVolume,
  duration,
  grams,
  kcal,
  type Listener,
  minutes,
  stepsTold,
} from '../../../../texts/units.ts';
import { meanOf, type ReviewDay } from './days.ts';

interface Figure {
  name: Text;
  /** Over the days of a span that have it; undefined where too few do. */
  of(days: ReviewDay[], spanDays: number): number | undefined;
  amount(listener: Listener, value: number): string;
  /** How a value is told beside the other figures: "2.1 L a day". */
  rate(locale: Locale, amount: string): string;
  /** A smaller difference is not told. */
  leastChange: number;
  /** Not told to people whose deficits are hidden. */
  ofBody?: true;
  /** Told in the summary too. */
  isMain?: true;
}

/** From so many days on a span has an average. */
export const leastDays = 3;
const weekDays = 7;

const figures: Figure[] = [
  { ...daily('energyKcal', inLocale(kcal), 100), ofBody: true, isMain: true },
  { ...daily('proteinG', inLocale(grams), 8), isMain: true, ofBody: true },
  daily('fiberG', inLocale(grams), 4),
  { ...daily('waterMl', dayVolume, 200), name: water, isMain: true },
  { ...daily('steps', inLocale(stepsTold), 500), ofBody: true },
  {
    name: activity,
    // Days without activity are part of a week.
    of: (days, spanDays) => {
      if (days.length < leastDays) return undefined;
      return (days.reduce((sum, { activeMin }) => sum + activeMin, 0) / spanDays) * weekDays;
    },
    amount: ({ locale }, value) => minutes(locale, Math.round(value)),
    rate: texts.aWeek,
    leastChange: 20,
    ofBody: true,
  },
  { ...daily('sleepHr', inLocale(duration), 0.3), name: sleep, rate: texts.aNight, isMain: true },
  {
    name: texts.mood,
    of: (days) => meanOf(days, ({ mood }) => mood ?? 0, leastDays),
    amount: inLocale(texts.ofFive),
    rate: (_locale, amount) => amount,
    leastChange: 0.3,
  },
];

function inLocale(amount: Text<[value: number]>): Figure['amount'] {
  return ({ locale }, value) => amount(locale, value);
}

function daily(
  column: 'energyKcal' | 'proteinG' | 'fiberG' | 'waterMl' | 'steps' | 'sleepHr',
  amount: Figure['amount'],
  leastChange: number,
): Figure {
  const of = (days: ReviewDay[]) => meanOf(days, (day) => day[column], leastDays);
  return { name: metricNames[column], of, amount, rate: texts.aDay, leastChange };
}

export interface Span {
  days: ReviewDay[];
  /** Dates in it, with and without entries. */
  length: number;
}

interface Comparison {
  listener: Listener;
  period: texts.ReviewPeriod;
  areDeficitsHidden: boolean;
  most: number;
}

const shownFigures = ({ areDeficitsHidden }: Pick<Comparison, 'areDeficitsHidden'>) =>
  figures.filter(({ ofBody }) => !(ofBody && areDeficitsHidden));

/** The averages of a span in a few words: "1,850 kcal · protein 72 g"; '' without any. */
export function averagesText(span: Span, { listener, areDeficitsHidden }: Omit<Comparison, 'most' | 'period'>): string {
  const { locale } = listener;
  return shownFigures({ areDeficitsHidden })
    .filter(({ isMain }) => isMain)
    .flatMap(({ name, of, amount, rate }) => {
      const value = of(span.days, span.length);
      return value === undefined ? [] : `${name(locale)} ${rate(locale, amount(listener, value))}`;
    })
    .join(' · ');
}

interface Compared {
  now: Span;
  before: Span;
  /** The days of the span, with today: a weight doesn't grow over a day. */
  weighed: ReviewDay[];
}

/** What is told of the difference between two spans, the largest first; undefined where nothing can be compared. */
export function listChanges({ now, before, weighed }: Compared, comparison: Comparison): string[] | undefined {
  const { listener, period, most } = comparison;
  const { locale } = listener;
  const compared = shownFigures(comparison).flatMap((each) => {
    const [value, earlier] = [each.of(now.days, now.length), each.of(before.days, before.length)];
    return value === undefined || earlier === undefined ? [] : { ...each, value, change: value - earlier };
  });
  const weight = comparison.areDeficitsHidden ? undefined : weightChange(weighed, comparison);
  if (compared.length === 0 && !weight) return undefined;
  const told = compared
    .filter(({ change, leastChange }) => Math.abs(change) >= leastChange)
    .sort((one, other) => Math.abs(other.change) / other.leastChange - Math.abs(one.change) / one.leastChange)
    .map(({ name, value, change, amount, rate }) => {
      const text = change > 0 ? texts.more : texts.less;
      const difference = amount(listener, Math.abs(change));
      return text(locale, name(locale), rate(locale, amount(listener, value)), difference, period);
    });
  return [...(weight ? [weight] : []), ...told].slice(0, most);
}

/** From 200 g on: less is water and meals. */
const leastWeightKg = 0.2;

/** From the first weight of the span to the last, as every page tells it. */
function weightChange(days: ReviewDay[], { listener, period }: Comparison): string | undefined {
  const { locale } = listener;
  const weighed = days.filter(({ weightKg }) => weightKg !== null);
  const [first, last] = [weighed[0]?.firstWeightKg, weighed.at(-1)?.weightKg];
  if (!first || !last || Math.abs(last - first) < leastWeightKg) return undefined;
  const text = last > first ? texts.gained : texts.lost;
  return text(locale, bodyWeight(listener, last), bodyWeight(listener, Math.abs(last - first)), period);
}
