import { duration, figure, timeOf } from '../../lib/format.ts';
import { BedIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';
import { SleepForm } from './SleepForm.tsx';

export const sleepView: EntryLogView<'sleep'> = {
  kind: 'sleep',
  title: () => 'Sleep Log',
  Icon: BedIcon,
  columns: () => [
    { title: 'Time', value: ({ createdAt }) => timeOf(createdAt) },
    { title: 'Sleep (hrs)', value: ({ sleepTimeHr }) => figure(sleepTimeHr, 2), isFigure: true },
  ],
  nameOf: ({ sleepTimeHr }) => `${duration(sleepTimeHr)} of sleep`,
  Form: SleepForm,
  diary: eachAlone('sleep', ({ sleepTimeHr }) => ({ text: 'Slept', detail: '', amount: duration(sleepTimeHr) })),
};
