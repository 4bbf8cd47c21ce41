import * as texts from '../../../../texts/answers.ts';
import { shortDate } from '../../../../texts/dates.ts';
import { averagedDays, type DayFigure } from '../../../lib/averages.ts';
import type { Chart } from '../../../lib/charts/drawChart.ts';
import { addDays } from '../../../lib/dates.ts';
import { listPoints } from '../data.ts';
import { shownIn, totalOf } from '../policy.ts';
import type { Ask } from '../reading.ts';
import type { Reader } from './answer.ts';
import { amount, goalOf } from './figures.ts';
import { rangeText } from './ranges.ts';
import { readingChartOf } from './readingChart.ts';

const leastPoints = 3;
/** More are drawn week by week. */
const mostBars = 62;
const mostWeights = 400;
const drawn: Ask['form'][] = ['trend', 'change', 'total'];

/** The course of a metric over a range of days; undefined where that isn't asked, or there is too little to draw. */
export async function chartOf(ask: Ask, reader: Reader): Promise<Chart | undefined> {
  const { subject, form, range, meal } = ask;
  if (!drawn.includes(form) || range.from === range.to) return undefined;
  if (subject.kind === 'reading') return readingChartOf(subject.reading, ask, reader);
  if (subject.kind !== 'metric' || subject.food !== undefined || meal !== undefined) return undefined;
  const { db, owner, locale, today, goals } = reader;
  const { metric } = subject;
  const isWeight = metric === 'weightKg';
  const days = await listPoints(db, owner, metric, range);
  if (days.length < leastPoints) return undefined;
  const isByWeek = days.length > (isWeight ? mostWeights : mostBars);
  const { per, unit } = shownIn(reader, metric);
  const points = (isByWeek ? byWeek(averagedDays(days, today)) : days).map(({ date, value }) => ({
    date,
    value: value / per,
  }));
  const [first, last] = [points[0]?.date ?? range.from, points.at(-1)?.date ?? range.to];
  const goal = isWeight ? goals.weightTarget : goalOf(metric, goals);
  const title = isByWeek ? texts.chartByWeek : texts.chartTitle;
  return {
    title: title(locale, texts.metricNames[metric](locale), rangeText(locale, range, today), unit),
    kind: isWeight ? 'points' : 'bars',
    points,
    ...(goal > 0 && { goal: { value: goal / per, label: texts.chartGoal(locale, amount(reader, metric, goal)) } }),
    ends: [shortDate(locale, first, today), shortDate(locale, last, today)],
  };
}

/** A week's average of the days that have a figure, at its Monday. */
const byWeek = (days: DayFigure[]): DayFigure[] =>
  [...Map.groupBy(days, ({ date }) => mondayOf(date))].map(([date, ofWeek]) => ({
    date,
    value: totalOf(ofWeek) / ofWeek.length,
  }));

const mondayOf = (date: string): string => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
