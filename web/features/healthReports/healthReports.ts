import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createHealthReport,
  deleteHealthReport,
  type LabResult,
  listHealthReports,
  mostReportBytes,
} from '../../../contract/healthReports.ts';
import * as texts from '../../../texts/portal/healthReports.ts';
import { call } from '../../lib/api.ts';
import { figure } from '../../lib/format.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useHealthReports = () =>
  useQuery({
    queryKey: queryKeys.healthReports,
    queryFn: ({ signal }) => call(listHealthReports, { query: {} }, signal),
  });

export function useUpload() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      if (file.size > mostReportBytes) throw new Error(texts.tooLarge(readPageLocale()));
      return call(createHealthReport, { body: { file } });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.healthReports }),
  });
}

export function useDeleteReport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteHealthReport, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.healthReports }),
  });
}

/** "< 0.01 µIU/mL", "Nil" */
export const amountOf = ({ value, comparator, unit }: LabResult): string =>
  [comparator, typeof value === 'number' ? figure(value, 3) : value, unit].filter(Boolean).join(' ');

/** "12–15", "up to 200" */
export function rangeOf({ low, high }: LabResult): string {
  if (low !== undefined && high !== undefined) return `${figure(low, 3)}–${figure(high, 3)}`;
  if (low !== undefined) return texts.from(readPageLocale(), figure(low, 3));
  return high === undefined ? '–' : texts.upTo(readPageLocale(), figure(high, 3));
}

export const isOutside = ({ flag }: LabResult): boolean => flag !== 'normal' && flag !== 'unknown';
