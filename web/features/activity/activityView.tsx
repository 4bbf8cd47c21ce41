import type { ActivityEntry } from '../../../contract/entries/activity.ts';
import { capitalised, figure, timeOf } from '../../lib/format.ts';
import { WalkIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';
import { ActivityForm } from './ActivityForm.tsx';

const orDash = (value: number | null, digits: number) => (value === null ? '–' : figure(value, digits));

export const activityView: EntryLogView<'activity'> = {
  kind: 'activity',
  title: () => 'Activity Log',
  Icon: WalkIcon,
  columns: () => [
    { title: 'Time', value: ({ activityDatetime }) => timeOf(activityDatetime) },
    { title: 'Type', value: ({ activityType }) => capitalised(activityType), isName: true },
    { title: 'Duration (min)', value: ({ durationMin }) => figure(durationMin), isFigure: true },
    { title: 'Distance (km)', value: ({ distanceKm }) => orDash(distanceKm, 2), isFigure: true },
    { title: 'Calories', value: ({ caloriesBurned }) => orDash(caloriesBurned, 0), isFigure: true },
  ],
  nameOf: ({ activityType }) => activityType,
  Form: ActivityForm,
  QuickForm: ActivityForm,
  diary: eachAlone('activity', (entry) => ({
    text: capitalised(entry.activityType),
    detail: detailOf(entry),
    amount: entry.caloriesBurned === null ? '' : `${figure(entry.caloriesBurned)} kcal burned`,
  })),
};

const detailOf = ({ durationMin, distanceKm }: ActivityEntry) =>
  [`${figure(durationMin)} min`, distanceKm !== null && distanceKm > 0 && `${figure(distanceKm, 2)} km`]
    .filter(Boolean)
    .join(', ');
