import type { ActivityEntry } from '../../../contract/entries/activity.ts';
import { activityName } from '../../../texts/entries/activity.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/activity.ts';
import { kcal, kilometres, minutes } from '../../../texts/units.ts';
import { figure, timeOf } from '../../lib/format.ts';
import { later } from '../../lib/later.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { WalkIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';

const ActivityForm = later(() => import('./ActivityForm.tsx'));

const orDash = (value: number | null, digits: number) => (value === null ? '–' : figure(value, digits));

export const activityView: EntryLogView<'activity'> = {
  kind: 'activity',
  title: texts.title,
  Icon: WalkIcon,
  columns: (locale) => [
    { title: controls.time(locale), value: ({ activityDatetime }) => timeOf(activityDatetime) },
    { title: texts.type(locale), value: ({ activityType }) => activityName(locale, activityType), isName: true },
    { title: texts.minutes(locale), value: ({ durationMin }) => figure(durationMin), isFigure: true },
    { title: texts.kilometres(locale), value: ({ distanceKm }) => orDash(distanceKm, 2), isFigure: true },
    { title: texts.calories(locale), value: ({ caloriesBurned }) => orDash(caloriesBurned, 0), isFigure: true },
  ],
  nameOf: ({ activityType }) => (readPageLocale() === 'hi' ? activityName('hi', activityType) : activityType),
  Form: ActivityForm,
  QuickForm: ActivityForm,
  diary: eachAlone('activity', (entry) => ({
    text: activityName(readPageLocale(), entry.activityType),
    detail: detailOf(entry),
    amount:
      entry.caloriesBurned === null ? '' : texts.burned(readPageLocale(), kcal(readPageLocale(), entry.caloriesBurned)),
  })),
};

const detailOf = ({ durationMin, distanceKm }: ActivityEntry) =>
  [
    minutes(readPageLocale(), Math.round(durationMin)),
    distanceKm !== null && distanceKm > 0 && kilometres(readPageLocale(), distanceKm),
  ]
    .filter(Boolean)
    .join(', ');
