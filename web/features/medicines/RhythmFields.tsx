import { Checkbox, type InputWrapperProps, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import type { Medicine } from '../../../contract/entries/medicines.ts';
import { weekdayName } from '../../../texts/notices/schedules.ts';
import * as texts from '../../../texts/portal/entries/ownMedicines.ts';
import { capitalised, unbroken } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { WideField } from '../../ui/lists/EntryFields.tsx';
import classes from './MyMedicines.module.css';
import { whenOf } from './medicines.ts';
import { type MedicineFields, rhythmOf, rhythms } from './medicineValues.ts';

interface RhythmFieldsProps {
  form: MedicineFields;
  medicine: Medicine | undefined;
  today: string;
}

/** Fields side by side stay on one line. */
export const hintBelow = ['label', 'input', 'description', 'error'] satisfies InputWrapperProps['inputWrapperOrder'];

/** The one that an error of the days leads to. */
const firstDay = 1;
const weekdays = [firstDay, 2, 3, 4, 5, 6, 7];

/** On which days a medicine is taken. */
export function RhythmFields({ form, medicine, today }: RhythmFieldsProps) {
  const locale = usePageLocale();
  const { rhythm } = form.values;
  const kept = medicine && rhythmOf(medicine) === 'kept' && medicine;
  const choices = rhythms.map((value) => ({ value: `${value}`, label: texts.rhythms[value](locale) }));
  const dateError = Object.entries(form.errors).find(([path]) => path.startsWith('monthDays'))?.[1];
  return (
    <>
      <NativeSelect
        className={classes.rhythm}
        label={texts.howOften(locale)}
        data={kept ? [{ value: 'kept', label: texts.asItIs(locale) }, ...choices] : choices}
        inputWrapperOrder={hintBelow}
        description={kept && rhythm === 'kept' && unbroken(capitalised(whenOf(locale, kept, today)))}
        {...form.getInputProps('rhythm')}
      />
      {rhythm === 'everyDays' && (
        <NumberInput
          label={texts.everyHowManyDays(locale)}
          inputWrapperOrder={hintBelow}
          description={texts.daysHint(locale)}
          min={2}
          max={366}
          allowDecimal={false}
          {...form.getInputProps('everyDays')}
        />
      )}
      {rhythm === 'monthDays' && (
        <TextInput
          label={texts.onWhichDates(locale)}
          inputWrapperOrder={hintBelow}
          description={texts.datesHint(locale)}
          placeholder={texts.exampleDates(locale)}
          {...form.getInputProps('monthDays')}
          error={dateError}
        />
      )}
      {rhythm === 'weekdays' && (
        <WideField>
          <Checkbox.Group label={texts.onWhichDays(locale)} {...form.getInputProps('days')} data-path={undefined}>
            <div className={classes.choices}>
              {weekdays.map((day) => (
                <Checkbox
                  key={day}
                  value={`${day}`}
                  label={weekdayName(locale, day)}
                  data-path={day === firstDay ? 'days' : undefined}
                />
              ))}
            </div>
          </Checkbox.Group>
        </WideField>
      )}
    </>
  );
}
