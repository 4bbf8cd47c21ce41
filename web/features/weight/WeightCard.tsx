import { useState } from 'react';
import type { WeightEntry } from '../../../contract/weight.ts';
import { failedWith } from '../../lib/api.ts';
import { dateToAsk } from '../../lib/day.ts';
import { figure, timeOf } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { DateFilter } from '../../ui/DateFilter.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogCard } from '../../ui/LogCard.tsx';
import { LogSkeleton } from '../../ui/LogSkeleton.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useDeleteWeight } from './deleteWeight.ts';
import { useWeights } from './listWeights.ts';
import { WeightForm } from './WeightForm.tsx';

const columns: Column<WeightEntry>[] = [
  { title: 'Time', value: ({ createdAt }) => timeOf(createdAt) },
  { title: 'Weight (kg)', value: ({ weightKg }) => figure(weightKg, 2), isFigure: true },
];

interface WeightCardProps {
  /** The page's day, from which the card's own starts; undefined is today. */
  pageDate: string | undefined;
  today: string | undefined;
}

export function WeightCard({ pageDate, today }: WeightCardProps) {
  const [chosen, setChosen] = useState(pageDate);
  const day = { date: chosen ?? today, isToday: chosen === undefined };
  const weights = useWeights(dateToAsk(day));
  const remove = useDeleteWeight();
  const [edited, setEdited] = useState<WeightEntry>();
  const close = () => setEdited(undefined);

  return (
    <LogCard
      title="Weight Log"
      add="Add Weight"
      hide="Hide Weight Form"
      filter={<DateFilter label="Date" date={day.date} today={today} onChange={setChosen} />}
      form={(closeForm) => (
        <WeightForm
          day={day}
          failure="Failed to add weight log"
          onSaved={() => showToast('success', 'Weight logged.')}
          onCancel={closeForm}
        />
      )}
    >
      <Loadable
        needs={[weights]}
        skeleton={<LogSkeleton />}
        failure={failedWith('Fetch failed', 'Error loading weight logs')}
      >
        {() => (
          <DataTable
            caption="Weights of the day"
            columns={columns}
            rows={weights.data ?? []}
            keyOf={({ id }) => id}
            empty="No weight logs for this date."
            actions={(entry) => (
              <RowActions
                name={`${figure(entry.weightKg, 2)} kg at ${timeOf(entry.createdAt)}`}
                onEdit={() => setEdited(entry)}
                onDelete={() => remove.mutate(entry)}
              />
            )}
          />
        )}
      </Loadable>
      <Dialog title="Edit weight" isOpen={edited !== undefined} onClose={close}>
        {edited && (
          <WeightForm
            day={{ date: edited.localDate, isToday: false }}
            entry={edited}
            failure="Failed to save"
            onSaved={close}
            onCancel={close}
          />
        )}
      </Dialog>
    </LogCard>
  );
}
