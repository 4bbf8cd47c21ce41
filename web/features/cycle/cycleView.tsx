import type { CycleEntry } from '../../../contract/entries/cycle.ts';
import { capitalised, shortDate } from '../../lib/format.ts';
import { CycleIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';
import { symptomsText } from './cycle.ts';
import { PeriodForm } from './PeriodForm.tsx';

const spanOf = ({ startedOn, endedOn }: CycleEntry) =>
  endedOn ? `${shortDate(startedOn)} to ${shortDate(endedOn)}` : `since ${shortDate(startedOn)}`;

export const cycleView: EntryLogView<'cycle'> = {
  kind: 'cycle',
  title: () => 'Periods',
  Icon: CycleIcon,
  columns: () => [
    { title: 'Days', value: (entry) => capitalised(spanOf(entry)), isName: true },
    { title: 'Symptoms', value: ({ symptoms }) => capitalised(symptomsText(symptoms)) || '–' },
    { title: 'Notes', value: ({ notes }) => notes || '–' },
  ],
  nameOf: (entry) => `period ${spanOf(entry)}`,
  Form: PeriodForm,
  empty: () => 'No period began on this date.',
  diary: eachAlone('cycle', (entry) => ({
    text: 'Period',
    detail: [symptomsText(entry.symptoms), entry.notes].filter(Boolean).join(', '),
    amount: spanOf(entry),
  })),
};
