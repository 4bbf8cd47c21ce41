import { figure, timeOf } from '../../lib/format.ts';
import { type EntryLogView, eachAlone } from '../../ui/entryView.ts';
import { ScaleIcon } from '../../ui/icons.tsx';
import { WeightForm } from './WeightForm.tsx';

export const weightView: EntryLogView<'weight'> = {
  kind: 'weight',
  title: 'Weight Log',
  Icon: ScaleIcon,
  columns: [
    { title: 'Time', value: ({ createdAt }) => timeOf(createdAt) },
    { title: 'Weight (kg)', value: ({ weightKg }) => figure(weightKg, 2), isFigure: true },
  ],
  nameOf: ({ weightKg }) => `${figure(weightKg, 2)} kg`,
  Form: WeightForm,
  QuickForm: WeightForm,
  diary: eachAlone('weight', ({ weightKg }) => ({ text: 'Weigh-in', detail: '', amount: `${figure(weightKg, 1)} kg` })),
};
