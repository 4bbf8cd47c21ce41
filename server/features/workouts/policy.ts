import type { ExerciseSet } from '../../../contract/entries/exercises.ts';
import { defaultWeightKg, mostKcal } from '../activity/policy.ts';

/** The formula overstates beyond it (LeSuer et al., J Strength Cond Res 11(4), 1997: sound up to about ten repetitions). */
const mostReps = 12;
/** Seconds of a repetition and of the rest after a set (ACSM position stand on resistance training, 2009: 1 to 3 minutes). */
const secondsPerRep = 4;
const restSeconds = 90;
/** Exercises of a superset follow on each other. */
const restInSuperset = 30;

/** MET of lifting: 2011 Compendium, 02054 several exercises at 8 to 15 repetitions, 02050 heavy, 02022 calisthenics. */
const met = { ordinary: 3.5, heavy: 6, bodyweight: 3.8 };
const repsOfHeavy = 6;

/** What could be lifted once, in kg, by Epley's formula (1985): load × (1 + repetitions / 30); null where it doesn't hold. */
export function oneRepMax({ reps, loadKg }: Pick<ExerciseSet, 'reps' | 'loadKg'>): number | null {
  if (!reps || !loadKg || reps > mostReps) return null;
  const kg = reps === 1 ? loadKg : loadKg * (1 + reps / 30);
  return Math.round(kg * 10) / 10;
}

/** Minutes of a workout, from its repetitions and rests; a set without repetitions takes as long as it says. */
export function estimatedMinutes(sets: ExerciseSet[]): number {
  const seconds = sets.reduce((sum, { reps, durationMin, superset }) => {
    const work = durationMin ? durationMin * 60 : (reps ?? 10) * secondsPerRep;
    return sum + work + (superset ? restInSuperset : restSeconds);
  }, 0);
  return Math.max(1, Math.round(seconds / 60));
}

/** kcal as of every activity: MET × kg × hours. */
export function liftingKcal(sets: ExerciseSet[], durationMin: number, weightKg = defaultWeightKg): number {
  const loaded = sets.filter(({ loadKg }) => (loadKg ?? 0) > 0);
  const isHeavy = loaded.length > 0 && loaded.every(({ reps }) => (reps ?? mostReps) <= repsOfHeavy);
  const value = loaded.length === 0 ? met.bodyweight : isHeavy ? met.heavy : met.ordinary;
  return Math.min(Math.round(value * weightKg * (durationMin / 60)), mostKcal);
}

export interface ExerciseResult {
  exerciseId: string;
  sets: number;
  reps: number;
  volumeKg: number;
  oneRepMaxKg: number | null;
}

/** The sets added up by exercise, in the order in which they were done. */
export function resultsOf(sets: ExerciseSet[]): ExerciseResult[] {
  return [...Map.groupBy(sets, ({ exerciseId }) => exerciseId)].map(([exerciseId, ofExercise]) => ({
    exerciseId,
    sets: ofExercise.length,
    reps: ofExercise.reduce((sum, { reps }) => sum + (reps ?? 0), 0),
    volumeKg: ofExercise.reduce((sum, { reps, loadKg }) => sum + (reps ?? 0) * (loadKg ?? 0), 0),
    oneRepMaxKg: ofExercise.reduce<number | null>((best, set) => greater(best, oneRepMax(set)), null),
  }));
}

const greater = (one: number | null, other: number | null) =>
  one === null || (other !== null && other > one) ? other : one;

/** What is to be changed of the last exercise; without a unit the figure that was wrong says which. */
export interface SetChange {
  quantity: number;
  was: number | undefined;
  unit: 'sets' | 'reps' | 'kg' | 'lb' | undefined;
  /** Of a load in that unit, or in the person's own. */
  kgPerUnit: number;
}

const mostSetsOfExercise = 20;

/** The sets after a correction; undefined where it can't be about them. */
export function changedSets(
  sets: ExerciseSet[],
  { quantity, was, unit, kgPerUnit }: SetChange,
): ExerciseSet[] | undefined {
  const last = sets.at(-1);
  if (!last || quantity < 0) return undefined;
  const own = sets.filter(({ exerciseId }) => exerciseId === last.exerciseId);
  const wasKg = was === undefined ? undefined : inKilograms(was, kgPerUnit);
  const meant = unit ?? unitOfFigure(own, was, wasKg);
  const others = sets.filter(({ exerciseId }) => exerciseId !== last.exerciseId);
  switch (meant) {
    case 'sets': {
      if (!Number.isInteger(quantity) || quantity < 1 || quantity > mostSetsOfExercise) return undefined;
      return [...others, ...Array.from({ length: quantity }, (_, at) => own[at] ?? last)];
    }
    case 'reps': {
      if (!Number.isInteger(quantity) || quantity < 1 || quantity > 1_000) return undefined;
      return [
        ...others,
        ...own.map((set) => (unit !== undefined || set.reps === was ? { ...set, reps: quantity } : set)),
      ];
    }
    case 'kg':
    case 'lb': {
      const loadKg = inKilograms(quantity, kgPerUnit);
      if (loadKg > 600) return undefined;
      return [...others, ...own.map((set) => (unit !== undefined || set.loadKg === wasKg ? { ...set, loadKg } : set))];
    }
    default:
      return undefined;
  }
}

/** To a quarter of a kilogram where it was told in pounds, as plates are. */
export const inKilograms = (load: number, kgPerUnit: number): number =>
  kgPerUnit === 1 ? load : Math.round(load * kgPerUnit * 4) / 4;

function unitOfFigure(own: ExerciseSet[], was?: number, wasKg?: number): SetChange['unit'] {
  if (was === undefined) return undefined;
  if (own.some(({ loadKg }) => loadKg === wasKg)) return 'kg';
  if (own.some(({ reps }) => reps === was)) return 'reps';
  return own.length === was ? 'sets' : undefined;
}
