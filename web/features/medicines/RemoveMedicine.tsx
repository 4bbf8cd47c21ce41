import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import type { ListedMedicine } from '../../../contract/entries/medicines.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/ownMedicines.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Buttons } from '../../ui/Buttons.tsx';
import { DangerButton } from '../../ui/DangerButton.tsx';
import { Failure } from '../../ui/Failure.tsx';
import classes from './MyMedicines.module.css';
import { useRemovingMedicine } from './medicines.ts';

interface RemoveMedicineProps {
  medicine: ListedMedicine;
  onRemoved: () => void;
  onCancel: () => void;
}

/** Asks before a medicine leaves the list, and says what stays. */
export function RemoveMedicine({ medicine, onRemoved, onCancel }: RemoveMedicineProps) {
  const locale = usePageLocale();
  const aboutId = useId();
  const keep = useRef<HTMLButtonElement>(null);
  const removal = useRemovingMedicine();
  useEffect(() => keep.current?.focus(), []);
  return (
    <div className={classes.body}>
      <p id={aboutId}>{texts.whatStays(locale)}</p>
      <Failure text={texts.notRemoved(locale)} error={removal.error} />
      <Buttons>
        <Button ref={keep} variant="default" aria-describedby={aboutId} disabled={removal.isPending} onClick={onCancel}>
          {controls.keepIt(locale)}
        </Button>
        <DangerButton
          disabled={removal.isPending}
          onClick={() => removal.mutate(medicine.id, { onSuccess: onRemoved })}
        >
          {removal.isPending ? controls.deleting(locale) : controls.remove(locale)}
        </DangerButton>
      </Buttons>
    </div>
  );
}
