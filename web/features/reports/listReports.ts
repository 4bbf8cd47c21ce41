import { useQuery } from '@tanstack/react-query';
import { listReports } from '../../../contract/reports.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useReports = () =>
  useQuery({ queryKey: queryKeys.reports, queryFn: ({ signal }) => call(listReports, { query: {} }, signal) });
