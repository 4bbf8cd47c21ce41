import { readDayStart } from './dayStart.ts';
import { useQueryParameters } from './queryParameters.ts';
import { shiftDate } from './shiftDate.ts';

/** The day that is looked at. Its date is undefined until the server has said which day the person has. */
export interface Day {
  date: string | undefined;
  isToday: boolean;
}

/** The day in the address, as `?date=`; the person's today where it names none, or one that is still to come. */
export function useDay(today: string | undefined): [Day, (date: string) => void] {
  const [query, changeQuery] = useQueryParameters();
  const asked = dateIn(query.get('date'));
  const isToday = asked === undefined || (today !== undefined && asked >= today);
  const choose = (date: string) =>
    changeQuery((known) => {
      const next = new URLSearchParams(known);
      if (today === undefined || date < today) next.set('date', date);
      else next.delete('date');
      return next;
    });
  return [{ date: isToday ? today : asked, isToday }, choose];
}

/** yyyy-mm-dd, where the calendar has such a day. */
function dateIn(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return new Date(time || 0).toISOString().startsWith(text) ? text : undefined;
}

/** The date to ask the API for: none for today, which the server knows best. */
export const dateToAsk = ({ date, isToday }: Day) => (isToday ? undefined : date);

/** When something of that day happened, as the API takes it; now without a day; `time` is "08:05", or empty for now, or noon of another day. */
export function momentOfDay(day: Day | undefined, time: string): string | undefined {
  const { date, isToday } = day ?? {};
  if (!date || (isToday && time === '')) return undefined;
  return time === '' ? date : localMomentOn(date, time);
}

/** The local date and time of a clock time, "02:05", on a day of the diary. */
export const localMomentOn = (date: string, time: string, dayStart = readDayStart()): string =>
  `${time < dayStart ? shiftDate(date, 1) : date}T${time}`;
