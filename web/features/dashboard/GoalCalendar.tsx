import { Link } from 'react-router';
import type { GoalCalendar as Calendar, GoalName } from '../../../contract/dashboard.ts';
import type { PageText } from '../../../texts/locale.ts';
import * as texts from '../../../texts/portal/dashboard.ts';
import { datedDay, weekdayLetter, weekOf } from '../../lib/format.ts';
import { foodDayLink } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { type CalendarDay, calendarDays, countFullDays } from './calendarDays.ts';
import classes from './GoalCalendar.module.css';

const goalViews: Record<GoalName, { title: PageText; color: string }> = {
  water: { title: texts.goals.water, color: 'var(--water)' },
  activity: { title: texts.goals.activity, color: 'var(--activity)' },
  meals: { title: texts.threeMeals, color: 'var(--food)' },
  sleep: { title: texts.goals.sleep, color: 'var(--sleep)' },
};

/** A month of days with a dot for each goal that was met; each leads to its diary. Days without are left in peace. */
export function GoalCalendar({ calendar }: { calendar: Calendar }) {
  const locale = usePageLocale();

  const { before, days } = calendarDays(calendar);
  const full = countFullDays(calendar);
  return (
    <>
      <p className={classes.summary}>
        {full > 0 ? texts.fullDays(locale, full, calendar.days.length) : texts.dotsMean(locale)}
      </p>
      <div className={classes.weekdays} aria-hidden="true">
        {weekOf(calendar.today).map((date) => (
          <span key={date}>{weekdayLetter(date)}</span>
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
            {goalViews[goal].title(locale)}
          </li>
        ))}
        <li>
          <span className={classes.fullSample} />
          {texts.allOfThem(locale)}
        </li>
      </ul>
    </>
  );
}

function Day({ day: { date, met, isToday, isToCome }, goals }: { day: CalendarDay; goals: GoalName[] }) {
  const locale = usePageLocale();

  const number = Number(date.slice(8));
  if (isToCome) {
    return (
      <span className={classes.day}>
        {number}
        <span className={classes.dots} />
      </span>
    );
  }
  const told = met?.map((goal) => goalViews[goal].title(locale).toLowerCase()).join(', ');
  const name = `${datedDay(date)}: ${met === undefined ? texts.nothingLogged(locale) : told || texts.somethingLogged(locale)}`;
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
