import { useQuery } from '@tanstack/react-query';
import { getMonthReport } from '../../../contract/reports.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useMonthReport = (month: string) =>
  useQuery({
    queryKey: queryKeys.monthReport(month),
    queryFn: ({ signal }) => call(getMonthReport, { params: { month }, query: {} }, signal),
  });
