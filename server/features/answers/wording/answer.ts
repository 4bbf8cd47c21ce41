import type { Goals } from '../../../../contract/accounts/profile.ts';
import * as texts from '../../../../texts/answers.ts';
import type { Listener } from '../../../../texts/units.ts';
import { findDay } from '../../../db/dailyTotals.ts';
import type { Db } from '../../../db/open.ts';
import type { Range } from '../../../language/ranges.ts';
import { averagedDays, averageOfDays, type DayFigure } from '../../../lib/averages.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { listPoints } from '../data.ts';
import { extremeOf, type MetricId, perDayOf, shownIn, totalOf } from '../policy.ts';
import type { Ask } from '../reading.ts';
import { amount, averagedText, beside, changeText, goalOf, macroLines } from './figures.ts';
import { describeMeals, describeSources, foodsLine, sumOfFoods } from './foods.ts';
import { capitalised, dayText, rangeText } from './ranges.ts';

/** For whom an answer is made, and from what. */
export interface Reader extends Listener {
  db: Db;
  owner: OwnerId;
  timeZone: string;
  now: Date;
  /** The local date. */
  today: string;
  goals: Goals;
}

/** The answer about one metric, the figure asked for first. */
export async function describeMetric(metric: MetricId, ask: Ask, reader: Reader): Promise<string> {
  const { subject, form } = ask;
  const isOfFoods = ask.meal !== undefined || (subject.kind === 'metric' && subject.food !== undefined);
  if (isOfFoods && metric !== 'weightKg') return sumOfFoods(metric, ask, reader);
  if (form === 'sources') return describeSources(metric, ask, reader);
  if (form === 'byMeal') return describeMeals(metric, ask, reader);
  const points = await listPoints(reader.db, reader.owner, metric, ask.range);
  if (form === 'compare') return compare(metric, ask, points, reader);
  if (form === 'left' || form === 'onTrack')
    return [describeLeft(metric, points, reader), ...(await macrosBeside(metric, ask, reader))].join('\n');
  if (points.length === 0 && metric === 'distanceKm') return describeMetric('activeMin', ask, reader);
  if (points.length === 0) return nothing(metric, ask.range, reader);
  if (form === 'most' || form === 'least') return describeExtreme(metric, form, points, reader);
  if (form === 'last') return describeLast(metric, points, reader);
  if (form === 'average') return describeAverage(metric, ask.range, points, reader);
  if (metric === 'weightKg') return describeWeight(ask.range, points, reader);
  return describeTotal(metric, ask, points, reader);
}

function nothing(metric: MetricId, range: Range, reader: Reader): string {
  const { locale, today } = reader;
  const name = rangeText(locale, range, today);
  return metric === 'weightKg'
    ? texts.noWeight(locale, name)
    : texts.nothing(locale, texts.metricNames[metric](locale), name, shownIn(reader, metric).unit);
}

async function describeTotal(metric: MetricId, ask: Ask, points: DayFigure[], reader: Reader): Promise<string> {
  const { locale, today, goals } = reader;
  const { range } = ask;
  const total = totalOf(points);
  const head = `${texts.metricNames[metric](locale)} ${rangeText(locale, range, today)}: `;
  if (range.from !== range.to) {
    const average = averagedText(metric, points, reader);
    return `${head}${amount(reader, metric, total)}${average && `, ${average}`}`;
  }
  const foods = await foodsLine(metric, ask, reader);
  return [`${head}${beside(reader, metric, total, goalOf(metric, goals))}`, ...foods].join('\n');
}

function describeAverage(metric: MetricId, range: Range, points: DayFigure[], reader: Reader): string {
  const { locale, today } = reader;
  const called = rangeText(locale, range, today);
  const average = averageOfDays(points, today);
  if (average === undefined) return texts.noDayOver(locale, texts.metricNames[metric](locale), called);
  const text = metric === 'weightKg' ? texts.averageWeight : texts.averageOver;
  const days = averagedDays(points, today).length;
  return text(locale, texts.metricNames[metric](locale), called, amount(reader, metric, average), days);
}

