import type { ExerciseSet } from '../../../contract/entries/exercises.ts';
import { weightScale } from '../../lib/units.ts';
import type { ChosenExercise } from './ExerciseField.tsx';

type Figure = number | '';

/** A line of the form: sets alike of one exercise, the load in the person's unit. */
export interface WorkoutLine {
  exercise: ChosenExercise;
  sets: Figure;
  reps: Figure;
  load: Figure;
  seconds: Figure;
  rpe: Figure;
  /** Done in turns with the line above. */
  isSuperset: boolean;
}

export const mostLines = 12;
export const mostSetsOfLine = 15;
export const firstLine: WorkoutLine = {
  exercise: { id: 'Barbell_Squat', name: 'Barbell Squat' },
  ...{ sets: 3, reps: 10, load: '', seconds: '', rpe: '', isSuperset: false },
};

const told = (figure: Figure): number | null => (figure === '' ? null : figure);

/** The sets of all lines; those of lines that belong together share the number of their superset. */
export function setsOf(lines: WorkoutLine[]): ExerciseSet[] {
  const { stored } = weightScale(2);
  const groups = lines.map((_, at) => lines.slice(1, at + 1).filter(({ isSuperset }) => !isSuperset).length + 1);
  return lines.flatMap(({ exercise, sets, reps, load, seconds, rpe }, at) => {
    const isShared = groups.filter((group) => group === groups[at]).length > 1;
    const set = {
      ...{ exerciseId: exercise.id, reps: told(reps), rpe: told(rpe) },
      loadKg: load === '' ? null : stored(load),
      durationMin: seconds === '' ? null : seconds / 60,
      superset: isShared ? (groups[at] ?? null) : null,
    };
    return Array.from({ length: Math.min(mostSetsOfLine, Number(sets)) }, () => set);
  });
}
