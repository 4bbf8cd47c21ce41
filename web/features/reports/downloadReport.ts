import { useMutation } from '@tanstack/react-query';
import { getReport } from '../../../contract/reports.ts';
import { callForFile } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';

export const useDownloadReport = () =>
  useMutation({
    mutationFn: async (month: string) =>
      download(await callForFile(getReport, { params: { file: `${month}.pdf` } }), `fitpulse-${month}.pdf`),
  });
