import type { Goals } from '../../../../contract/accounts/profile.ts';
import { shortDate } from '../../../../texts/dates.ts';
import { periodOf } from '../../../../texts/entries/cycle.ts';
import { averageMood, tagDays, tagName } from '../../../../texts/entries/moods.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { figure } from '../../../../texts/numbers.ts';
import * as texts from '../../../../texts/report.ts';
import type { Listener } from '../../../../texts/units.ts';
import type { Period } from '../../cycle/policy.ts';
import type { MoodSummary } from '../../moods/data.ts';
import type { Averages } from '../policy.ts';
import { waterUnitMl } from './dailyBars.ts';

interface Row {
  name: keyof typeof texts.rows;
  digits: number;
  value: (averages: Averages) => number;
  target?: (goals: Goals) => number;
  /** Left out where neither month has it and no target asks for it. */
  isOptional?: true;
}

const waterRow = (name: Row['name'], digits: number, unit: keyof typeof waterUnitMl): Row => ({
  ...{ name, digits },
  value: ({ waterMl }) => waterMl / waterUnitMl[unit],
  target: (goals) => (goals.waterLitersPerDay * 1_000) / waterUnitMl[unit],
});

const rows: Row[] = [
  {
    ...{ name: 'energyKcal', digits: 0 },
    value: ({ energyKcal }) => energyKcal,
    target: (goals) => goals.caloriesConsumePerDay,
  },
  { name: 'proteinG', digits: 0, value: ({ proteinG }) => proteinG, target: (goals) => goals.proteinG },
  { name: 'carbohydrateG', digits: 0, value: ({ carbohydrateG }) => carbohydrateG, target: (goals) => goals.carbsG },
  { name: 'fatG', digits: 0, value: ({ fatG }) => fatG, target: (goals) => goals.fatG },
  { name: 'fiberG', digits: 0, value: ({ fiberG }) => fiberG, target: (goals) => goals.fiberG },
  waterRow('waterMl', 2, 'ml'),
  {
    ...{ name: 'burnedKcal', digits: 0 },
    value: ({ burnedKcal }) => burnedKcal,
    target: (goals) => goals.calorieBurnPerDay,
  },
  { name: 'activeMin', digits: 0, value: ({ activeMin }) => activeMin },
  { name: 'distanceKm', digits: 1, value: ({ distanceKm }) => distanceKm, isOptional: true },
  { name: 'steps', digits: 0, value: ({ steps }) => steps, target: (goals) => goals.stepsPerDay, isOptional: true },
  {
    ...{ name: 'sleepHr', digits: 1 },
    value: ({ sleepHr }) => sleepHr,
    target: (goals) => goals.sleepHrsTarget,
  },
];

const ounces = waterRow('waterOunces', 0, 'oz');
const netCarbs: Row = {
  ...{ name: 'netCarbsG', digits: 0 },
  value: ({ netCarbsG }) => netCarbsG,
  target: (goals) => goals.netCarbsG,
};

/** In the person's unit of volume; net carbohydrates where they have a target. */
const rowsFor = ({ volumeUnit }: Listener, goals: Goals): Row[] =>
  rows.flatMap((row) => {
    if (row.name === 'waterMl' && volumeUnit === 'oz') return [ounces];
    return row.name === 'carbohydrateG' && goals.netCarbsG > 0 ? [row, netCarbs] : [row];
  });

const none = '–';

/** "+120", "−0.4", "0" */
export function difference(value: number, digits: number): string {
  const text = figure(Math.abs(value), digits);
  if (text === '0') return '0';
  return `${value > 0 ? '+' : '−'}${text}`;
}

/** The table's rows: what, this month, target, the month before, the difference between both months. */
export function figureRows(
  listener: Listener,
  averages: Averages,
  before: Averages | undefined,
  goals: Goals,
): string[][] {
  const { locale } = listener;
  return rowsFor(listener, goals).flatMap(({ name, digits, value, target, isOptional }) => {
    const now = value(averages);
    const earlier = before && value(before);
    const wanted = target?.(goals) ?? 0;
    if (isOptional && now + (earlier ?? 0) + wanted === 0) return [];
    const cells = [
      texts.rows[name](locale),
      figure(now, digits),
      wanted > 0 ? figure(wanted, digits) : none,
      earlier === undefined ? none : figure(earlier, digits),
      earlier === undefined ? none : difference(now - earlier, digits),
    ];
    return [cells];
  });
}

/** The month in a sentence or two. */
export function leadOf(
  locale: Locale,
  averages: Averages | undefined,
  { caloriesConsumePerDay: target }: Goals,
): string {
  if (!averages) return texts.onlyWeight(locale);
  const { loggedDays, energyKcal } = averages;
  const logged = texts.logged(locale, loggedDays);
  if (Math.round(energyKcal) === 0) return logged;
  const apart = Math.round(energyKcal) - target;
  if (target === 0) return `${logged} ${texts.eaten(locale, energyKcal)}`;
  if (apart === 0) return `${logged} ${texts.eatenAtTarget(locale, energyKcal)}`;
  return `${logged} ${texts.eatenApart(locale, energyKcal, apart)}`;
}

/** "Period: 3 Mar – 7 Mar."; '' where none is to be told. */
export function periodsIn(locale: Locale, periods: Period[], today: string): string {
  const spans = periods.map(({ startedOn, endedOn }) =>
    [startedOn, endedOn].flatMap((date) => (date === null ? [] : shortDate(locale, date, today))).join(' – '),
  );
  return spans.length === 0 ? '' : periodOf(locale, spans.join(', '));
}

const shownTags = 4;

/** "Mood 3.5 of 5 on average, over 12 days; headache: 4 days."; '' where nothing was told. */
export function feltIn(locale: Locale, { average, moodDays, tags }: MoodSummary): string {
  const told = [
    ...(average === null ? [] : [averageMood(locale, average, moodDays)]),
    ...tags.slice(0, shownTags).map(({ tag, days }) => tagDays(locale, tagName(locale, tag), days)),
  ];
  return told.length === 0 ? '' : `${told.join('; ')}${locale === 'hi' ? '।' : '.'}`;
}
