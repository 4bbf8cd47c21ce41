import { useQuery } from '@tanstack/react-query';
import { listExercises } from '../../../contract/exercises.ts';
import { listWorkouts } from '../../../contract/workouts.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useWorkouts = (date?: string) =>
  useQuery({
    queryKey: queryKeys.workouts(date),
    queryFn: ({ signal }) => call(listWorkouts, { query: { date } }, signal),
  });

/** The usual exercises, which are offered in a form. */
export const useExercises = () =>
  useQuery({
    queryKey: queryKeys.exercises,
    queryFn: ({ signal }) => call(listExercises, { query: {} }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
