import type { Goals } from '../../../../contract/accounts/profile.ts';
import type { Locale } from '../../../../texts/locale.ts';
import * as texts from '../../../../texts/report.ts';
import { type Listener, mlPerOunce } from '../../../../texts/units.ts';
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

/** ml of the unit in which the water of a day is drawn and told. */
export const waterUnitMl = { ml: 1_000, oz: mlPerOunce };

export const smallBars = (listener: Listener, { waterLitersPerDay, sleepHrsTarget }: Goals): DailyBars[] => {
  const { locale, volumeUnit } = listener;
  const small = { parts: 3, height: 72 };
  return [
    {
      heading: texts.water(locale),
      note: texts.waterNotes[volumeUnit](locale),
      column: 'waterMl',
      unit: waterUnitMl[volumeUnit],
      target: (waterLitersPerDay * 1_000) / waterUnitMl[volumeUnit],
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
      target: sleepHrsTarget,
      colour: colours.sleep,
      ...small,
    },
  ];
};
