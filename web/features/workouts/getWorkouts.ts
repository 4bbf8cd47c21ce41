import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listExercises } from '../../../contract/entries/exercises.ts';
import { listPersonalRecords, listWorkouts } from '../../../contract/entries/workouts.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useWorkouts = (date?: string) =>
  useQuery({
    queryKey: queryKeys.workouts(date),
    queryFn: ({ signal }) => call(listWorkouts, { query: { date } }, signal),
  });

/** Exercises by a name, the usual ones without. */
export const useExercises = (words: string) =>
  useQuery({
    queryKey: queryKeys.exercises(words),
    queryFn: ({ signal }) => call(listExercises, { query: { q: words } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

export const usePersonalRecords = () =>
  useQuery({
    queryKey: queryKeys.personalRecords,
    queryFn: ({ signal }) => call(listPersonalRecords, { query: {} }, signal),
  });
