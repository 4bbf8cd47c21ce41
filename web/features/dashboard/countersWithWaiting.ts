import { type CounterKey, type Counters, rangeNames, rangeStartsDaysBefore } from '../../../contract/dashboard.ts';
import type { WaitingEntry } from '../../lib/outbox/waiting.ts';
import { type DayFigures, waitingFigures } from '../../lib/outbox/waitingEntries.ts';
import { shiftDate } from '../../lib/shiftDate.ts';

const figureOf: { [K in CounterKey]?: keyof DayFigures } = {
  calories_consumed: 'energyKcal',
  protein_intake: 'proteinG',
  water_consumed: 'waterMl',
  calories_burned: 'burnedKcal',
  active_minutes: 'activeMin',
  distance_covered: 'distanceKm',
};

/** The metrics as they will be once what waits on this device is sent. */
export function countersWithWaiting(known: Counters, waiting: WaitingEntry[], today: string): Counters {
  const more = rangeNames.map(
    (range) => [range, waitingFigures(waiting, shiftDate(today, -rangeStartsDaysBefore[range]), today)] as const,
  );
  const counters = known.counters.map((counter) => {
    const name = figureOf[counter.key];
    if (!name) return counter;
    const values = more.map(([range, figures]) => [range, (counter.values[range] ?? 0) + figures[name]]);
    return { ...counter, values: Object.fromEntries(values) };
  });
  return { ...known, counters };
}
