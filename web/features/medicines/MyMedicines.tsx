import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ListedMedicine } from '../../../contract/entries/medicines.ts';
import type { PageLocale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/portal/entries/ownMedicines.ts';
import { later } from '../../lib/later.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { PillIcon } from '../../ui/icons.tsx';
import { titleOf } from './doses.ts';
import classes from './MyMedicines.module.css';

const OwnMedicines = later(() => import('./OwnMedicines.tsx'));

/** What the dialog shows: the list, or one of it that is added, changed or about to go. */
export interface Shown {
  step: 'list' | 'add' | 'change' | 'remove';
  medicine?: ListedMedicine;
}

/** Opens the list of the medicines that the person takes. A form goes back to the list when it is closed. */
export function MyMedicines() {
  const locale = usePageLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [shown, show] = useState<Shown>({ step: 'list' });
  const close = () => (shown.step === 'list' ? setIsOpen(false) : show({ ...shown, step: 'list' }));
  const open = () => {
    show({ step: 'list' });
    setIsOpen(true);
  };
  return (
    <div className={classes.opener}>
      <Button variant="default" size="compact-md" leftSection={<PillIcon />} aria-haspopup="dialog" onClick={open}>
        {texts.title(locale)}
      </Button>
      <Dialog title={titleFor(locale, shown)} isOpen={isOpen} onClose={close}>
        <OwnMedicines shown={shown} show={show} />
      </Dialog>
    </div>
  );
}

function titleFor(locale: PageLocale, { step, medicine }: Shown): string {
  if (step === 'add') return texts.add(locale);
  if (step === 'list' || !medicine) return texts.title(locale);
  return (step === 'change' ? texts.change : texts.removeTitle)(locale, titleOf(medicine));
}
