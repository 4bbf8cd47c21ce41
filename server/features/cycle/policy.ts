import type { CycleHint, CycleStanding } from '../../../contract/entries/cycle.ts';
import { addDays, daysBetween } from '../../lib/dates.ts';
import { adultAge, type LifeStage } from '../care/policy.ts';

/** A period of which the end was not told is over by then. */
const mostUntoldDays = 10;
/** Beginnings that lie nearer than this are of one period; cycles longer than this had a period that was not logged. */
const leastCycleDays = 15;
const mostCycleDays = 90;
/** The latest cycles tell best. */
const lookedAt = 6;
/** So many periods tell of enough cycles. */
export const periodsLookedAt = 14;
/** Days on either side of the median at least, and with fewer than three cycles. */
const leastSpread = 2;
const spreadOfFew = 4;
const fewCycles = 3;
/** Before the range begins, the reminder comes. */
export const remindedDaysBefore = 2;

/**
 * What is common: FIGO 2018 (normal uterine bleeding) says 24 to 38 days and bleeding of up to 8; under 18 the ACOG
 * Committee Opinion 651 (2015) says 21 to 45 days and up to 7.
 */
const adults = { shortest: 24, longest: 38, bleeding: 8 };
const teenagers = { shortest: 21, longest: 45, bleeding: 7 };
/** So many days without a period are for a doctor to look at (ACOG Committee Opinion 651); bleeding after a year without is, too. */
const absentDays = 90;
const yearDays = 365;

export interface Period {
  startedOn: string;
  endedOn: string | null;
}

/** An age of 0 is not known. */
interface Bleeder {
  ageYears: number;
  lifeStage: LifeStage;
}

type Outlook = Pick<
  CycleStanding,
  'day' | 'isOn' | 'cycles' | 'usualDays' | 'next' | 'lateDays' | 'unpredicted' | 'hint'
>;

/** Where the cycle stands on a local date; the periods are in the order of their beginnings. */
export function outlookOf(told: Period[], today: string, { ageYears, lifeStage }: Bleeder): Outlook {
  const periods = told.filter(({ startedOn }) => startedOn <= today).reduce(withoutRepeats, []);
  const last = periods.at(-1);
  const unpredicted = lifeStage === '' ? null : lifeStage;
  const empty = {
    day: null,
    isOn: false,
    cycles: [],
    usualDays: null,
    next: null,
    lateDays: 0,
    unpredicted,
    hint: null,
  };
  if (!last) return empty;
  const common = ageYears > 0 && ageYears < adultAge ? teenagers : adults;
  const cycles = cyclesOf(periods);
  const lengths = cycles.map(({ lengthDays }) => lengthDays).filter((days) => days <= mostCycleDays);
  const next = unpredicted ? null : predict(last.startedOn, lengths.slice(-lookedAt), common);
  const day = daysBetween(last.startedOn, today) + 1;
  return {
    ...{ day, isOn: isOn(last, today), cycles, next, unpredicted },
    usualDays: median(lengths.slice(-lookedAt)),
    lateDays: next ? Math.max(0, daysBetween(next.to, today)) : 0,
    hint: unpredicted ? null : hintOf(periods, cycles, today, common),
  };
}

const withoutRepeats = (kept: Period[], period: Period): Period[] => {
  const before = kept.at(-1);
  return before && daysBetween(before.startedOn, period.startedOn) < leastCycleDays ? kept : [...kept, period];
};

export function isOn({ startedOn, endedOn }: Period, today: string): boolean {
  return endedOn === null ? daysBetween(startedOn, today) < mostUntoldDays : endedOn >= today;
}

function cyclesOf(periods: Period[]): Outlook['cycles'] {
  return periods.slice(0, -1).map(({ startedOn, endedOn }, at) => ({
    startedOn,
    lengthDays: daysBetween(startedOn, periods[at + 1]?.startedOn ?? startedOn),
    periodDays: endedOn === null ? null : daysBetween(startedOn, endedOn) + 1,
  }));
}

/** From the shortest to the longest of these cycles, and at least some days around their median. */
function predict(from: string, lengths: number[], common: typeof adults): NonNullable<Outlook['next']> {
  const middle = median(lengths);
  if (middle === null) return { from: addDays(from, common.shortest), to: addDays(from, common.longest), ofCycles: 0 };
  const spread = lengths.length < fewCycles ? spreadOfFew : leastSpread;
  return {
    from: addDays(from, Math.min(...lengths, Math.floor(middle) - spread)),
    to: addDays(from, Math.max(...lengths, Math.ceil(middle) + spread)),
    ofCycles: lengths.length,
  };
}

function median(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** What is worth a word with a doctor; a single odd cycle is not. */
function hintOf(
  periods: Period[],
  cycles: Outlook['cycles'],
  today: string,
  { shortest, longest, bleeding }: typeof adults,
): CycleHint | null {
  const last = periods.at(-1) as Period;
  const before = cycles.at(-1);
  if (before && before.lengthDays > yearDays) return 'afterYear';
  if (daysBetween(last.startedOn, last.endedOn ?? last.startedOn) + 1 > bleeding) return 'longBleeding';
  if (daysBetween(last.startedOn, today) >= absentDays) return 'absent';
  const latest = cycles.slice(-2);
  if (latest.length < 2) return null;
  if (latest.every(({ lengthDays }) => lengthDays < shortest)) return 'short';
  return latest.every(({ lengthDays }) => lengthDays > longest) ? 'long' : null;
}

/** Bleeding of somebody who is pregnant is for a doctor at once; a period from before may be logged. */
export const isBleedingInPregnancy = (lifeStage: LifeStage, period: Period | undefined, today: string): boolean =>
  lifeStage === 'pregnant' && period !== undefined && isOn(period, today);
