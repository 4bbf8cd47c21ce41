import type { FastEntry } from '../../../contract/entries/fasts.ts';
import { planNames } from '../../../texts/entries/fasts.ts';
import { notes } from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/fasts.ts';
import { capitalised, duration, momentOf, timeOf } from '../../lib/format.ts';
import { later } from '../../lib/later.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { TimerIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';

const FastForm = later(() => import('./FastForm.tsx'));

const hourMs = 3_600_000;
const planOf = ({ plan }: FastEntry) =>
  plan ? capitalised(planNames[plan](readPageLocale())) : texts.fast(readPageLocale());
const lengthOf = ({ startedAt, endedAt }: FastEntry) =>
  endedAt ? duration((Date.parse(endedAt) - Date.parse(startedAt)) / hourMs) : texts.stillOn(readPageLocale());

export const fastView: EntryLogView<'fast'> = {
  kind: 'fast',
  title: texts.log,
  Icon: TimerIcon,
  columns: (locale) => [
    { title: texts.began(locale), value: ({ startedAt }) => timeOf(startedAt) },
    { title: texts.plan(locale), value: planOf, isName: true },
    { title: texts.ended(locale), value: ({ endedAt }) => (endedAt ? momentOf(endedAt) : '–') },
    { title: texts.length(locale), value: lengthOf },
    { title: notes(locale), value: (entry) => entry.notes || '–' },
  ],
  nameOf: (entry) => `${planOf(entry)}, ${lengthOf(entry)}`,
  Form: FastForm,
  diary: eachAlone('fast', (entry) => ({ text: planOf(entry), detail: entry.notes, amount: lengthOf(entry) })),
};
