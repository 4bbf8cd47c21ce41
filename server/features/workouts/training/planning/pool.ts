import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Exercise } from '../../../../../contract/entries/exercises.ts';
import {
  type Injury,
  type TrainingEquipment,
  type TrainingLevel,
  type TrainingPlace,
  trainingLevels,
} from '../../../../../contract/training.ts';
import { exerciseTable } from '../../exercises/table.ts';

export type Pattern =
  | 'squat'
  | 'hinge'
  | 'lunge'
  | 'horizontalPush'
  | 'verticalPush'
  | 'horizontalPull'
  | 'verticalPull'
  | 'core'
  | 'shoulders'
  | 'biceps'
  | 'triceps'
  | 'calves'
  | 'conditioning';

/** An exercise that plans are made of; pool.csv names them by movement, those first that are offered first. */
export interface PoolItem {
  pattern: Pattern;
  exercise: Exercise;
  needs: TrainingEquipment[];
  level: TrainingLevel;
  /** The injuries, and the stage of life, that it is left out for. */
  unsuited: (Injury | 'pregnancy')[];
  /** What a set is counted in. */
  unit: 'reps' | 'seconds' | 'minutes';
  /** The smallest step of its load in kg; null of an exercise without a load. */
  stepKg: number | null;
}

/** Whom exercises are chosen for. */
export interface Trainee {
  level: TrainingLevel;
  place: TrainingPlace;
  equipment: TrainingEquipment[];
  injuries: Injury[];
  isPregnant: boolean;
}

const gymEquipment: TrainingEquipment[] = [
  'barbell',
  'dumbbells',
  'bench',
  'machines',
  'pullUpBar',
  'kettlebell',
  'bands',
];

let loaded: PoolItem[] | undefined;

/** Read from its file when first asked for. */
export function exercisePool(): PoolItem[] {
  loaded ??= load();
  return loaded;
}

function load(): PoolItem[] {
  const rows: Record<string, string>[] = parse(readFileSync(new URL('pool.csv', import.meta.url), 'utf8'), {
    columns: true,
  });
  return rows.map(({ pattern, id = '', needs = '', level, unsuited = '', unit, step }) => {
    const exercise = exerciseTable().byId.get(id);
    if (!exercise) throw new Error(`pool.csv names ${id}, which exercises.csv does not have`);
    return {
      exercise,
      needs: needs.split('+').filter(Boolean),
      unsuited: unsuited.split(';').filter(Boolean),
      ...{ pattern, level, unit, stepKg: step ? Number(step) : null },
    } as PoolItem;
  });
}

/** What can be done with what somebody has, where they are and as they are; loaded exercises first where there are any. */
export function suitedExercises({ level, place, equipment, injuries, isPregnant }: Trainee): PoolItem[] {
  const has = new Set(place === 'gym' ? [...gymEquipment, ...equipment] : equipment);
  const out = new Set<string>([...injuries, ...(isPregnant ? ['pregnancy'] : [])]);
  const highest = trainingLevels.indexOf(level);
  return exercisePool()
    .filter(
      ({ needs, unsuited, level: asked }) =>
        needs.every((need) => has.has(need)) &&
        !unsuited.some((reason) => out.has(reason)) &&
        trainingLevels.indexOf(asked) <= highest,
    )
    .sort((one, other) => Number(other.stepKg !== null) - Number(one.stepKg !== null));
}
