import { Link } from 'react-router';
import type { GoalCalendar as Calendar, GoalName } from '../../../contract/dashboard.ts';
import { datedDay } from '../../lib/format.ts';
import { foodDayLink } from '../../lib/links.ts';
import { type CalendarDay, calendarDays, countFullDays } from './calendarDays.ts';
import classes from './GoalCalendar.module.css';

const weekdays = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

const goalViews: Record<GoalName, { title: string; color: string }> = {
  water: { title: 'Water', color: 'var(--water)' },
  activity: { title: 'Activity', color: 'var(--activity)' },
  meals: { title: 'Three meals', color: 'var(--brand-fill)' },
  sleep: { title: 'Sleep', color: 'var(--sleep)' },
};

/** A month of days with a dot for each goal that was met; each leads to its diary. Days without are left in peace. */
export function GoalCalendar({ calendar }: { calendar: Calendar }) {
  const { before, days } = calendarDays(calendar);
  const full = countFullDays(calendar);
  return (
    <>
      <p className={classes.summary}>
        {full > 0
          ? `All goals met on ${full} of ${calendar.days.length} logged days.`
          : 'A dot stands for each goal that a day has met.'}
      </p>
      <div className={classes.weekdays} aria-hidden="true">
        {weekdays.map((letter, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: letters come twice, and their places never change
          <span key={place}>{letter}</span>
        ))}
      </div>
      <ol className={classes.days}>
        {days.map((day, place) => (
          <li key={day.date} style={place === 0 ? { gridColumnStart: before + 1 } : undefined}>
            <Day day={day} goals={calendar.goals} />
          </li>
        ))}
      </ol>
      <ul className={classes.legend}>
        {calendar.goals.map((goal) => (
          <li key={goal}>
            <span className={classes.dot} style={{ background: goalViews[goal].color }} />
            {goalViews[goal].title}
          </li>
        ))}
        <li>
          <span className={classes.fullSample} />
          All of them
        </li>
      </ul>
    </>
  );
}

function Day({ day: { date, met, isToday, isToCome }, goals }: { day: CalendarDay; goals: GoalName[] }) {
  const number = Number(date.slice(8));
  if (isToCome) return <span className={classes.day}>{number}</span>;
  const told = met?.map((goal) => goalViews[goal].title.toLowerCase()).join(', ');
  const name = `${datedDay(date)}: ${met === undefined ? 'nothing logged' : told || 'logged'}`;
  return (
    <Link
      to={foodDayLink(date)}
      className={classes.day}
      data-logged={met !== undefined || undefined}
      data-full={met?.length === goals.length || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-label={name}
    >
      {number}
      <span className={classes.dots}>
        {met?.map((goal) => (
          <span key={goal} className={classes.dot} style={{ background: goalViews[goal].color }} />
        ))}
      </span>
    </Link>
  );
}
