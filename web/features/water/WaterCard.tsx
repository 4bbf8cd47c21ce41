import { useState } from 'react';
import type { WaterEntry } from '../../../contract/water.ts';
import { failedWith } from '../../lib/api.ts';
import { type Day, dateToAsk } from '../../lib/day.ts';
import { capitalised, figure, timeOf } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogCard } from '../../ui/LogCard.tsx';
import { LogSkeleton } from '../../ui/LogSkeleton.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
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
  const water = useWater(dateToAsk(day));
  const remove = useDeleteWater();
  const [edited, setEdited] = useState<WaterEntry>();
  const close = () => setEdited(undefined);

  return (
    <LogCard
      title="Water Intake"
      add="Add Water"
      hide="Hide Water Form"
      form={(closeForm) => (
        <WaterForm day={day} onSaved={() => showToast('success', 'Water logged.')} onCancel={closeForm} />
      )}
    >
      <Loadable
        needs={[water]}
        skeleton={<LogSkeleton />}
        failure={failedWith('Fetch failed', 'Error loading water logs')}
      >
        {() => (
          <DataTable
            caption="Water of the day"
            columns={columns}
            rows={water.data ?? []}
            keyOf={({ entryId }) => entryId}
            empty="No logs for this date."
            actions={(entry) => (
              <RowActions
                name={`${figure(entry.waterIntake.value)} ml at ${timeOf(entry.createdAt)}`}
                onEdit={() => setEdited(entry)}
                onDelete={() => remove.mutate(entry)}
              />
            )}
          />
        )}
      </Loadable>
      <Dialog title="Edit water" isOpen={edited !== undefined} onClose={close}>
        {edited && (
          <WaterForm day={{ date: edited.localDate, isToday: false }} entry={edited} onSaved={close} onCancel={close} />
        )}
      </Dialog>
    </LogCard>
  );
}
