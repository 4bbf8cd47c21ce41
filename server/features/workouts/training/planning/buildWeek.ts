import type { Muscle } from '../../../../../contract/entries/exercises.ts';
import type { TrainingLevel, TrainingSession } from '../../../../../contract/training.ts';
import { estimatedMinutes } from '../../policy.ts';
import { type Pattern, type PoolItem, suitedExercises, type Trainee } from './pool.ts';
import { mostLiftingDays, mostSetsInTwoDays, mostSetsPerWeek, setsOf, shareOfHelper } from './principles.ts';

export interface DayPlan {
  /** Days after the week of the plan begins. */
  offset: number;
  focus: TrainingSession['focus'];
  items: { item: PoolItem; sets: number }[];
}

interface Wish extends Trainee {
  daysPerWeek: number;
  minutes: number;
}

/** Which days of a plan's week are trained, by how many; the seventh is always free. */
const liftingDays: Record<number, [offset: number, focus: DayPlan['focus']][]> = {
  1: [[0, 'full']],
  2: [
    [0, 'full'],
    [3, 'full'],
  ],
  3: [
    [0, 'full'],
    [2, 'full'],
    [4, 'full'],
  ],
  4: [
    [0, 'upper'],
    [1, 'lower'],
    [3, 'upper'],
    [4, 'lower'],
  ],
  5: [
    [0, 'push'],
    [1, 'pull'],
    [2, 'legs'],
    [4, 'upper'],
    [5, 'lower'],
  ],
  6: [
    [0, 'push'],
    [1, 'pull'],
    [2, 'legs'],
    [3, 'push'],
    [4, 'pull'],
    [5, 'legs'],
  ],
};

/** Movements of a day, those of most muscles first (NSCA 2016); days of the same focus begin with another each. */
const movements: Record<DayPlan['focus'], Pattern[][]> = {
  full: [
    ['squat', 'horizontalPush', 'horizontalPull', 'hinge', 'core', 'verticalPush', 'conditioning'],
    ['hinge', 'verticalPush', 'verticalPull', 'lunge', 'core', 'horizontalPull', 'conditioning'],
    ['lunge', 'horizontalPush', 'horizontalPull', 'hinge', 'core', 'shoulders', 'conditioning'],
  ],
  upper: [
    ['horizontalPush', 'horizontalPull', 'verticalPush', 'verticalPull', 'biceps', 'triceps'],
    ['verticalPush', 'verticalPull', 'horizontalPush', 'horizontalPull', 'shoulders', 'biceps'],
  ],
  lower: [
    ['squat', 'hinge', 'lunge', 'calves', 'core'],
    ['hinge', 'squat', 'lunge', 'calves', 'core'],
  ],
  push: [['horizontalPush', 'verticalPush', 'horizontalPush', 'shoulders', 'triceps']],
  pull: [['verticalPull', 'horizontalPull', 'horizontalPull', 'biceps']],
  legs: [['squat', 'hinge', 'lunge', 'calves', 'core']],
  active: [['conditioning', 'core']],
};

const repsOfEstimate = 12;
const daysOfWeek = 6;

/** The muscles that a set trains, each with the share of a set that it gets. */
export function sharesOf({ exercise }: PoolItem): Map<Muscle, number> {
  const shares = new Map<Muscle, number>(exercise.secondaryMuscles.map((muscle) => [muscle, shareOfHelper]));
  for (const muscle of exercise.primaryMuscles) shares.set(muscle, 1);
  return shares;
}

export type Load = Map<Muscle, number>;

/** Sets of each muscle in a day. */
export function loadOf(items: DayPlan['items']): Load {
  const load: Load = new Map();
  for (const { item, sets } of items) {
    for (const [muscle, share] of sharesOf(item)) load.set(muscle, (load.get(muscle) ?? 0) + share * sets);
  }
  return load;
}

/** Whether two days may follow on each other. */
export const mayFollow = (one: Load, next: Load, level: TrainingLevel): boolean =>
  [...next].every(([muscle, sets]) => sets + (one.get(muscle) ?? 0) <= mostSetsInTwoDays[level]);

/** The days of a week of the plan: what is done on each, in sets; the same for the same wish. */
export function buildWeek(wish: Wish): DayPlan[] {
  const suited = suitedExercises(wish);
  const week: DayPlan[] = [];
  const used = new Map<Pattern, number>();
  for (const [offset, focus] of layoutOf(wish)) {
    const variants = movements[focus];
    const patterns = variants[week.filter((day) => day.focus === focus).length % variants.length] ?? [];
    const day: DayPlan = { offset, focus, items: [] };
    for (const pattern of patterns) {
      const item = choose(pattern, suited, day, used);
      const sets = item ? Math.min(wantedSets(item, wish.level), roomFor(item, [...week, day], offset, wish.level)) : 0;
      if (!item || sets < 1) continue;
      const more = { item, sets };
      if (day.items.length > 0 && minutesOf([...day.items, more]) > wish.minutes) continue;
      day.items.push(more);
      used.set(pattern, (used.get(pattern) ?? 0) + 1);
    }
    if (day.items.length > 0) week.push(day);
  }
  return week;
}

function layoutOf({ level, daysPerWeek }: Wish): [number, DayPlan['focus']][] {
  const lifting = liftingDays[Math.min(daysPerWeek, mostLiftingDays[level])] ?? [];
  const free = Array.from({ length: daysOfWeek }, (_, offset) => offset).filter(
    (offset) => !lifting.some(([taken]) => taken === offset),
  );
  const active = free
    .slice(0, daysPerWeek - lifting.length)
    .map((offset): [number, DayPlan['focus']] => [offset, 'active']);
  // Days of active rest give way to those of lifting.
  return [...lifting, ...active];
}

/** The next of its movement, so that a week has different ones where there are. */
function choose(pattern: Pattern, suited: PoolItem[], day: DayPlan, used: Map<Pattern, number>): PoolItem | undefined {
  const free = suited.filter((item) => item.pattern === pattern && !day.items.some((known) => known.item === item));
  return free[(used.get(pattern) ?? 0) % Math.max(1, free.length)];
}

const wantedSets = ({ pattern, unit }: PoolItem, level: TrainingLevel): number =>
  pattern === 'conditioning' ? (unit === 'minutes' ? 1 : 2) : setsOf[level];

function roomFor(item: PoolItem, week: DayPlan[], offset: number, level: TrainingLevel): number {
  const near = loadOf(week.filter((day) => Math.abs(day.offset - offset) <= 1).flatMap(({ items }) => items));
  const all = loadOf(week.flatMap(({ items }) => items));
  const rooms = [...sharesOf(item)].map(([muscle, share]) =>
    Math.min(
      (mostSetsInTwoDays[level] - (near.get(muscle) ?? 0)) / share,
      (mostSetsPerWeek[level] - (all.get(muscle) ?? 0)) / share,
    ),
  );
  return Math.floor(Math.min(...rooms));
}

/** Minutes of a day as it is usually done. */
const minutesOf = (items: DayPlan['items']): number =>
  estimatedMinutes(
    items.flatMap(({ item, sets }) =>
      Array.from({ length: sets }, () => ({
        exerciseId: item.exercise.id,
        ...(item.unit === 'minutes' ? { durationMin: 10 } : { reps: repsOfEstimate }),
      })),
    ),
  );
