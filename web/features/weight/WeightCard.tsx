import type { WeightEntry } from '../../../contract/weight.ts';
import { type Day, dateToAsk, useDay } from '../../lib/day.ts';
import { figure, timeOf } from '../../lib/format.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { DateFilter } from '../../ui/DateFilter.tsx';
import { EntryLog } from '../../ui/EntryLog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useDeleteWeight } from './deleteWeight.ts';
import { useWeights } from './listWeights.ts';
import { WeightForm } from './WeightForm.tsx';

const columns: Column<WeightEntry>[] = [
  { title: 'Time', value: ({ createdAt }) => timeOf(createdAt) },
  { title: 'Weight (kg)', value: ({ weightKg }) => figure(weightKg, 2), isFigure: true },
];

interface WeightCardProps {
  /** The page's day, from which the card's own starts. */
  pageDay: Day;
  today: string | undefined;
}

export function WeightCard({ pageDay, today }: WeightCardProps) {
  const [day, chooseDay] = useDay(today, dateToAsk(pageDay));
  const remove = useDeleteWeight();
  return (
    <EntryLog
      title="Weight Log"
      add="Add Weight"
      hide="Hide Weight Form"
      filter={<DateFilter label="Date" date={day.date} today={today} onChange={chooseDay} />}
      addForm={(close) => (
        <WeightForm
          day={day}
          failure="Failed to add weight log"
          onSaved={() => showToast('success', 'Weight logged.')}
          onCancel={close}
        />
      )}
      edit="Edit weight"
      editForm={(entry, dayOfEntry, close) => (
        <WeightForm day={dayOfEntry} entry={entry} failure="Failed to save" onSaved={close} onCancel={close} />
      )}
      entries={useWeights(dateToAsk(day))}
      failure="Error loading weight logs"
      caption="Weights of the day"
      empty="No weight logs for this date."
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ weightKg, createdAt }) => `${figure(weightKg, 2)} kg at ${timeOf(createdAt)}`}
      onDelete={remove.mutate}
    />
  );
}
