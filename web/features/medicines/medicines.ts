import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteMedicine,
  type ListedMedicine,
  listMedicines,
  type Medicine,
} from '../../../contract/entries/medicines.ts';
import { asNeeded } from '../../../texts/entries/medicines.ts';
import type { PageLocale } from '../../../texts/locale.ts';
import { schedule } from '../../../texts/notices/schedules.ts';
import { call } from '../../lib/api.ts';
import { useLogging } from '../../lib/logging.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useMedicines = () =>
  useQuery({ queryKey: queryKeys.medicines, queryFn: ({ signal }) => call(listMedicines, { query: {} }, signal) });

/** Its doses and reminder go with it; what was taken of it stays. */
export function useRemovingMedicine() {
  const queryClient = useQueryClient();
  return useLogging(async (id: string) => {
    await call(deleteMedicine, { params: { id } });
    queryClient.setQueryData<ListedMedicine[]>(queryKeys.medicines, (known) => known?.filter((one) => one.id !== id));
    queryClient.invalidateQueries({ queryKey: queryKeys.reminders });
  });
}

const noInterval = { everyMin: null, windowFrom: null, windowTo: null };
/** "every 2nd day at 8 am and 8 pm, until 5 Dec" */
export const whenOf = (locale: PageLocale, medicine: Medicine, today: string): string =>
  medicine.times.length === 0 ? asNeeded(locale) : schedule(locale, { ...noInterval, ...medicine }, today);
