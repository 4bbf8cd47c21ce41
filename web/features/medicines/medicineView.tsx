import type { MedicineEntry } from '../../../contract/entries/medicines.ts';
import { timeOf } from '../../lib/format.ts';
import { PillIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';
import { MedicineForm } from './MedicineForm.tsx';

const statuses = { taken: 'Taken', skipped: 'Skipped' };
const titleOf = ({ name, dose }: MedicineEntry) => `${name} ${dose}`.trim();

export const medicineView: EntryLogView<'medicine'> = {
  kind: 'medicine',
  title: () => 'Medicine Log',
  Icon: PillIcon,
  columns: () => [
    { title: 'Time', value: ({ createdAt }) => timeOf(createdAt) },
    { title: 'Medicine', value: ({ name }) => name, isName: true },
    { title: 'Dose', value: ({ dose }) => dose || '–' },
    { title: 'Status', value: ({ status }) => statuses[status] },
    { title: 'Notes', value: ({ notes }) => notes || '–' },
  ],
  nameOf: titleOf,
  Form: MedicineForm,
  diary: eachAlone('medicine', (entry) => ({
    text: titleOf(entry),
    detail: entry.notes,
    amount: statuses[entry.status],
  })),
};
