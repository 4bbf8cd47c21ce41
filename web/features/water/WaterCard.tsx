import type { WaterEntry } from '../../../contract/water.ts';
import { type Day, dateToAsk } from '../../lib/day.ts';
import { capitalised, figure, timeOf } from '../../lib/format.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { EntryLog } from '../../ui/EntryLog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useDeleteWater } from './deleteWater.ts';
import { useWater } from './listWater.ts';
import { WaterForm } from './WaterForm.tsx';

const columns: Column<WaterEntry>[] = [
  { title: 'Time', value: ({ createdAt }) => timeOf(createdAt) },
  { title: 'Volume', value: ({ waterIntake }) => `${figure(waterIntake.value)} ml`, isName: true },
  { title: 'Type', value: ({ drinkType }) => capitalised(drinkType) },
  { title: 'Container', value: ({ containerType }) => capitalised(containerType) },
  { title: 'Notes', value: ({ notes }) => notes || '–' },
];

export function WaterCard({ day }: { day: Day }) {
  const remove = useDeleteWater();
  return (
    <EntryLog
      title="Water Intake"
      add="Add Water"
      hide="Hide Water Form"
      addForm={(close) => (
        <WaterForm day={day} onSaved={() => showToast('success', 'Water logged.')} onCancel={close} />
      )}
      edit="Edit water"
      editForm={(entry, dayOfEntry, close) => (
        <WaterForm day={dayOfEntry} entry={entry} onSaved={close} onCancel={close} />
      )}
      entries={useWater(dateToAsk(day))}
      failure="Error loading water logs"
      caption="Water of the day"
      empty="No logs for this date."
      columns={columns}
      keyOf={({ entryId }) => entryId}
      nameOf={({ waterIntake, createdAt }) => `${figure(waterIntake.value)} ml at ${timeOf(createdAt)}`}
      onDelete={remove.mutate}
    />
  );
}
