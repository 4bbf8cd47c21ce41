import type { Goals } from '../../../../contract/accounts/profile.ts';
import * as texts from '../../../../texts/answers.ts';
import { figure } from '../../../../texts/numbers.ts';
import type { Listener } from '../../../../texts/units.ts';
import type { DayTotals } from '../../../db/dailyTotals.ts';
import { averagedDays, averageOfDays, type DayFigure } from '../../../lib/averages.ts';
import { type MetricId, metrics, shownIn } from '../policy.ts';

const macroMetrics = ['proteinG', 'carbohydrateG', 'netCarbsG', 'fatG', 'fiberG', 'sodiumMg'] as const;

/** "42 g", "1.5 L": a stored figure as it is shown. */
export function amount(listener: Listener, metric: MetricId, stored: number): string {
  const { per, digits, unit } = shownIn(listener, metric);
  return `${figure(stored / per, digits)} ${unit}`;
}

/** The target in the unit in which the figure is stored; 0 where none is set. */
export function goalOf(metric: MetricId, goals: Goals): number {
  const { goal, per } = metrics[metric];
  return goal === undefined ? 0 : goals[goal] * per;
}

/** "1,240 kcal of 2,000 kcal, 760 kcal left"; the amount alone where there is no target. */
export function beside(listener: Listener, metric: MetricId, stored: number, goal: number): string {
  if (goal === 0) return amount(listener, metric, stored);
  const difference = amount(listener, metric, Math.abs(goal - stored));
  const text = stored <= goal ? texts.ofGoalLeft : texts.ofGoalOver;
  const { per, digits } = shownIn(listener, metric);
  return text(listener.locale, figure(stored / per, digits), amount(listener, metric, goal), difference);
}

/** "1,440 kcal a day over 6 days"; '' where no day is over yet. */
export function averagedText(metric: MetricId, points: DayFigure[], reader: Listener & { today: string }): string {
  const average = averageOfDays(points, reader.today);
  if (average === undefined) return '';
  return texts.perDay(reader.locale, amount(reader, metric, average), averagedDays(points, reader.today).length);
}

/** What of a day's macronutrients has a target, beside it: "Protein: 45 g of 140 g, 95 g left". */
export function macroLines(
  listener: Listener,
  day: Pick<DayTotals, (typeof macroMetrics)[number]>,
  goals: Goals,
): string[] {
  return macroMetrics
    .filter((metric) => goalOf(metric, goals) > 0)
    .map(
      (metric) =>
        `${texts.metricNames[metric](listener.locale)}: ${beside(listener, metric, day[metric], goalOf(metric, goals))}`,
    );
}

/** "0.6 kg down" from one figure to another. */
export function changeText(listener: Listener, metric: MetricId, before: number, after: number): string {
  const { locale } = listener;
  const { per, digits } = shownIn(listener, metric);
  const difference = Number(((after - before) / per).toFixed(digits));
  if (difference === 0) return texts.same(locale);
  const size = amount(listener, metric, Math.abs(after - before));
  return difference < 0 ? texts.down(locale, size) : texts.up(locale, size);
}
