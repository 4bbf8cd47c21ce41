import * as texts from '../../../../texts/answers.ts';
import { findDay } from '../../../db/dailyTotals.ts';
import { countLoggedDays, listPoints } from '../data.ts';
import { type MetricId, perDayOf, totalOf } from '../policy.ts';
import type { Ask } from '../reading.ts';
import type { Reader } from './answer.ts';
import { amount, averagedText, beside, changeText, goalOf, macroLines } from './figures.ts';
import { listFoods } from './foods.ts';
import { describeHabits, describeStreak } from './habits.ts';
import { capitalised, rangeText } from './ranges.ts';

const summed: MetricId[] = [
  'energyKcal',
  'proteinG',
  'carbohydrateG',
  'fatG',
  'waterMl',
  'activeMin',
  'burnedKcal',
  'steps',
  'sleepHr',
];
const compared: MetricId[] = ['energyKcal', 'proteinG', 'waterMl', 'activeMin', 'sleepHr', 'weightKg'];
const macros: MetricId[] = ['proteinG', 'carbohydrateG', 'fatG'];

/** A day beside its targets, with what was eaten. */
async function describeDay(ask: Ask, reader: Reader): Promise<string> {
  const { db, owner, locale, today, goals } = reader;
  const day = await findDay(db, owner, ask.range.from);
  const lines = (['energyKcal', 'waterMl', 'burnedKcal', 'sleepHr'] as const).map((metric) => {
    return `${texts.metricNames[metric](locale)}: ${beside(reader, metric, day[metric], goalOf(metric, goals))}`;
  });
  const nutrients = (['proteinG', 'carbohydrateG', 'fatG', 'fiberG'] as const)
    .filter((metric) => goalOf(metric, goals) === 0)
    .map((metric) => `${texts.metricNames[metric](locale)} ${amount(reader, metric, day[metric])}`);
  lines.splice(1, 0, ...macroLines(reader, day, goals), ...(nutrients.length > 0 ? [nutrients.join(', ')] : []));
  return [capitalised(rangeText(locale, ask.range, today)), ...lines, '', await listFoods(ask, reader)].join('\n');
}

/** A longer range: an average of each figure over the days that have it. */
async function describeStretch(ask: Ask, reader: Reader): Promise<string> {
  const { db, owner, locale, today } = reader;
  const called = rangeText(locale, ask.range, today);
  const lines: string[] = [];
  for (const metric of summed) {
    const points = await listPoints(db, owner, metric, ask.range);
    if (points.length === 0) continue;
    const average = averagedText(metric, points, reader);
    const total = amount(reader, metric, totalOf(points));
    lines.push(`${texts.metricNames[metric](locale)}: ${total}${average && `, ${average}`}`);
  }
  const weights = await listPoints(db, owner, 'weightKg', ask.range);
  const [first, last] = [weights[0], weights.at(-1)];
  if (first && last) {
    const change = changeText(reader, 'weightKg', first.value, last.value);
    lines.push(`${texts.metricNames.weightKg(locale)}: ${amount(reader, 'weightKg', last.value)}, ${change}`);
  }
  const days = await countLoggedDays(db, owner, ask.range);
  return [texts.loggedDays(locale, called, days), ...lines].join('\n');
}

async function describeComparison(ask: Ask, reader: Reader): Promise<string> {
  const { db, owner, locale, today } = reader;
  const other = ask.other ?? ask.range;
  const head = `${capitalised(rangeText(locale, ask.range, today))} ↔ ${rangeText(locale, other, today)}`;
  const lines: string[] = [];
  for (const metric of compared) {
    const [now, before] = [
      perDayOf(await listPoints(db, owner, metric, ask.range), ask.range, today),
      perDayOf(await listPoints(db, owner, metric, other), other, today),
    ];
    if (now === undefined && before === undefined) continue;
    const tell = (value: number | undefined) => (value === undefined ? '–' : amount(reader, metric, value));
    const change = now === undefined || before === undefined ? '' : ` (${changeText(reader, metric, before, now)})`;
    lines.push(`${texts.metricNames[metric](locale)}: ${tell(now)} ↔ ${tell(before)}${change}`);
  }
  return lines.length > 0 ? [head, ...lines].join('\n') : texts.noFood(locale, head);
}

async function describeTrack({ range }: Ask, reader: Reader): Promise<string> {
  const { db, owner, locale, today, goals } = reader;
  const day = await findDay(db, owner, range.to);
  const isOver = goals.caloriesConsumePerDay > 0 && day.energyKcal > goals.caloriesConsumePerDay;
  const energy = beside(reader, 'energyKcal', day.energyKcal, goalOf('energyKcal', goals));
  const protein = `${texts.metricNames.proteinG(locale)} ${beside(reader, 'proteinG', day.proteinG, goalOf('proteinG', goals))}`;
  const called = rangeText(locale, { from: range.to, to: range.to, called: { name: 'date' } }, today);
  const head = (isOver ? texts.overTarget : texts.onTrack)(locale);
  return `${head} ${range.to === today ? texts.today(locale) : called}: ${energy}. ${protein}.`;
}

/** Macronutrients together. */
export async function describeMacros({ range }: Ask, reader: Reader): Promise<string> {
  const { db, owner, locale, today, goals } = reader;
  const parts: string[] = [];
  for (const metric of macros) {
    const points = await listPoints(db, owner, metric, range);
    const share = perDayOf(points, range, today) ?? 0;
    parts.push(`${texts.metricNames[metric](locale)} ${beside(reader, metric, share, goalOf(metric, goals))}`);
  }
  return `${capitalised(rangeText(locale, range, today))}: ${parts.join('; ')}`;
}

/** What is asked of everything at once. */
export async function describeAll(ask: Ask, reader: Reader): Promise<string> {
  const { db, owner, locale, today } = reader;
  if (ask.form === 'streak') return describeStreak(ask, reader);
  if (ask.form === 'habits') return describeHabits(ask, reader);
  if (ask.form === 'onTrack') return describeTrack(ask, reader);
  if (ask.form === 'compare') return describeComparison(ask, reader);
  if (ask.form === 'days') {
    return texts.loggedDays(locale, rangeText(locale, ask.range, today), await countLoggedDays(db, owner, ask.range));
  }
  return ask.range.from === ask.range.to ? describeDay(ask, reader) : describeStretch(ask, reader);
}
