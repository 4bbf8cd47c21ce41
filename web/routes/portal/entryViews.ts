import type { EntryKind } from '../../../contract/entryKinds.ts';
import { activityView } from '../../features/activity/activityView.tsx';
import { foodView } from '../../features/food/foodView.tsx';
import { medicineView } from '../../features/medicines/medicineView.tsx';
import { readingView } from '../../features/readings/readingView.tsx';
import { sleepView } from '../../features/sleep/sleepView.tsx';
import { stepView } from '../../features/steps/stepView.tsx';
import { waterView } from '../../features/water/waterView.tsx';
import { weightView } from '../../features/weight/weightView.tsx';
import type { EntryView } from '../../ui/entryView.ts';

/** How the portal shows each kind of entry: in the health log, the diary and the quick actions. */
export const entryViews: { [K in EntryKind]: EntryView<K> } = {
  food: foodView,
  water: waterView,
  activity: activityView,
  weight: weightView,
  sleep: sleepView,
  step: stepView,
  reading: readingView,
  medicine: medicineView,
};
