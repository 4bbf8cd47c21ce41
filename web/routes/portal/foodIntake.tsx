import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { useToday } from '../../features/dashboard/getDay.ts';
import { FoodCard } from '../../features/food/FoodCard.tsx';
import { DateFilter } from '../../ui/DateFilter.tsx';
import classes from './page.module.css';

export const meta: MetaFunction = () => [{ title: 'Food Intake · FitPulse' }];
export const handle = { title: 'Food Intake' };

export default function FoodIntake() {
  const [chosen, setChosen] = useState<string>();
  const today = useToday().data?.date;
  const day = { date: chosen ?? today, isToday: chosen === undefined };
  return (
    <div className={classes.page}>
      <DateFilter label="Show" date={day.date} today={today} onChange={setChosen} />
      <FoodCard day={day} />
    </div>
  );
}
