import type { Goals } from '../../../../contract/profile.ts';
import type { Locale } from '../../../../texts/locale.ts';
import * as texts from '../../../../texts/report.ts';
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

export const energyBars = (locale: Locale, { caloriesConsumePerDay: target }: Goals): DailyBars => ({
  ...{ heading: texts.energyEaten(locale), note: texts.kcalADay(locale), column: 'energyKcal' as const, target },
  ...{ colour: colours.energy, parts: 1, height: 96 },
});

export const smallBars = (locale: Locale, { waterLitersPerDay, sleepHrsTarget }: Goals): DailyBars[] => {
  const small = { parts: 3, height: 72 };
  const [water, sleep] = [waterLitersPerDay, sleepHrsTarget];
  return [
    {
      heading: texts.water(locale),
      note: texts.litresADay(locale),
      column: 'waterMl',
      unit: 1_000,
      target: water,
      colour: colours.water,
      ...small,
    },
    {
      heading: texts.activity(locale),
      note: texts.minutesADay(locale),
      column: 'activeMin',
      target: 0,
      colour: colours.activity,
      ...small,
    },
    {
      heading: texts.sleep(locale),
      note: texts.hoursANight(locale),
      column: 'sleepHr',
      target: sleep,
      colour: colours.sleep,
      ...small,
    },
  ];
};
