import type { StepEntry } from '../../../contract/entries/steps.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/steps.ts';
import { stepsTold } from '../../../texts/units.ts';
import { figure, timeOf } from '../../lib/format.ts';
import { later } from '../../lib/later.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { StepsIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';

const StepForm = later(() => import('./StepForm.tsx'));

const told = ({ steps }: StepEntry) => stepsTold(readPageLocale(), steps);

export const stepView: EntryLogView<'step'> = {
  kind: 'step',
  title: texts.steps,
  Icon: StepsIcon,
  columns: (locale) => [
    { title: controls.time(locale), value: ({ createdAt }) => timeOf(createdAt) },
    { title: texts.steps(locale), value: ({ steps }) => figure(steps), isName: true },
    { title: controls.notes(locale), value: ({ notes }) => notes || '–' },
  ],
  nameOf: told,
  Form: StepForm,
  diary: eachAlone('step', (entry) => ({
    text: texts.steps(readPageLocale()),
    detail: entry.notes,
    amount: told(entry),
  })),
};
