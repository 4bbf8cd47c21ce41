import type { ScheduledDose } from '../../../contract/entries/medicines.ts';
import { stockLeft } from '../../../texts/entries/medicines.ts';
import * as texts from '../../../texts/portal/entries/medicines.ts';
import { type Day, dateToAsk } from '../../lib/day.ts';
import { timeOf } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { DoseButtons } from './DoseButtons.tsx';
import classes from './Doses.module.css';
import { titleOf, useDoses } from './doses.ts';

interface DosesOfDayProps {
  day: Day;
  hasEntries: boolean;
  /** What is said where nothing is logged, and nothing is to be taken. */
  empty: string;
}

/** The doses of a day of which nobody has said yet whether they were taken, and what is left of the tablets. */
export function DosesOfDay({ day, hasEntries, empty }: DosesOfDayProps) {
  const locale = usePageLocale();
  const doses = useDoses(dateToAsk(day)).data ?? [];
  const open = doses.filter(({ status }) => status === null);
  const counted = [...new Map(doses.map((dose) => [dose.medicineId, dose])).values()].filter(
    ({ tabletsLeft }) => tabletsLeft !== null,
  );
  return (
    <>
      {open.length > 0 && (
        <ul className={classes.doses} aria-label={texts.toTake(locale)}>
          {open.map((dose) => (
            <li key={`${dose.medicineId} ${dose.dueAt}`} className={classes.dose}>
              <span className={classes.time}>{timeOf(dose.dueAt)}</span>
              <span className={classes.name}>{titleOf(dose)}</span>
              <DoseButtons dose={dose} isToday={day.isToday} />
            </li>
          ))}
        </ul>
      )}
      {day.isToday &&
        counted.map((dose) => (
          <p key={dose.medicineId} className={classes.left}>
            <strong>{titleOf(dose)}</strong>: {leftText(locale, dose)}
          </p>
        ))}
      {!hasEntries && open.length === 0 && <p className={classes.none}>{empty}</p>}
    </>
  );
}

export const leftText = (locale: Parameters<typeof stockLeft>[0], { tabletsLeft, daysLeft }: ScheduledDose): string =>
  tabletsLeft === null ? '' : stockLeft(locale, tabletsLeft, daysLeft ?? undefined);
