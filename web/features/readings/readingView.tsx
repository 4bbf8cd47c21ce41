import { inStoredUnit, inToldUnit, type ReadingEntry, shownUnit } from '../../../contract/entries/readings.ts';
import { contextNames } from '../../../texts/entries/readings.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/readings.ts';
import { figure, timeOf } from '../../lib/format.ts';
import { later } from '../../lib/later.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { readUnits } from '../../lib/units.ts';
import { PulseIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';
import { Bands } from './Bands.tsx';

const ReadingForm = later(() => import('./ReadingForm.tsx'));

/** "124/79 mmHg, 72 bpm", "101 mg/dl" */
export function amountOf({ kind, values, unit }: ReadingEntry): string {
  if (values.value !== undefined) {
    const shown = shownUnit(kind, unit, readUnits());
    const value = shown === unit ? values.value : inToldUnit(inStoredUnit(values.value, unit), shown);
    return `${figure(value, shown === 'mg/dl' ? 0 : 1)} ${shown}`.trim();
  }
  const beats = values.pulse ? `, ${figure(values.pulse)} bpm` : '';
  return `${figure(values.systolic ?? 0)}/${figure(values.diastolic ?? 0)} ${unit}${beats}`;
}

const titleOf = ({ kind, name }: ReadingEntry) => texts.readingTitle(readPageLocale(), kind, name);
const contextOf = ({ context }: ReadingEntry) => (context ? contextNames[context](readPageLocale()) : '');

export const readingView: EntryLogView<'reading'> = {
  kind: 'reading',
  title: texts.title,
  Icon: PulseIcon,
  columns: (locale) => [
    { title: controls.time(locale), value: ({ createdAt }) => timeOf(createdAt) },
    { title: texts.reading(locale), value: titleOf, isName: true },
    { title: texts.value(locale), value: amountOf, isFigure: true },
    { title: texts.when(locale), value: (entry) => contextOf(entry) || '–' },
    { title: texts.guideline(locale), value: ({ bands }) => <Bands bands={bands} /> },
    { title: controls.notes(locale), value: ({ notes }) => notes || '–' },
  ],
  nameOf: (entry) => `${titleOf(entry)} ${amountOf(entry)}`,
  Form: ReadingForm,
  QuickForm: ReadingForm,
  diary: eachAlone('reading', (entry) => ({
    text: titleOf(entry),
    detail: [contextOf(entry), entry.notes].filter(Boolean).join(', '),
    amount: amountOf(entry),
  })),
};
