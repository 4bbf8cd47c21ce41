import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/medicines.ts';
import { timeOf } from '../../lib/format.ts';
import { later } from '../../lib/later.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { PillIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';

import { titleOf } from './doses.ts';
import { MedicinesAndDoses } from './MedicinesAndDoses.tsx';

const MedicineForm = later(() => import('./MedicineForm.tsx'));

export const medicineView: EntryLogView<'medicine'> = {
  kind: 'medicine',
  title: texts.title,
  Icon: PillIcon,
  columns: (locale) => [
    { title: controls.time(locale), value: ({ createdAt }) => timeOf(createdAt) },
    { title: texts.medicine(locale), value: ({ name }) => name, isName: true },
    { title: texts.dose(locale), value: ({ dose }) => dose || '–' },
    { title: texts.status(locale), value: ({ status }) => texts.statuses[status](locale) },
    { title: controls.notes(locale), value: ({ notes }) => notes || '–' },
  ],
  nameOf: titleOf,
  Form: MedicineForm,
  add: texts.add,
  Above: MedicinesAndDoses,
  diary: eachAlone('medicine', (entry) => ({
    text: titleOf(entry),
    detail: entry.notes,
    amount: texts.statuses[entry.status](readPageLocale()),
  })),
};
