import { useQuery } from '@tanstack/react-query';
import { createIntake, listDoses, type ScheduledDose } from '../../../contract/entries/medicines.ts';
import * as texts from '../../../texts/portal/entries/medicines.ts';
import { call } from '../../lib/api.ts';
import { useSayingLogged } from '../../lib/entries.ts';
import { localMomentAt } from '../../lib/format.ts';
import { useLogging } from '../../lib/logging.ts';
import { logEntry } from '../../lib/outbox/logEntry.ts';
import { useWaiting } from '../../lib/outbox/sendWaiting.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { reasonOf } from '../../lib/reasons.ts';
import { showToast } from '../../ui/toasts.ts';

export const titleOf = ({ name, dose }: { name: string; dose: string }) => `${name} ${dose}`.trim();

/** The doses of a local date, the person's today without one, with what waits on this device. */
export function useDoses(date?: string) {
  const waiting = useWaiting();
  return useQuery({
    queryKey: queryKeys.doses(date),
    queryFn: ({ signal }) => call(listDoses, { query: { ...(date && { date }) } }, signal),
    select: (doses) =>
      doses.map((dose) => {
        const told = waiting.find(
          ({ path, body }) =>
            path === createIntake.path && body.medicineId === dose.medicineId && body.dueAt === dose.dueAt,
        );
        return told ? { ...dose, status: told.body.status as ScheduledDose['status'] } : dose;
      }),
  });
}

/** Notes a dose at one tap, with a way back; one of an earlier day as of its time. */
export function useNotingDose(isToday: boolean) {
  const sayLogged = useSayingLogged('medicine');
  const noting = useLogging(({ dose, status }: { dose: ScheduledDose; status: 'taken' | 'skipped' }) => {
    const { medicineId, name, dose: amount, dueAt } = dose;
    const when = isToday ? {} : { logDatetime: localMomentAt(new Date(dueAt)) };
    const body = { medicineId, name, dose: amount, status, dueAt, notes: '', ...when };
    return logEntry(createIntake, body, crypto.randomUUID());
  });
  const note = (dose: ScheduledDose, status: 'taken' | 'skipped') =>
    noting.mutate(
      { dose, status },
      {
        onSuccess: (saved) => sayLogged(saved, (entry) => texts.noted[status](readPageLocale(), titleOf(entry))),
        onError: (error) => showToast('danger', `${texts.notLogged(readPageLocale())}. ${reasonOf(error)}`),
      },
    );
  return { note, isNoting: noting.isPending };
}
