import type { ActivityEntry } from '../../../contract/activity.ts';
import { type Day, dateToAsk } from '../../lib/day.ts';
import { capitalised, figure, timeOf } from '../../lib/format.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { EntryLog } from '../../ui/EntryLog.tsx';
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
  const remove = useDeleteActivity();
  return (
    <EntryLog
      title="Activity Log"
      add="Add Activity"
      hide="Hide Activity Form"
      addForm={(close) => (
        <ActivityForm
          day={day}
          failure="Failed"
          onSaved={() => showToast('success', 'Activity logged.')}
          onCancel={close}
        />
      )}
      edit="Edit activity"
      editForm={(entry, dayOfEntry, close) => (
        <ActivityForm day={dayOfEntry} entry={entry} failure="Failed to save" onSaved={close} onCancel={close} />
      )}
      entries={useActivities(dateToAsk(day))}
      failure="Error loading activity logs"
      caption="Activities of the day"
      empty="No activity logs for this date."
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ activityType, activityDatetime }) => `${activityType} at ${timeOf(activityDatetime)}`}
      onDelete={remove.mutate}
    />
  );
}
