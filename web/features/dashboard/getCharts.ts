import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getActivityChart, getWeightChart } from '../../../contract/dashboard.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

const activityDays = 7;

export const useActivityChart = (userId: string) =>
  useQuery({
    queryKey: queryKeys.activityChart,
    queryFn: ({ signal }) => call(getActivityChart, { query: { userId, days: activityDays } }, signal),
  });

/** The goal is the one of the profile unless another is named. */
export const useWeightChart = (userId: string, days: number) =>
  useQuery({
    queryKey: queryKeys.weightChart(days),
    queryFn: ({ signal }) => call(getWeightChart, { query: { userId, days } }, signal),
    placeholderData: keepPreviousData,
  });
