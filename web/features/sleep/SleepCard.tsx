import { useState } from 'react';
import type { SleepEntry } from '../../../contract/sleep.ts';
import { failedWith } from '../../lib/api.ts';
import { dateToAsk } from '../../lib/day.ts';
import { duration, figure, timeOf } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { DateFilter } from '../../ui/DateFilter.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogCard } from '../../ui/LogCard.tsx';
import { LogSkeleton } from '../../ui/LogSkeleton.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useDeleteSleep } from './deleteSleep.ts';
import { useSleep } from './listSleep.ts';
import { SleepForm } from './SleepForm.tsx';

const columns: Column<SleepEntry>[] = [
  { title: 'Time', value: ({ createdAt }) => timeOf(createdAt) },
  { title: 'Sleep (hrs)', value: ({ sleepTimeHr }) => figure(sleepTimeHr, 2), isFigure: true },
];

interface SleepCardProps {
  /** The page's day, from which the card's own starts; undefined is today. */
  pageDate: string | undefined;
  today: string | undefined;
}

export function SleepCard({ pageDate, today }: SleepCardProps) {
  const [chosen, setChosen] = useState(pageDate);
  const day = { date: chosen ?? today, isToday: chosen === undefined };
  const sleep = useSleep(dateToAsk(day));
  const remove = useDeleteSleep();
  const [edited, setEdited] = useState<SleepEntry>();
  const close = () => setEdited(undefined);

  return (
    <LogCard
      title="Sleep Log"
      add="Add Sleep"
      hide="Hide Sleep Form"
      filter={<DateFilter label="Date" date={day.date} today={today} onChange={setChosen} />}
      form={(closeForm) => (
        <SleepForm day={day} onSaved={() => showToast('success', 'Sleep logged.')} onCancel={closeForm} />
      )}
    >
      <Loadable
        needs={[sleep]}
        skeleton={<LogSkeleton />}
        failure={failedWith('Fetch failed', 'Error loading sleep logs')}
      >
        {() => (
          <DataTable
            caption="Sleep of the day"
            columns={columns}
            rows={sleep.data ?? []}
            keyOf={({ id }) => id}
            empty="No sleep logs for this date."
            actions={(entry) => (
              <RowActions
                name={`${duration(entry.sleepTimeHr)} at ${timeOf(entry.createdAt)}`}
                onEdit={() => setEdited(entry)}
                onDelete={() => remove.mutate(entry)}
              />
            )}
          />
        )}
      </Loadable>
      <Dialog title="Edit sleep" isOpen={edited !== undefined} onClose={close}>
        {edited && (
          <SleepForm day={{ date: edited.localDate, isToday: false }} entry={edited} onSaved={close} onCancel={close} />
        )}
      </Dialog>
    </LogCard>
  );
}
