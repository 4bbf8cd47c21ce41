import { expect, test } from 'vitest';
import { createMedicine, type Medicine } from '../../../contract/entries/medicines.ts';
import { bodyOf, changeOf, rhythmOf, valuesOf } from './medicineValues.ts';

const today = '2026-03-06';
const medicine: Medicine = {
  ...{
    id: '01a22189-0976-708a-b462-5d5a9b630d72',
    name: 'Metformin',
    dose: '500 mg',
    createdAt: '2026-03-01T00:00:00Z',
  },
  ...{ days: [], everyDays: null, monthDays: [], monthWeeks: [], everyMonths: null, startDate: null, until: null },
  ...{ times: ['08:00'], tabletsLeft: 30 },
};

test.each<[Partial<Medicine>, string]>([
  [{}, 'daily'],
  [{ days: [1, 2, 3, 4, 5, 6, 7] }, 'daily'],
  [{ days: [1, 4] }, 'weekdays'],
  [{ everyDays: 2, startDate: today }, 'everyDays'],
  [{ monthDays: [1, 15] }, 'monthDays'],
  [{ times: [] }, 'asNeeded'],
  [{ days: [7], everyDays: 14, startDate: today }, 'kept'],
  [{ days: [5], monthWeeks: [-1] }, 'kept'],
  [{ monthDays: [1], everyMonths: 3, startDate: today }, 'kept'],
])('%o is shown as %s, and saved as it was', (change, rhythm) => {
  const known = { ...medicine, ...change };
  expect(rhythmOf(known)).toBe(rhythm);
  const { id: _id, createdAt: _at, ...told } = known;
  const days = rhythm === 'daily' ? [] : told.days;
  expect(bodyOf(valuesOf(known), known, today)).toEqual({ ...told, days });
});

test('every few days are counted from today unless a day is told', () => {
  const values = { ...valuesOf(undefined), name: 'Iron', rhythm: 'everyDays' as const, times: ['08:00'] };
  expect(createMedicine.body.parse(bodyOf(values, undefined, today))).toMatchObject({ everyDays: 2, startDate: today });
  expect(bodyOf({ ...values, startDate: '2026-03-10' }, undefined, today)).toMatchObject({ startDate: '2026-03-10' });
});

test('every few days without a number is refused', () => {
  const values = { ...valuesOf(medicine), rhythm: 'everyDays' as const, everyDays: '' as const };
  const { error } = createMedicine.body.safeParse(bodyOf(values, medicine, today));
  expect(error?.issues.map(({ message }) => message)).toContain('Enter a number of days from 2 to 366.');
});

test('what is taken as needed has neither times nor dates', () => {
  const values = { ...valuesOf({ ...medicine, until: '2026-12-05' }), rhythm: 'asNeeded' as const };
  expect(bodyOf(values, medicine, today)).toMatchObject({ times: [], startDate: null, until: null });
});

test('tablets are told only where they were counted anew', () => {
  const values = valuesOf(medicine);
  const change = (told: object) => changeOf(bodyOf({ ...values, ...told }, medicine, today), medicine);
  expect(change({ dose: '850 mg' })).not.toHaveProperty('tabletsLeft');
  expect(change({ tabletsLeft: 12 })).toMatchObject({ tabletsLeft: 12 });
  expect(change({ tabletsLeft: '' })).toMatchObject({ tabletsLeft: null });
});

test('a date of the month or a time that is none is refused at its field', () => {
  const values = { ...valuesOf(medicine), rhythm: 'monthDays' as const, monthDays: '1, 40', times: ['08:00', ''] };
  const { error } = createMedicine.body.safeParse(bodyOf(values, medicine, today));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['times.1', 'monthDays.1']);
});
