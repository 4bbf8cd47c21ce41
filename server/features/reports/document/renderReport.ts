import { createElement, type ReactNode } from 'react';
import type { Goals } from '../../../../contract/profile.ts';
import { figure } from '../../../../texts/numbers.ts';
import { addDays } from '../../../lib/dates.ts';
import { openPdfRenderer } from '../../../lib/pdf.ts';
import { averagesOf, type MonthEntries, spanOf, sumOf } from '../policy.ts';
import { barChart, lineChart } from './charts.ts';
import { type DailyBars, energyBars, smallBars } from './dailyBars.ts';
import { difference, figureRows, leadOf } from './figures.ts';
import { colours, styles } from './styles.ts';

interface Report {
  /** yyyy-mm */
  month: string;
  name: string;
  today: string;
  entries: MonthEntries;
  before: MonthEntries;
  goals: Goals;
}

const pageWidth = 515;
const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dateName = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
const named = (format: Intl.DateTimeFormat, date: string) => format.format(new Date(`${date}T00:00:00Z`));

/** The month on one page of A4. */
export async function renderReport({ month, name, today, entries, before, goals }: Report): Promise<Buffer> {
  const renderer = await openPdfRenderer();
  const { Document, Page, View, Text, renderToBuffer } = renderer;
  const { from, to } = spanOf(month);
  const dates = datesBetween(from, to);
  const { days, weights } = entries;
  const averages = averagesOf(days);
  const title = named(monthName, from);

  const view = (style: keyof typeof styles, ...children: ReactNode[]) =>
    createElement(View, { style: styles[style] }, ...children);
  const text = (content: string, style?: keyof typeof styles) =>
    createElement(Text, style ? { style: styles[style] } : {}, content);
  const tile = (label: string, content: string, note: string) =>
    view('tile', text(label, 'tileLabel'), text(content, 'tileFigure'), text(note, 'tileNote'));
  const row = (style: 'headRow' | 'row', [what = '', ...figures]: string[]) =>
    view(style, text(what, 'what'), ...figures.map((each) => text(each, 'figure')));

  const chart = (heading: string, note: string, width: number, drawing: ReactNode) =>
    createElement(View, { style: { width } }, text(heading, 'heading'), text(note, 'note'), drawing);
  const bars = ({ heading, note, column, unit = 1, target, colour, parts, height }: DailyBars) => {
    const width = (pageWidth - styles.charts.gap * (parts - 1)) / parts;
    const values = new Map(days.map((day) => [day.localDate, day[column] / unit]));
    const drawing =
      sumOf(days, column) === 0
        ? text('Nothing logged', 'nothing')
        : barChart(renderer, { width, height, dates }, { values, target, colour });
    return chart(heading, note, width, drawing);
  };
  const against = (target: number, digits: number, unit: string) =>
    target > 0 ? `target ${figure(target, digits)} ${unit}` : unit;

  const document = createElement(
    Document,
    { title: `FitPulse report ${title}`, author: 'FitPulse', language: 'en' },
    createElement(
      Page,
      { size: 'A4', style: styles.page },
      view(
        'head',
        createElement(View, {}, text('FitPulse', 'brand'), text(title, 'title')),
        createElement(
          View,
          { style: styles.person },
          text(name),
          text(to < today ? 'Monthly report' : `So far, until ${named(dateName, today)}`),
        ),
      ),
      text(leadOf(averages, goals), 'lead'),
      view(
        'tiles',
        tile(
          'Days logged',
          `${days.length} of ${dates.filter((date) => date <= today).length}`,
          `${before.days.length} in the month before`,
        ),
        averages &&
          tile('Energy a day', `${figure(averages.energyKcal)} kcal`, against(goals.caloriesConsumePerDay, 0, 'kcal')),
        averages &&
          tile('Water a day', `${figure(averages.waterMl / 1_000, 2)} l`, against(goals.waterLitersPerDay, 2, 'l')),
        weights.latestKg !== null &&
          tile('Weight', `${figure(weights.latestKg, 1)} kg`, `${difference(weights.changeKg, 1)} kg in the month`),
      ),
      averages && view('charts', bars(energyBars(goals))),
      averages && view('charts', ...smallBars(goals).map(bars)),
      weights.points.length > 0 &&
        view(
          'charts',
          chart(
            'Weight',
            goals.weightTarget > 0 ? `kg, your target is ${figure(goals.weightTarget, 1)} kg` : 'kg',
            pageWidth,
            lineChart(
              renderer,
              { width: pageWidth, height: 86, dates },
              {
                points: weights.points.map(({ date, weightKg }) => ({ date, value: weightKg })),
                target: goals.weightTarget,
                colour: colours.brand,
              },
            ),
          ),
        ),
      averages &&
        view(
          'table',
          row('headRow', ['Average of a logged day', 'This month', 'Target', 'Month before', 'Difference']),
          ...figureRows(averages, averagesOf(before.days), goals).map((figures) => row('row', figures)),
        ),
      createElement(
        View,
        { style: styles.foot, fixed: true },
        text(
          'Dashed lines are targets. Sleep is averaged over the nights logged. Figures are estimates, no medical advice.',
        ),
        text(named(dateName, today)),
      ),
    ),
  );
  return renderToBuffer(document);
}

function datesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}
