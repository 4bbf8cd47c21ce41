/** What a local date came to. */
export interface DayFigure {
  date: string;
  value: number;
}

/**
 * The days that an average is made of, wherever one is shown: those that are over and have the figure. Today isn't over
 * and would lower it, and a day on which nothing of it was logged tells nothing.
 */
export const averagedDays = <D extends DayFigure>(days: D[], today: string): D[] =>
  days.filter(({ date, value }) => date < today && value > 0);

/** Over those days; undefined where there is none. */
export function averageOfDays(days: DayFigure[], today: string): number | undefined {
  const averaged = averagedDays(days, today);
  if (averaged.length === 0) return undefined;
  return averaged.reduce((sum, { value }) => sum + value, 0) / averaged.length;
}
