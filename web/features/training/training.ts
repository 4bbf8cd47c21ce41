import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createWorkout } from '../../../contract/entries/workouts.ts';
import type { BodyOf } from '../../../contract/http.ts';
import {
  changeTrainingPlan,
  createTrainingPlan,
  deleteTrainingPlan,
  getTrainingPlan,
  type PlannedExercise,
  type TrainingSession,
} from '../../../contract/training.ts';
import * as texts from '../../../texts/portal/entries/training.ts';
import { call } from '../../lib/api.ts';
import { capitalised, figure } from '../../lib/format.ts';
import { logEntry } from '../../lib/outbox/logEntry.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { weightText } from '../../lib/units.ts';

/** The plan lies below what is logged: every workout changes the weeks that follow. */
export const useTraining = () =>
  useQuery({
    queryKey: queryKeys.training,
    queryFn: ({ signal }) => call(getTrainingPlan, { query: {} }, signal),
  });

function useChanging<Change, Answer>(change: (given: Change) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.logged }),
  });
}

export const useMakingPlan = () =>
  useChanging((body: BodyOf<typeof createTrainingPlan>) => call(createTrainingPlan, { body }));
export const useChangingPlan = () =>
  useChanging((body: BodyOf<typeof changeTrainingPlan>) => call(changeTrainingPlan, { body }));
export const useEndingPlan = () => useChanging(() => call(deleteTrainingPlan, { query: {} }));
/** Logs a planned workout as it was planned. */
export const useLoggingSession = () =>
  useChanging(({ session, key }: { session: TrainingSession; key: string }) =>
    logEntry(createWorkout, { sets: session.exercises.flatMap(({ sets }) => sets) }, key),
  );

export const exerciseName = ({ name, names }: PlannedExercise) => capitalised(names[0] ?? name);

/** "3 × 8", "9, 9, 8", "2 × 20 s". */
export function schemeOf({ sets }: PlannedExercise): string {
  const amounts = sets.map(({ reps, durationMin }) => {
    if (reps) return figure(reps);
    const minutes = durationMin ?? 0;
    return minutes < 1
      ? texts.seconds(readPageLocale(), figure(minutes * 60))
      : texts.minutesShort(readPageLocale(), figure(minutes));
  });
  return new Set(amounts).size === 1 ? `${sets.length} × ${amounts[0]}` : amounts.join(', ');
}

export function loadOf({ sets, needsLoad }: PlannedExercise): string {
  if (needsLoad) return texts.byFeel(readPageLocale());
  const loadKg = sets[0]?.loadKg;
  return loadKg ? weightText(loadKg) : '–';
}
