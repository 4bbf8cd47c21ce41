import type { FastEntry } from '../../../contract/entries/fasts.ts';
import { planNames } from '../../../texts/entries/fasts.ts';
import { capitalised, duration, momentOf, timeOf } from '../../lib/format.ts';
import { TimerIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';
import { FastForm } from './FastForm.tsx';

const hourMs = 3_600_000;
const planOf = ({ plan }: FastEntry) => (plan ? capitalised(planNames[plan]('en')) : 'Fast');
const lengthOf = ({ startedAt, endedAt }: FastEntry) =>
  endedAt ? duration((Date.parse(endedAt) - Date.parse(startedAt)) / hourMs) : 'still on';

export const fastView: EntryLogView<'fast'> = {
  kind: 'fast',
  title: () => 'Fasts',
  Icon: TimerIcon,
  columns: () => [
    { title: 'Began', value: ({ startedAt }) => timeOf(startedAt) },
    { title: 'Plan', value: planOf, isName: true },
    { title: 'Ended', value: ({ endedAt }) => (endedAt ? momentOf(endedAt) : '–') },
    { title: 'Length', value: lengthOf },
    { title: 'Notes', value: ({ notes }) => notes || '–' },
  ],
  nameOf: (entry) => `${planOf(entry)}, ${lengthOf(entry)}`,
  Form: FastForm,
  diary: eachAlone('fast', (entry) => ({ text: planOf(entry), detail: entry.notes, amount: lengthOf(entry) })),
};
