import { isBuiltIn, isContext } from '../../../../contract/entries/readings.ts';
import { contextNames, readingNames } from '../../../../texts/entries/readings.ts';
import { figure } from '../../../../texts/numbers.ts';
import * as texts from '../../../../texts/report.ts';
import { duration, type Listener } from '../../../../texts/units.ts';
import { amountOf } from '../../readings/policy.ts';
import type { Kept, MeanReading } from '../policy.ts';

const none = '–';
const orNone = <T>(value: T | undefined, write: (value: T) => string) => (value === undefined ? none : write(value));
const ifAny = <T extends { times: number }>(value: T | undefined) => (value && value.times > 0 ? value : undefined);

/** What was measured, taken, trained and fasted: what, this month, how often, the month before. */
export function keptRows(listener: Listener, now: Kept, before: Kept): string[][] {
  const { locale } = listener;
  const rowOf = <T extends { times: number }>(
    name: string,
    [value, earlier]: [T | undefined, T | undefined],
    write: (value: T) => string,
    often = ({ times }: T) => figure(times),
  ): string[][] =>
    ifAny(value) || ifAny(earlier)
      ? [[name, orNone(ifAny(value), write), orNone(ifAny(value), often), orNone(ifAny(earlier), write)]]
      : [];
  return [
    ...now.readings.flatMap((reading) => {
      const earlier = before.readings.find(
        ({ readingKind, context }) => readingKind === reading.readingKind && context === reading.context,
      );
      return rowOf(readingName(listener, reading), [reading, earlier], (mean) => amountOf(mean, listener));
    }),
    ...rowOf(texts.medicinesTaken(locale), [now.medicines, before.medicines], ({ taken, times }) =>
      texts.ofDays(locale, taken, times),
    ),
    ...rowOf(
      texts.workouts(locale),
      [now.workouts, before.workouts],
      ({ times }) => figure(times),
      ({ sets }) => texts.sets(locale, sets),
    ),
    ...rowOf(texts.fasts(locale), [now.fasts, before.fasts], ({ hours }) => duration(locale, hours)),
  ];
}

/** "Blood glucose, fasting" */
function readingName({ locale }: Listener, { readingKind, name, context }: MeanReading): string {
  const shown = isBuiltIn(readingKind) ? readingNames[readingKind](locale) : name;
  return isContext(context) ? `${shown}, ${contextNames[context](locale)}` : shown;
}
