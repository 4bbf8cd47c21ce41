import { Link } from 'react-router';
import type { ScheduledDose } from '../../../contract/entries/medicines.ts';
import * as texts from '../../../texts/portal/today.ts';
import { DoseButtons } from '../../features/medicines/DoseButtons.tsx';
import { leftText } from '../../features/medicines/DosesOfDay.tsx';
import { titleOf, useDoses } from '../../features/medicines/doses.ts';
import { useNextReminder } from '../../features/reminders/nextReminder.ts';
import { localDateOf, shortDate, timeOf, unbroken } from '../../lib/format.ts';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { BellIcon, PillIcon } from '../../ui/icons.tsx';
import classes from './Today.module.css';

/** The first medicine of today of which nobody has said yet whether it was taken, or the reminder that comes before it. */
export function NextUp({ today }: { today: string }) {
  const locale = usePageLocale();
  const doses = useDoses();
  const next = useNextReminder();
  const reminder = next.data?.reminder;
  if (doses.isPending || next.isPending) return <div className={classes.row} />;
  const dose = doses.data?.find(({ status }) => status === null);
  if (dose && !(reminder && reminder.at < dose.dueAt)) {
    return (
      <div className={classes.row}>
        <PillIcon className={classes.medicine} />
        <p className={classes.what}>
          <strong>{unbroken(titleOf(dose))}</strong>
          <span>{[timeOf(dose.dueAt), runsOut(dose) && leftText(locale, dose)].filter(Boolean).join(' · ')}</span>
        </p>
        <DoseButtons dose={dose} isToday />
      </div>
    );
  }
  if (reminder) {
    const date = localDateOf(reminder.at);
    return (
      <div className={classes.row}>
        <BellIcon className={classes.bell} />
        <p className={classes.what}>
          <strong>{reminder.text}</strong>
          <span>{date === today ? timeOf(reminder.at) : `${shortDate(date)}, ${timeOf(reminder.at)}`}</span>
        </p>
      </div>
    );
  }
  return (
    <div className={classes.row}>
      <BellIcon className={classes.bell} />
      <p className={classes.what}>
        <span>{doses.data?.length ? texts.allTold(locale) : texts.nothingNext(locale)}</span>
      </p>
      <Link to={links.notifications} className={classes.link}>
        {texts.addReminder(locale)}
      </Link>
    </div>
  );
}

const fewDays = 5;
const runsOut = ({ daysLeft }: ScheduledDose) => daysLeft !== null && daysLeft <= fewDays;
