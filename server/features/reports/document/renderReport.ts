import { createElement, type ReactNode } from 'react';
import { longDate, monthName } from '../../../../texts/dates.ts';
import { changeOf } from '../../../../texts/entries/weight.ts';
import * as texts from '../../../../texts/report.ts';
import { bodyWeight, dayVolume, kcal, kgPerPound } from '../../../../texts/units.ts';
import { addDays, monthSpan } from '../../../lib/dates.ts';
import { openPdfRenderer } from '../../../lib/pdf.ts';
import { averagesOf, sumOf } from '../policy.ts';
import { barChart, lineChart } from './charts.ts';
import { type DailyBars, energyBars, smallBars } from './dailyBars.ts';
import { colours, styles } from './styles.ts';
import { leadIn, type Report, tablesOf } from './tables.ts';

const pageWidth = 515;

/** The month on one page of A4; what else was kept on a second one where it is much. */
export async function renderReport(report: Report): Promise<Buffer> {
  const { listener, month, name, today, entries, before, goals } = report;
  const { locale } = listener;
  const renderer = await openPdfRenderer();
  const { Document, Page, View, Text, renderToBuffer } = renderer;
  const { from, to } = monthSpan(month);
  const dates = datesBetween(from, to);
  const { days, weights } = entries;
  const averages = averagesOf(days, today);
  const { figures, kept } = tablesOf(report);
  // Lower charts leave room for a second table.
  const drawn = (height: number) => (kept ? height * 0.75 : height);
  const title = monthName(locale, month);

  const view = (style: keyof typeof styles, ...children: ReactNode[]) =>
    createElement(View, { style: styles[style] }, ...children);
  const text = (content: string, style?: keyof typeof styles) =>
    createElement(Text, style ? { style: styles[style] } : {}, content);
  const tile = (label: string, content: string, note: string) =>
    view('tile', text(label, 'tileLabel'), text(content, 'tileFigure'), text(note, 'tileNote'));
  const row = ([what = '', ...cells]: string[], place: number) =>
    view(place === 0 ? 'headRow' : 'row', text(what, 'what'), ...cells.map((each) => text(each, 'figure')));

  const chart = (heading: string, note: string, width: number, drawing: ReactNode) =>
    createElement(View, { style: { width } }, text(heading, 'heading'), text(note, 'note'), drawing);
  const bars = ({ heading, note, column, unit = 1, target, colour, parts, height }: DailyBars) => {
    const width = (pageWidth - styles.charts.gap * (parts - 1)) / parts;
    const values = new Map(days.map((day) => [day.localDate, day[column] / unit]));
    const drawing =
      sumOf(days, column) === 0
        ? text(texts.nothingLogged(locale), 'nothing')
        : barChart(renderer, { width, height: drawn(height), dates }, { values, target, colour });
    return chart(heading, note, width, drawing);
  };
  const against = (target: number, amount: string) =>
    target > 0 ? texts.target(locale, amount) : texts.noTarget(locale);
  const energyTarget = kcal(locale, goals.caloriesConsumePerDay);
  const waterTarget = dayVolume(listener, goals.waterLitersPerDay * 1_000);
  const kgPerUnit = listener.weightUnit === 'lb' ? kgPerPound : 1;

  const document = createElement(
    Document,
    { title: texts.title(locale, title), author: 'FitPulse', language: locale },
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
          text(to < today ? texts.monthly(locale) : texts.soFar(locale, longDate(locale, today))),
        ),
      ),
      text(leadIn(report), 'lead'),
      view(
        'tiles',
        tile(
          texts.daysLogged(locale),
          texts.ofDays(locale, days.length, dates.filter((date) => date <= today).length),
          before.days.length > 0 ? texts.inMonthBefore(locale, before.days.length) : '',
        ),
        averages &&
          tile(
            texts.energyADay(locale),
            kcal(locale, averages.energyKcal),
            against(goals.caloriesConsumePerDay, energyTarget),
          ),
        averages &&
          tile(
            texts.waterADay(locale),
            dayVolume(listener, averages.waterMl),
            against(goals.waterLitersPerDay, waterTarget),
          ),
        weights.latestKg !== null &&
          tile(
            texts.weight(locale),
            bodyWeight(listener, weights.latestKg),
            texts.changeInMonth(locale, changeOf(listener, weights.changeKg)),
          ),
      ),
      averages && view('charts', bars(energyBars(locale, goals))),
      averages && view('charts', ...smallBars(listener, goals).map(bars)),
      weights.points.length > 0 &&
        view(
          'charts',
          chart(
            texts.weight(locale),
            goals.weightTarget > 0
              ? texts.weightAndTarget(locale, listener.weightUnit, bodyWeight(listener, goals.weightTarget))
              : texts.weightUnits[listener.weightUnit](locale),
            pageWidth,
            lineChart(
              renderer,
              { width: pageWidth, height: drawn(80), dates },
              {
                points: weights.points.map(({ date, weightKg }) => ({ date, value: weightKg / kgPerUnit })),
                target: goals.weightTarget / kgPerUnit,
                colour: colours.brand,
              },
            ),
          ),
        ),
      figures && view('table', ...figures.map(row)),
      kept && createElement(View, { style: styles.table, wrap: false }, ...kept.map(row)),
      createElement(View, { style: styles.foot, fixed: true }, text(texts.foot(locale)), text(longDate(locale, today))),
    ),
  );
  return renderToBuffer(document);
}

function datesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}
