import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getTrend, type TrendMetric } from '../../../contract/trends.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import type { TrendSpan } from './span.ts';

/** The trend before stays until the next is there. */
export const useTrend = (metric: TrendMetric, { from, to, by }: TrendSpan) =>
  useQuery({
    queryKey: queryKeys.trend(metric, from ?? '', to, by),
    queryFn: ({ signal }) => call(getTrend, { query: { metric, from, to, by } }, signal),
    placeholderData: keepPreviousData,
  });
