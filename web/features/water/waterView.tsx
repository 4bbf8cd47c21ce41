import { capitalised, timeOf } from '../../lib/format.ts';
import { volumeText } from '../../lib/units.ts';
import { DropIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';
import { QuickWaterForm } from './QuickWaterForm.tsx';
import { WaterForm } from './WaterForm.tsx';

export const waterView: EntryLogView<'water'> = {
  kind: 'water',
  title: () => 'Water Intake',
  Icon: DropIcon,
  columns: () => [
    { title: 'Time', value: ({ createdAt }) => timeOf(createdAt) },
    { title: 'Volume', value: ({ waterIntake }) => volumeText(waterIntake.value), isName: true },
    { title: 'Type', value: ({ drinkType }) => capitalised(drinkType) },
    { title: 'Container', value: ({ containerType }) => capitalised(containerType) },
    { title: 'Notes', value: ({ notes }) => notes || '–' },
  ],
  nameOf: ({ waterIntake, drinkType }) => `${volumeText(waterIntake.value)} of ${drinkType}`,
  Form: WaterForm,
  QuickForm: QuickWaterForm,
  diary: eachAlone('water', ({ drinkType, notes, waterIntake }) => ({
    text: capitalised(drinkType),
    detail: notes,
    amount: volumeText(waterIntake.value),
  })),
  empty: () => 'No logs for this date.',
};
