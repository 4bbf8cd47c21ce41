import type { CycleEntry } from '../../../contract/entries/cycle.ts';
import { notes } from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/cycle.ts';
import { capitalised, shortDate } from '../../lib/format.ts';
import { later } from '../../lib/later.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { CycleIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';
import { symptomsText } from './cycle.ts';

const PeriodForm = later(() => import('./PeriodForm.tsx'));

const spanOf = ({ startedOn, endedOn }: CycleEntry) =>
  endedOn
    ? texts.fromTo(readPageLocale(), shortDate(startedOn), shortDate(endedOn))
    : texts.since(readPageLocale(), shortDate(startedOn));

export const cycleView: EntryLogView<'cycle'> = {
  kind: 'cycle',
  title: texts.log,
  Icon: CycleIcon,
  columns: (locale) => [
    { title: texts.dayColumn(locale), value: (entry) => capitalised(spanOf(entry)), isName: true },
    { title: texts.symptoms(locale), value: ({ symptoms }) => capitalised(symptomsText(symptoms)) || '–' },
    { title: notes(locale), value: (entry) => entry.notes || '–' },
  ],
  nameOf: (entry) => texts.named(readPageLocale(), spanOf(entry)),
  Form: PeriodForm,
  empty: texts.noneOnDate,
  diary: eachAlone('cycle', (entry) => ({
    text: texts.period(readPageLocale()),
    detail: [symptomsText(entry.symptoms), entry.notes].filter(Boolean).join(', '),
    amount: spanOf(entry),
  })),
};
