import type { MetaFunction } from 'react-router';
import { useToday } from '../../features/dashboard/getDay.ts';
import { foodView } from '../../features/food/foodView.tsx';
import { useDay } from '../../lib/day.ts';
import { DateFilter } from '../../ui/DateFilter.tsx';
import { EntryLog } from '../../ui/EntryLog.tsx';
import classes from './page.module.css';

export const meta: MetaFunction = () => [{ title: 'Food Intake · FitPulse' }];
export const handle = { title: 'Food Intake' };

export default function FoodIntake() {
  const today = useToday().data?.date;
  const [day, chooseDay] = useDay(today);
  return (
    <div className={classes.page}>
      <DateFilter label="Show" date={day.date} today={today} onChange={chooseDay} />
      <EntryLog view={foodView} day={day} />
    </div>
  );
}
