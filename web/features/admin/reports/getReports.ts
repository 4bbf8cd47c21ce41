import { useMutation, useQuery } from '@tanstack/react-query';
import {
  exportReport,
  getGrowthReport,
  getRetentionReport,
  getRevenueReport,
  type reportNames,
} from '../../../../contract/admin/adminReports.ts';
import { call, callForFile } from '../../../lib/api.ts';
import { download } from '../../../lib/download.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';

export type ReportName = (typeof reportNames)[number];

export const useRevenue = () =>
  useQuery({
    queryKey: queryKeys.adminReport('revenue'),
    queryFn: ({ signal }) => call(getRevenueReport, {}, signal),
  });

export const useRetention = () =>
  useQuery({
    queryKey: queryKeys.adminReport('retention'),
    queryFn: ({ signal }) => call(getRetentionReport, {}, signal),
  });

export const useGrowth = () =>
  useQuery({
    queryKey: queryKeys.adminReport('growth'),
    queryFn: ({ signal }) => call(getGrowthReport, {}, signal),
  });

export const useReportExport = () =>
  useMutation({
    mutationFn: async (report: ReportName) =>
      download(await callForFile(exportReport, { query: { report } }), `fitpulse-${report}.csv`),
  });
