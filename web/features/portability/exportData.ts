import { useMutation } from '@tanstack/react-query';
import { getCsvExport, getExport } from '../../../contract/accounts/me.ts';
import { callForFile } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';

const exports = {
  json: { route: getExport, name: 'fitpulse.json' },
  csv: { route: getCsvExport, name: 'fitpulse-csv.zip' },
};

/** Fetches all of a person's data and hands it to the browser as a download. */
export const useExport = () =>
  useMutation({
    mutationFn: async (kind: keyof typeof exports) => {
      const { route, name } = exports[kind];
      download(await callForFile(route), name);
    },
  });
