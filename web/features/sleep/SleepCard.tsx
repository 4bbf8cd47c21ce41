import type { SleepEntry } from '../../../contract/sleep.ts';
import { type Day, dateToAsk, useDay } from '../../lib/day.ts';
import { duration, figure, timeOf } from '../../lib/format.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { DateFilter } from '../../ui/DateFilter.tsx';
import { EntryLog } from '../../ui/EntryLog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useDeleteSleep } from './deleteSleep.ts';
import { useSleep } from './listSleep.ts';
import { SleepForm } from './SleepForm.tsx';

const columns: Column<SleepEntry>[] = [
  { title: 'Time', value: ({ createdAt }) => timeOf(createdAt) },
  { title: 'Sleep (hrs)', value: ({ sleepTimeHr }) => figure(sleepTimeHr, 2), isFigure: true },
];

interface SleepCardProps {
  /** The page's day, from which the card's own starts. */
  pageDay: Day;
  today: string | undefined;
}

export function SleepCard({ pageDay, today }: SleepCardProps) {
  const [day, chooseDay] = useDay(today, dateToAsk(pageDay));
  const remove = useDeleteSleep();
  return (
    <EntryLog
      title="Sleep Log"
      add="Add Sleep"
      hide="Hide Sleep Form"
      filter={<DateFilter label="Date" date={day.date} today={today} onChange={chooseDay} />}
      addForm={(close) => (
        <SleepForm day={day} onSaved={() => showToast('success', 'Sleep logged.')} onCancel={close} />
      )}
      edit="Edit sleep"
      editForm={(entry, dayOfEntry, close) => (
        <SleepForm day={dayOfEntry} entry={entry} onSaved={close} onCancel={close} />
      )}
      entries={useSleep(dateToAsk(day))}
      failure="Error loading sleep logs"
      caption="Sleep of the day"
      empty="No sleep logs for this date."
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ sleepTimeHr, createdAt }) => `${duration(sleepTimeHr)} at ${timeOf(createdAt)}`}
      onDelete={remove.mutate}
    />
  );
}
