import { useState } from 'react';
import type { ActivityEntry } from '../../../contract/activity.ts';
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
import { ActivityForm } from './ActivityForm.tsx';
import { useDeleteActivity } from './deleteActivity.ts';
import { useActivities } from './listActivities.ts';

const orDash = (value: number | null, digits: number) => (value === null ? '–' : figure(value, digits));

const columns: Column<ActivityEntry>[] = [
  { title: 'Time', value: ({ activityDatetime }) => timeOf(activityDatetime) },
  { title: 'Type', value: ({ activityType }) => capitalised(activityType), isName: true },
  { title: 'Duration (min)', value: ({ durationMin }) => figure(durationMin), isFigure: true },
  { title: 'Distance (km)', value: ({ distanceKm }) => orDash(distanceKm, 2), isFigure: true },
  { title: 'Calories', value: ({ caloriesBurned }) => orDash(caloriesBurned, 0), isFigure: true },
];

export function ActivityCard({ day }: { day: Day }) {
  const activities = useActivities(dateToAsk(day));
  const remove = useDeleteActivity();
  const [edited, setEdited] = useState<ActivityEntry>();
  const close = () => setEdited(undefined);

  return (
    <LogCard
      title="Activity Log"
      add="Add Activity"
      hide="Hide Activity Form"
      form={(closeForm) => (
        <ActivityForm
          day={day}
          failure="Failed"
          onSaved={() => showToast('success', 'Activity logged.')}
          onCancel={closeForm}
        />
      )}
    >
      <Loadable
        needs={[activities]}
        skeleton={<LogSkeleton />}
        failure={failedWith('Fetch failed', 'Error loading activity logs')}
      >
        {() => (
          <DataTable
            caption="Activities of the day"
            columns={columns}
            rows={activities.data ?? []}
            keyOf={({ id }) => id}
            empty="No activity logs for this date."
            actions={(entry) => (
              <RowActions
                name={`${entry.activityType} at ${timeOf(entry.activityDatetime)}`}
                onEdit={() => setEdited(entry)}
                onDelete={() => remove.mutate(entry)}
              />
            )}
          />
        )}
      </Loadable>
      <Dialog title="Edit activity" isOpen={edited !== undefined} onClose={close}>
        {edited && (
          <ActivityForm
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
