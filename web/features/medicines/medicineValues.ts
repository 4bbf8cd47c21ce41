import type { useForm } from '@mantine/form';
import type { Medicine } from '../../../contract/entries/medicines.ts';

export const rhythms = ['daily', 'everyDays', 'weekdays', 'monthDays', 'asNeeded'] as const;
/** `kept` is one that the form has no fields for, such as the last Friday of a month. */
export type RhythmChoice = (typeof rhythms)[number] | 'kept';

export interface MedicineValues extends Record<string, unknown> {
  name: string;
  dose: string;
  rhythm: RhythmChoice;
  everyDays: number | '';
  /** '1' is Monday. */
  days: string[];
  monthDays: string;
  times: string[];
  startDate: string;
  until: string;
  tabletsLeft: number | '';
}

export type MedicineFields = Pick<
  ReturnType<typeof useForm<MedicineValues>>,
  'values' | 'errors' | 'getInputProps' | 'insertListItem' | 'removeListItem'
>;

export function rhythmOf({ times, days, everyDays, monthDays, monthWeeks, everyMonths }: Medicine): RhythmChoice {
  if (times.length === 0) return 'asNeeded';
  if (monthWeeks.length > 0 || everyMonths !== null || (everyDays !== null && days.length > 0)) return 'kept';
  if (monthDays.length > 0) return 'monthDays';
  if (everyDays !== null) return 'everyDays';
  return days.length > 0 && days.length < 7 ? 'weekdays' : 'daily';
}

export const valuesOf = (medicine: Medicine | undefined): MedicineValues => ({
  name: medicine?.name ?? '',
  dose: medicine?.dose ?? '',
  rhythm: medicine ? rhythmOf(medicine) : 'daily',
  everyDays: medicine?.everyDays ?? 2,
  days: (medicine?.days ?? []).map(String),
  monthDays: (medicine?.monthDays ?? []).join(', '),
  times: medicine?.times.length ? medicine.times : [''],
  startDate: medicine?.startDate ?? '',
  until: medicine?.until ?? '',
  tabletsLeft: medicine?.tabletsLeft ?? '',
});

const none = { days: [], everyDays: null, monthDays: [], monthWeeks: [], everyMonths: null };

function rhythmTold({ rhythm, days, everyDays, monthDays }: MedicineValues, known: Medicine | undefined) {
  if (rhythm === 'kept' && known) {
    const { monthWeeks, everyMonths, ...rest } = known;
    return { days: rest.days, everyDays: rest.everyDays, monthDays: rest.monthDays, monthWeeks, everyMonths };
  }
  return {
    ...none,
    ...(rhythm === 'weekdays' && { days: days.map(Number) }),
    ...(rhythm === 'everyDays' && { everyDays }),
    ...(rhythm === 'monthDays' && { monthDays: monthDays.split(',').map(Number) }),
  };
}

/** As the contract takes it. */
export function bodyOf(values: MedicineValues, known: Medicine | undefined, today: string) {
  const { name, dose, rhythm, times, startDate, until, tabletsLeft } = values;
  const told = rhythmTold(values, known);
  const isCounted = told.everyDays !== null || told.everyMonths !== null;
  return {
    ...{ name, dose, ...told },
    ...(rhythm === 'asNeeded'
      ? { times: [], startDate: null, until: null }
      : { times, startDate: startDate || (isCounted ? today : null), until: until || null }),
    tabletsLeft: tabletsLeft === '' ? null : tabletsLeft,
  };
}

/** Tablets that nobody counted anew are not told again: doses may have been taken since. */
export const changeOf = <Body extends Pick<Medicine, 'tabletsLeft'>>(
  { tabletsLeft, ...told }: Body,
  known: Medicine,
) => ({
  ...told,
  ...(tabletsLeft !== known.tabletsLeft && { tabletsLeft }),
});
