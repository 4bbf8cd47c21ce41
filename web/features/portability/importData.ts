import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ExportDocument, exportDocument, importData } from '#schemas/accounts/me.ts';
import { noExport, tooLarge } from '../../../texts/portal/account/portability.ts';
import { call } from '../../lib/api.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';

const mostBytes = 20_971_520;

/** Takes an export back; everything that is shown is asked for anew. */
export function useImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => call(importData, { body: await readExport(file) }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

async function readExport(file: File): Promise<ExportDocument> {
  if (file.size > mostBytes) throw new Error(tooLarge(readPageLocale()));
  const { data } = exportDocument.safeParse(await readJson(file));
  if (!data) throw new Error(noExport(readPageLocale()));
  return data;
}

async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}
