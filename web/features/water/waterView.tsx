import { capitalised, figure, timeOf } from '../../lib/format.ts';
import { type EntryLogView, eachAlone } from '../../ui/entryView.ts';
import { DropIcon } from '../../ui/icons.tsx';
import { QuickWaterForm } from './QuickWaterForm.tsx';
import { WaterForm } from './WaterForm.tsx';

export const waterView: EntryLogView<'water'> = {
  kind: 'water',
  title: 'Water Intake',
  Icon: DropIcon,
  columns: [
    { title: 'Time', value: ({ createdAt }) => timeOf(createdAt) },
    { title: 'Volume', value: ({ waterIntake }) => `${figure(waterIntake.value)} ml`, isName: true },
    { title: 'Type', value: ({ drinkType }) => capitalised(drinkType) },
    { title: 'Container', value: ({ containerType }) => capitalised(containerType) },
    { title: 'Notes', value: ({ notes }) => notes || '–' },
  ],
  nameOf: ({ waterIntake, drinkType }) => `${figure(waterIntake.value)} ml of ${drinkType}`,
  Form: WaterForm,
  QuickForm: QuickWaterForm,
  diary: eachAlone('water', ({ drinkType, notes, waterIntake }) => ({
    text: capitalised(drinkType),
    detail: notes,
    amount: `${figure(waterIntake.value)} ml`,
  })),
  empty: 'No logs for this date.',
};
