import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/water.ts';
import { capitalised, timeOf } from '../../lib/format.ts';
import { later } from '../../lib/later.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { volumeText } from '../../lib/units.ts';
import { DropIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';

const WaterForm = later(() => import('./WaterForm.tsx'));
const QuickWaterForm = later(() => import('./QuickWaterForm.tsx'));

export const waterView: EntryLogView<'water'> = {
  kind: 'water',
  title: texts.title,
  Icon: DropIcon,
  columns: (locale) => [
    { title: controls.time(locale), value: ({ createdAt }) => timeOf(createdAt) },
    { title: texts.volume(locale), value: ({ waterIntake }) => volumeText(waterIntake.value), isName: true },
    { title: texts.type(locale), value: ({ drinkType }) => capitalised(texts.drinks[drinkType](locale)) },
    {
      title: texts.container(locale),
      value: ({ containerType }) => capitalised(texts.containers[containerType](locale)),
    },
    { title: controls.notes(locale), value: ({ notes }) => notes || '–' },
  ],
  nameOf: ({ waterIntake, drinkType }) =>
    texts.amountOf(readPageLocale(), volumeText(waterIntake.value), texts.drinks[drinkType](readPageLocale())),
  Form: WaterForm,
  QuickForm: QuickWaterForm,
  diary: eachAlone('water', ({ drinkType, notes, waterIntake }) => ({
    text: capitalised(texts.drinks[drinkType](readPageLocale())),
    detail: notes,
    amount: volumeText(waterIntake.value),
  })),
  empty: texts.empty,
};
