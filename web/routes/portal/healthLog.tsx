import type { MetaFunction } from 'react-router';
import { useToday } from '../../features/dashboard/getDay.ts';
import { ReadingTrend } from '../../features/readings/ReadingTrend.tsx';
import { type Day, dateToAsk, useDay } from '../../lib/day.ts';
import { DateFilter } from '../../ui/DateFilter.tsx';
import { EntryLog } from '../../ui/EntryLog.tsx';
import { entryViews } from './entryViews.ts';
import classes from './page.module.css';

export const meta: MetaFunction = () => [{ title: 'Health Log · FitPulse' }];
export const handle = { title: 'Health Log' };

export default function HealthLog() {
  const today = useToday().data?.date;
  const [day, chooseDay] = useDay(today);
  const chosen = dateToAsk(day);
  return (
    <div className={classes.page}>
      <DateFilter label="Show" date={day.date} today={today} onChange={chooseDay} />
      <EntryLog view={entryViews.water} day={day} />
      <EntryLog view={entryViews.activity} day={day} />
      <div className={classes.pair}>
        <LogOfOwnDay key={`weight ${chosen}`} kind="weight" pageDay={day} today={today} />
        <LogOfOwnDay key={`sleep ${chosen}`} kind="sleep" pageDay={day} today={today} />
      </div>
      <EntryLog view={entryViews.step} day={day} />
      <EntryLog view={entryViews.reading} day={day} />
      {today && <ReadingTrend today={today} />}
      <EntryLog view={entryViews.medicine} day={day} />
      <EntryLog view={entryViews.food} day={day} />
    </div>
  );
}

interface LogOfOwnDayProps {
  kind: 'weight' | 'sleep';
  /** The page's day, from which the card's own starts. */
  pageDay: Day;
  today: string | undefined;
}

function LogOfOwnDay({ kind, pageDay, today }: LogOfOwnDayProps) {
  const [day, chooseDay] = useDay(today, dateToAsk(pageDay));
  const filter = <DateFilter label="Date" date={day.date} today={today} onChange={chooseDay} />;
  return kind === 'weight' ? (
    <EntryLog view={entryViews.weight} day={day} filter={filter} />
  ) : (
    <EntryLog view={entryViews.sleep} day={day} filter={filter} />
  );
}