async function describeExtreme(
  metric: MetricId,
  which: 'most' | 'least',
  points: DayFigure[],
  reader: Reader,
): Promise<string> {
  const { locale, today } = reader;
  const { date, value } = extremeOf(points, which) as DayFigure;
  const name = texts.metricNames[metric](locale);
  const range: Range = { from: date, to: date, called: { name: 'date' } };
  const foods = await foodsLine(metric, { subject: { kind: 'foods' }, form: 'total', range }, reader);
  const head = `${(which === 'most' ? texts.most : texts.least)(locale)}: ${dayText(locale, date, today)}, ${amount(reader, metric, value)} (${name})`;
  return [head, ...foods].join('\n');
}

function describeLast(metric: MetricId, points: DayFigure[], reader: Reader): string {
  const { locale, today } = reader;
  const { date, value } = points.at(-1) as DayFigure;
  return `${texts.lastTime(locale, texts.metricNames[metric](locale), dayText(locale, date, today))}, ${amount(reader, metric, value)}`;
}

function describeWeight(range: Range, points: DayFigure[], reader: Reader): string {
  const { locale, today, goals } = reader;
  const [first, last] = [points[0] as DayFigure, points.at(-1) as DayFigure];
  const change = points.length > 1 ? `, ${changeText(reader, 'weightKg', first.value, last.value)}` : '';
  const lines = [
    `${texts.metricNames.weightKg(locale)}: ${amount(reader, 'weightKg', last.value)} (${dayText(locale, last.date, today)})`,
    `${capitalised(rangeText(locale, range, today))}: ${amount(reader, 'weightKg', first.value)} → ${amount(reader, 'weightKg', last.value)}${change}`,
  ];
  const target = goals.weightTarget;
  if (target > 0)
    lines.push(
      texts.toGo(locale, amount(reader, 'weightKg', target), amount(reader, 'weightKg', Math.abs(last.value - target))),
    );
  return lines.join('\n');
}

function describeLeft(metric: MetricId, points: DayFigure[], reader: Reader): string {
  const { locale, goals } = reader;
  const had = totalOf(points);
  const goal = goalOf(metric, goals);
  const name = texts.metricNames[metric](locale);
  if (goal === 0) return texts.noTarget(locale, name, amount(reader, metric, had));
  if (had > goal) return texts.reached(locale, name, amount(reader, metric, had - goal));
  return `${texts.left(locale, name, amount(reader, metric, goal - had))} (${beside(reader, metric, had, goal)})`;
}

/** What is left of the energy is asked of the macronutrients too. */
async function macrosBeside(metric: MetricId, { form, range }: Ask, reader: Reader): Promise<string[]> {
  const { db, owner, goals } = reader;
  if (metric !== 'energyKcal' || form !== 'left' || range.from !== range.to) return [];
  return macroLines(reader, await findDay(db, owner, range.to), goals);
}

async function compare(metric: MetricId, ask: Ask, points: DayFigure[], reader: Reader): Promise<string> {
  const { db, owner, locale, today } = reader;
  const other = ask.other as Range;
  const others = await listPoints(db, owner, metric, other);
  const name = texts.metricNames[metric](locale);
  const isDay = ask.range.from === ask.range.to && other.from === other.to;
  const tell = (range: Range, of: DayFigure[]) => {
    const called = rangeText(locale, range, today);
    const average = perDayOf(of, range, today);
    if (average === undefined) return texts.nothing(locale, name, called, shownIn(reader, metric).unit);
    if (isDay) return `${called}: ${amount(reader, metric, average)}`;
    return metric === 'weightKg'
      ? texts.averageWeight(locale, name, called, amount(reader, metric, average), averagedDays(of, today).length)
      : texts.averageOver(locale, name, called, amount(reader, metric, average), averagedDays(of, today).length);
  };
  const [one, two] = [perDayOf(points, ask.range, today), perDayOf(others, other, today)];
  const change = one === undefined || two === undefined ? '' : `: ${changeText(reader, metric, two, one)}`;
  return [`${name}${change}`, tell(ask.range, points), tell(other, others)].join('\n');
}
