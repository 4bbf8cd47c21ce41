import { useState } from 'react';

/** The day that is looked at. Its date is undefined until the server has said which day the person has. */
export interface Day {
  date: string | undefined;
  isToday: boolean;
}

/** The person's today, or `first`, until another date is chosen; undefined is today again. */
export function useDay(today: string | undefined, first?: string): [Day, (date: string | undefined) => void] {
  const [chosen, choose] = useState(first);
  return [{ date: chosen ?? today, isToday: chosen === undefined }, choose];
}

/** The date to ask the API for: none for today, which the server knows best. */
export const dateToAsk = ({ date, isToday }: Day) => (isToday ? undefined : date);

/** When something of that day happened, as the API takes it; now without a day; `time` is "08:05", or empty for now, or noon of another day. */
export function momentOfDay(day: Day | undefined, time: string): string | undefined {
  const { date, isToday } = day ?? {};
  if (!date || (isToday && time === '')) return undefined;
  return time === '' ? date : `${date}T${time}`;
}
