import type { MetaFunction } from 'react-router';
import { ActivityCard } from '../../features/activity/ActivityCard.tsx';
import { useToday } from '../../features/dashboard/getDay.ts';
import { FoodCard } from '../../features/food/FoodCard.tsx';
import { SleepCard } from '../../features/sleep/SleepCard.tsx';
import { WaterCard } from '../../features/water/WaterCard.tsx';
import { WeightCard } from '../../features/weight/WeightCard.tsx';
import { dateToAsk, useDay } from '../../lib/day.ts';
import { DateFilter } from '../../ui/DateFilter.tsx';
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
      <WaterCard day={day} />
      <ActivityCard day={day} />
      <div className={classes.pair}>
        <WeightCard key={`weight ${chosen}`} pageDay={day} today={today} />
        <SleepCard key={`sleep ${chosen}`} pageDay={day} today={today} />
      </div>
      <FoodCard day={day} />
    </div>
  );
}
