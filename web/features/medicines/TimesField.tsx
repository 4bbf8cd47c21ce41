import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import * as texts from '../../../texts/portal/entries/ownMedicines.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { PlusIcon, TrashIcon } from '../../ui/icons.tsx';
import { WideField } from '../../ui/lists/EntryFields.tsx';
import classes from './MyMedicines.module.css';
import type { MedicineFields } from './medicineValues.ts';

const mostTimes = 24;

/** The times of a day, one at least. */
export function TimesField({ form }: { form: MedicineFields }) {
  const locale = usePageLocale();
  const add = useRef<HTMLButtonElement>(null);
  const { times } = form.values;
  const remove = (place: number) => {
    form.removeListItem('times', place);
    add.current?.focus();
  };
  return (
    <WideField>
      <fieldset className={classes.times}>
        <legend className={classes.legend}>{texts.times(locale)}</legend>
        {times.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has nothing else that tells it from others
          <div key={place} className={classes.time}>
            <TextInput
              type="time"
              aria-label={texts.timeAt(locale, place + 1)}
              {...form.getInputProps(`times.${place}`)}
            />
            {times.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="2.75rem"
                aria-label={texts.removeTime(locale, place + 1)}
                onClick={() => remove(place)}
              >
                <TrashIcon />
              </ActionIcon>
            )}
          </div>
        ))}
        <Button
          ref={add}
          variant="subtle"
          leftSection={<PlusIcon />}
          disabled={times.length >= mostTimes}
          onClick={() => form.insertListItem('times', '')}
        >
          {texts.addTime(locale)}
        </Button>
      </fieldset>
    </WideField>
  );
}
