import { timeOf } from '../../lib/format.ts';
import { weightText } from '../../lib/units.ts';
import { ScaleIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';
import { WeightForm } from './WeightForm.tsx';

export const weightView: EntryLogView<'weight'> = {
  kind: 'weight',
  title: () => 'Weight Log',
  Icon: ScaleIcon,
  columns: () => [
    { title: 'Time', value: ({ createdAt }) => timeOf(createdAt) },
    { title: 'Weight', value: ({ weightKg }) => weightText(weightKg, 2), isFigure: true },
  ],
  nameOf: ({ weightKg }) => weightText(weightKg, 2),
  Form: WeightForm,
  QuickForm: WeightForm,
  diary: eachAlone('weight', ({ weightKg }) => ({ text: 'Weigh-in', detail: '', amount: weightText(weightKg) })),
};
