import { inStoredUnit, inToldUnit, type ReadingEntry, shownUnit } from '../../../contract/entries/readings.ts';
import { contextNames } from '../../../texts/entries/readings.ts';
import { figure, timeOf } from '../../lib/format.ts';
import { readUnits } from '../../lib/units.ts';
import { PulseIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';
import { Bands } from './Bands.tsx';
import { ReadingForm } from './ReadingForm.tsx';

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

const contextOf = ({ context }: ReadingEntry) => (context ? contextNames[context]('en') : '');

export const readingView: EntryLogView<'reading'> = {
  kind: 'reading',
  title: () => 'Readings',
  Icon: PulseIcon,
  columns: () => [
    { title: 'Time', value: ({ createdAt }) => timeOf(createdAt) },
    { title: 'Reading', value: ({ name }) => name, isName: true },
    { title: 'Value', value: amountOf, isFigure: true },
    { title: 'When', value: (entry) => contextOf(entry) || '–' },
    { title: 'Guideline', value: ({ bands }) => <Bands bands={bands} /> },
    { title: 'Notes', value: ({ notes }) => notes || '–' },
  ],
  nameOf: (entry) => `${entry.name} ${amountOf(entry)}`,
  Form: ReadingForm,
  QuickForm: ReadingForm,
  diary: eachAlone('reading', (entry) => ({
    text: entry.name,
    detail: [contextOf(entry), entry.notes].filter(Boolean).join(', '),
    amount: amountOf(entry),
  })),
};
