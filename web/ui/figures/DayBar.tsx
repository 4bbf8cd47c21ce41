import { ActionIcon, Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import * as texts from '../../../texts/portal/day.ts';
import { dayName, dayOfYear, longDate, weekdayLetter, weekdayOf, weekOf } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { shiftDate } from '../../lib/shiftDate.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.tsx';
import classes from './DayBar.module.css';

interface DayBarProps {
  /** yyyy-mm-dd; undefined while it isn't known which day the person's today is. */
  date: string | undefined;
  today: string | undefined;
  onChange: (date: string) => void;
}

/** Which day is shown, its neighbours and its week; the arrow keys go a day back and on, and t to today. */
export function DayBar({ date, today, onChange }: DayBarProps) {
  const locale = usePageLocale();
  const isLast = !date || !today || date >= today;
  const go = (days: number) => date && !(days > 0 && isLast) && onChange(shiftDate(date, days));
  useHotkeys([
    ['ArrowLeft', (event) => isOnPage(event) && go(-1)],
    ['ArrowRight', (event) => isOnPage(event) && go(1)],
    ['T', (event) => isOnPage(event) && today && onChange(today)],
  ]);
  return (
    <section aria-label={texts.day(locale)} className={classes.bar}>
      <div className={classes.line}>
        <ActionIcon
          variant="default"
          size="2.75rem"
          aria-label={texts.previousDay(locale)}
          disabled={!date}
          onClick={() => go(-1)}
        >
          <ChevronLeftIcon />
        </ActionIcon>
        <label className={classes.date}>
          {date && today && <DayTitle date={date} today={today} />}
          <input
            type="date"
            aria-label={texts.show(locale)}
            className={classes.picker}
            value={date ?? ''}
            max={today}
            disabled={!date}
            onClick={({ currentTarget }) => currentTarget.showPicker()}
            onChange={({ currentTarget }) => {
              if (currentTarget.value && currentTarget.validity.valid) onChange(currentTarget.value);
            }}
          />
        </label>
        <ActionIcon
          variant="default"
          size="2.75rem"
          aria-label={texts.nextDay(locale)}
          disabled={isLast}
          onClick={() => go(1)}
        >
          <ChevronRightIcon />
        </ActionIcon>
        {today && date !== today && (
          <Button variant="subtle" className={classes.today} onClick={() => onChange(today)}>
            {dayName(today, today)}
          </Button>
        )}
      </div>
      <ul className={classes.week}>
        {(date ? weekOf(date) : []).map((ofWeek) => (
          <li key={ofWeek}>
            <button
              type="button"
              className={classes.day}
              aria-current={ofWeek === date ? 'date' : undefined}
              data-today={ofWeek === today || undefined}
              disabled={!today || ofWeek > today}
              onClick={() => onChange(ofWeek)}
            >
              <span className="visually-hidden">{longDate(ofWeek)}</span>
              <span aria-hidden="true" className={classes.letter}>
                {weekdayLetter(ofWeek)}
              </span>
              <span aria-hidden="true">{Number(ofWeek.slice(8))}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is open over the page has its own keys. */
const isOnPage = ({ target }: KeyboardEvent) =>
  target instanceof Element && !target.closest('[role="dialog"], [role="menu"]');

/** "Today, Friday 20 November"; further back "Friday, 13 November". */
function DayTitle({ date, today }: { date: string; today: string }) {
  const isNear = date >= shiftDate(today, -1);
  return (
    <>
      <strong>{isNear ? dayName(date, today) : weekdayOf(date)}</strong>
      <span className={classes.weekday}>{isNear ? longDate(date) : dayOfYear(date)}</span>
    </>
  );
}
