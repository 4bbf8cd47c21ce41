import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/sleep.ts';
import { duration, figure, timeOf } from '../../lib/format.ts';
import { later } from '../../lib/later.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { BedIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';

const SleepForm = later(() => import('./SleepForm.tsx'));

export const sleepView: EntryLogView<'sleep'> = {
  kind: 'sleep',
  title: texts.title,
  Icon: BedIcon,
  columns: (locale) => [
    { title: controls.time(locale), value: ({ createdAt }) => timeOf(createdAt) },
    { title: texts.hoursShort(locale), value: ({ sleepTimeHr }) => figure(sleepTimeHr, 2), isFigure: true },
  ],
  nameOf: ({ sleepTimeHr }) => texts.ofSleep(readPageLocale(), duration(sleepTimeHr)),
  Form: SleepForm,
  diary: eachAlone('sleep', ({ sleepTimeHr }) => ({
    text: texts.slept(readPageLocale()),
    detail: '',
    amount: duration(sleepTimeHr),
  })),
};
