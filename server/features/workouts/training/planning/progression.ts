import type { ExerciseSet } from '../../../../../contract/entries/exercises.ts';
import type { TrainingGoal, TrainingLevel } from '../../../../../contract/training.ts';
import type { PoolItem } from './pool.ts';
import {
  doseOf,
  easedShare,
  lightReps,
  minutesOfWalking,
  mostGrowth,
  pauseDays,
  roundsOfConditioning,
  secondsHeld,
  smallReps,
} from './principles.ts';

/** The sets of one exercise that were done on a day. */
export interface Done {
  date: string;
  sets: ExerciseSet[];
}

export interface Prescription {
  item: PoolItem;
  sets: number;
  goal: TrainingGoal;
  level: TrainingLevel;
  /** What was done of it in earlier weeks of the plan, the latest last. */
  done: Done[];
  /** The best before the plan, in kg lifted once; null where none is known. */
  oneRepMaxKg: number | null;
  date: string;
  /** Half of the sets and a lighter load: a deload. */
  isDeload: boolean;
  /** A set less and a lighter load. */
  isEased: boolean;
}

const smallPatterns = new Set(['core', 'shoulders', 'biceps', 'triceps', 'calves']);
const secondsStep = 5;
/** Above the range, where the next load would be too far. */
const repsBeyondRange = 5;

/** Repetitions of a set, or its seconds or minutes. */
export function rangeOf(
  { pattern, unit, stepKg }: PoolItem,
  goal: TrainingGoal,
  level: TrainingLevel,
): [number, number] {
  if (unit === 'minutes') return minutesOfWalking;
  if (unit === 'seconds') return secondsHeld;
  if (pattern === 'conditioning') return roundsOfConditioning;
  if (goal === 'endurance') return doseOf(goal, level).reps;
  if (smallPatterns.has(pattern)) return smallReps;
  return stepKg === null ? lightReps : doseOf(goal, level).reps;
}

const downTo = (step: number, kg: number) => Math.floor(Math.round((kg / step) * 1e6) / 1e6) * step;
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The sets of an exercise as they are to be done: by double progression from what was done last. */
export function prescribe(prescription: Prescription): ExerciseSet[] {
  const { item, isDeload, isEased } = prescription;
  const target = targetOf(prescription);
  const count = isDeload ? Math.ceil(prescription.sets / 2) : Math.max(1, prescription.sets - (isEased ? 1 : 0));
  const isLighter = isDeload || isEased;
  const amounts = isLighter ? eased(target.amounts, count) : target.amounts;
  const loadKg =
    isLighter && target.loadKg !== null ? downTo(item.stepKg ?? 1, target.loadKg * easedShare) : target.loadKg;
  return amounts.map((amount) => ({
    exerciseId: item.exercise.id,
    ...(item.unit === 'reps' ? { reps: amount } : { durationMin: item.unit === 'minutes' ? amount : amount / 60 }),
    ...(loadKg ? { loadKg } : {}),
  }));
}

const eased = (amounts: number[], count: number) => amounts.toSorted((one, other) => one - other).slice(0, count);

interface Target {
  amounts: number[];
  loadKg: number | null;
}

function targetOf(prescription: Prescription): Target {
  const { item, sets, goal, level, done, oneRepMaxKg, date } = prescription;
  const [low, high] = rangeOf(item, goal, level);
  const last = done.at(-1);
  const isLoaded = item.stepKg !== null;
  if (!last) {
    const first = isLoaded && oneRepMaxKg ? downTo(item.stepKg ?? 1, oneRepMaxKg * doseOf(goal, level).share) : 0;
    return { amounts: Array.from({ length: sets }, () => low), loadKg: first || null };
  }
  const amounts = amountsOf(last, item);
  const lastKg = Math.max(0, ...last.sets.map(({ loadKg }) => loadKg ?? 0));
  const total = sum(amounts);
  const range = { low, sets, step: item.unit === 'seconds' ? secondsStep : 1 };
  if (!isLoaded || lastKg === 0) return { amounts: grown(total, range, high), loadKg: null };
  const stepKg = item.stepKg ?? 1;
  const missed = done.slice(-2).filter((session) => sum(amountsOf(session, item)) < low * sets).length;
  const isRusty = (Date.parse(date) - Date.parse(last.date)) / 86_400_000 > pauseDays;
  if (missed === 2 || isRusty) {
    return { amounts: grown(total, range, low), loadKg: downTo(stepKg, lastKg * easedShare) || lastKg };
  }
  const isTop = amounts.length >= sets && amounts.every((amount) => amount >= high);
  const nextKg = lastKg + stepKg;
  if (isTop && nextKg <= lastKg * mostGrowth)
    return { amounts: Array.from({ length: sets }, () => low), loadKg: nextKg };
  return { amounts: grown(total, range, isTop ? high + repsBeyondRange : high), loadKg: lastKg };
}

const amountsOf = ({ sets }: Done, { unit }: PoolItem): number[] =>
  sets.map(({ reps, durationMin }) => {
    if (unit === 'reps') return reps ?? 0;
    return unit === 'minutes' ? (durationMin ?? 0) : Math.round((durationMin ?? 0) * 60);
  });

interface Range {
  low: number;
  sets: number;
  step: number;
}

/** A tenth more in all than was done, at most `most` a set, in as many sets as that makes whole ones of. */
function grown(total: number, { low, sets, step }: Range, most: number): number[] {
  const wanted = total === 0 ? low : Math.floor((total * mostGrowth + 1e-9) / step) * step;
  const all = Math.min(wanted, most * sets);
  const count = Math.max(1, Math.min(sets, Math.floor(all / low)));
  const each = Math.floor(Math.min(all, most * count) / count / step) * step;
  const over = Math.round((Math.min(all, most * count) - each * count) / step);
  return Array.from({ length: count }, (_, at) => Math.max(step, each + (at < over ? step : 0)));
}
