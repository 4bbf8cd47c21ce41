import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/weight.ts';
import { timeOf } from '../../lib/format.ts';
import { later } from '../../lib/later.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { weightText } from '../../lib/units.ts';
import { ScaleIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';

const WeightForm = later(() => import('./WeightForm.tsx'));

export const weightView: EntryLogView<'weight'> = {
  kind: 'weight',
  title: texts.title,
  Icon: ScaleIcon,
  columns: (locale) => [
    { title: controls.time(locale), value: ({ createdAt }) => timeOf(createdAt) },
    { title: texts.weight(locale), value: ({ weightKg }) => weightText(weightKg, 2), isFigure: true },
  ],
  nameOf: ({ weightKg }) => weightText(weightKg, 2),
  Form: WeightForm,
  QuickForm: WeightForm,
  diary: eachAlone('weight', ({ weightKg }) => ({
    text: texts.weighIn(readPageLocale()),
    detail: '',
    amount: weightText(weightKg),
  })),
};
