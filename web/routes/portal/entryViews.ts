import type { OtherKind } from '../../../contract/diary.ts';
import type { EntryKind } from '../../../contract/entries/entryKinds.ts';
import { activityView } from '../../features/activity/activityView.tsx';
import { cycleView } from '../../features/cycle/cycleView.tsx';
import { fastView } from '../../features/fasts/fastView.tsx';
import { foodView } from '../../features/food/foodView.ts';
import { medicineView } from '../../features/medicines/medicineView.tsx';
import { moodView } from '../../features/moods/moodView.tsx';
import { readingView } from '../../features/readings/readingView.tsx';
import { sleepView } from '../../features/sleep/sleepView.tsx';
import { stepView } from '../../features/steps/stepView.tsx';
import { waterView } from '../../features/water/waterView.tsx';
import { weightView } from '../../features/weight/weightView.tsx';
import type { EntryLogView, EntryView } from '../../ui/lists/entryView.ts';

/** What the health log lists, each kind in a table of its own. */
export const logViews: { [K in OtherKind]: EntryLogView<K> } = {
  water: waterView,
  activity: activityView,
  weight: weightView,
  sleep: sleepView,
  step: stepView,
  reading: readingView,
  medicine: medicineView,
  mood: moodView,
  fast: fastView,
  cycle: cycleView,
};

/** How the dashboard shows each kind of entry. */
export const entryViews: { [K in EntryKind]: EntryView<K> } = {
  food: foodView,
  ...logViews,
};
