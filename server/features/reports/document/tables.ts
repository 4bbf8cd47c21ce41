import type { Goals } from '../../../../contract/accounts/profile.ts';
import * as texts from '../../../../texts/report.ts';
import type { Listener } from '../../../../texts/units.ts';
import { averagesOf, type MonthEntries } from '../policy.ts';
import { feltIn, figureRows, leadOf, periodsIn } from './figures.ts';
import { keptRows } from './keptRows.ts';

/** What a report of a month is made of, drawn as a PDF or shown on a screen. */
export interface Report {
  listener: Listener;
  /** yyyy-mm */
  month: string;
  name: string;
  today: string;
  entries: MonthEntries;
  before: MonthEntries;
  goals: Goals;
}

const keptColumns = [texts.kept, texts.thisMonth, texts.howOften, texts.monthBefore];
const columns = [texts.averageDay, texts.thisMonth, texts.targetColumn, texts.monthBefore, texts.difference];

/** The averages of a day, and what was measured, taken, trained and fasted; the head is the first row of each. */
export function tablesOf({ listener, entries, before, goals, today }: Report): {
  figures?: string[][];
  kept?: string[][];
} {
  const { locale } = listener;
  const averages = averagesOf(entries.days, today);
  const earlier = averagesOf(before.days, today);
  const kept = keptRows(listener, entries.kept, before.kept);
  const titles = (names: typeof columns) => names.map((name) => name(locale));
  // Nothing is compared with a month of which nothing is known.
  const shown = earlier ? columns.length : 3;
  return {
    figures:
      averages &&
      [titles(columns), ...figureRows(listener, averages, earlier, goals)].map((cells) => cells.slice(0, shown)),
    kept: kept.length > 0 ? [titles(keptColumns), ...kept] : undefined,
  };
}

/** The month in a few sentences. */
export function leadIn({ listener: { locale }, entries, goals, today }: Report): string {
  const { days, moods, periods } = entries;
  return [leadOf(locale, averagesOf(days, today), goals), feltIn(locale, moods), periodsIn(locale, periods, today)]
    .filter(Boolean)
    .join(' ');
}
