import type { Goals } from '../../../../contract/profile.ts';
import type { DayTotals } from '../../../db/dailyTotals.ts';
import { colours } from './styles.ts';

/** A chart with a bar for each day of the month. */
export interface DailyBars {
  heading: string;
  note: string;
  column: keyof DayTotals;
  /** How many of the column's units the chart's unit is. */
  unit?: number;
  /** In the chart's unit; 0 where none is set. */
  target: number;
  colour: string;
  /** As many as stand beside each other. */
  parts: number;
  height: number;
}

export const energyBars = ({ caloriesConsumePerDay: target }: Goals): DailyBars => ({
  ...{ heading: 'Energy eaten', note: 'kcal a day', column: 'energyKcal' as const, target },
  ...{ colour: colours.energy, parts: 1, height: 112 },
});

export const smallBars = ({ waterLitersPerDay, sleepHrsTarget }: Goals): DailyBars[] => {
  const small = { parts: 3, height: 78 };
  const [water, sleep] = [waterLitersPerDay, sleepHrsTarget];
  return [
    {
      heading: 'Water',
      note: 'litres a day',
      column: 'waterMl',
      unit: 1_000,
      target: water,
      colour: colours.water,
      ...small,
    },
    { heading: 'Activity', note: 'minutes a day', column: 'activeMin', target: 0, colour: colours.activity, ...small },
    { heading: 'Sleep', note: 'hours a night', column: 'sleepHr', target: sleep, colour: colours.sleep, ...small },
  ];
};
