import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ListedMedicine } from '../../../contract/entries/medicines.ts';
import { stockLeft } from '../../../texts/entries/medicines.ts';
import type { PageLocale } from '../../../texts/locale.ts';
import { comingDay } from '../../../texts/notices/schedules.ts';
import * as texts from '../../../texts/portal/entries/ownMedicines.ts';
import { capitalised, localDateOf, timeOf, unbroken } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { RowActions } from '../../ui/lists/RowActions.tsx';
import { titleOf } from './doses.ts';
import classes from './MyMedicines.module.css';
import type { Shown } from './MyMedicines.tsx';
import { whenOf } from './medicines.ts';

interface MedicineListProps {
  medicines: ListedMedicine[];
  /** The person's local date. */
  today: string;
  /** The one whose form or question was open before; the keyboard goes on there. */
  cameFrom: ListedMedicine | undefined;
  show: (shown: Shown) => void;
}

/** The medicines that a person takes: when, the next dose, and what is left of the tablets. */
export function MedicineList({ medicines, today, cameFrom, show }: MedicineListProps) {
  const locale = usePageLocale();
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = cameFrom && list.current?.querySelector(`[data-medicine="${cameFrom.id}"] button`);
    (row instanceof HTMLElement ? row : add.current)?.focus();
  }, [cameFrom]);
  return (
    <div className={classes.body}>
      {medicines.length === 0 ? (
        <p className={classes.soft}>{texts.none(locale)}</p>
      ) : (
        <ul ref={list} aria-label={texts.title(locale)}>
          {medicines.map((medicine) => (
            <li key={medicine.id} data-medicine={medicine.id} className={classes.medicine}>
              <div>
                <p className={classes.name}>{titleOf(medicine)}</p>
                {linesOf(locale, medicine, today).map((line) => (
                  <p key={line} className={classes.line}>
                    {line}
                  </p>
                ))}
              </div>
              <div className={classes.actions}>
                <RowActions
                  name={titleOf(medicine)}
                  onEdit={() => show({ step: 'change', medicine })}
                  onDelete={() => show({ step: 'remove', medicine })}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={add}
        variant="light"
        className={classes.add}
        leftSection={<PlusIcon />}
        onClick={() => show({ step: 'add' })}
      >
        {texts.add(locale)}
      </Button>
    </div>
  );
}

function linesOf(locale: PageLocale, medicine: ListedMedicine, today: string): string[] {
  const { nextDueAt, tabletsLeft, daysLeft } = medicine;
  const next = nextDueAt && texts.next(locale, comingDay(locale, localDateOf(nextDueAt), today), timeOf(nextDueAt));
  const left = tabletsLeft !== null && stockLeft(locale, tabletsLeft, daysLeft ?? undefined);
  return [whenOf(locale, medicine, today), next, left].flatMap((line) => (line ? unbroken(capitalised(line)) : []));
}
