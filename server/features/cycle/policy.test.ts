import { expect, test } from 'vitest';
import { addDays } from '../../lib/dates.ts';
import { isBleedingInPregnancy, outlookOf } from './policy.ts';

const adult = { ageYears: 30, lifeStage: '' } as const;
/** Periods of five days, so many days after each other, from 1 January 2026. */
function periodsAfter(...lengths: number[]) {
  const starts = ['2026-01-01'];
  for (const days of lengths) starts.push(addDays(starts.at(-1) as string, days));
  return starts.map((startedOn) => ({ startedOn, endedOn: addDays(startedOn, 4) }));
}

test('of one period alone the next is told as what is common', () => {
  const { day, next, usualDays, cycles } = outlookOf(periodsAfter(), '2026-01-10', adult);
  expect({ day, next, usualDays, cycles }).toEqual({
    ...{ day: 10, next: { from: '2026-01-25', to: '2026-02-08', ofCycles: 0 } },
    ...{ usualDays: null, cycles: [] },
  });
  const { next: ofTeenager } = outlookOf(periodsAfter(), '2026-01-10', { ageYears: 15, lifeStage: '' });
  expect(ofTeenager).toMatchObject({ from: '2026-01-22', to: '2026-02-15' });
});

test('the range spans the last cycles, and some days around their median at least', () => {
  expect(outlookOf(periodsAfter(28, 28, 28), '2026-03-26', adult)).toMatchObject({
    ...{ usualDays: 28, next: { from: '2026-04-21', to: '2026-04-25', ofCycles: 3 } },
  });
  const { next } = outlookOf(periodsAfter(26, 33, 28, 30), '2026-05-01', adult);
  expect(next).toEqual({ from: '2026-05-24', to: '2026-05-31', ofCycles: 4 });
});

test('a period that was not logged, or logged twice, changes no prediction', () => {
  const [first, second, third] = periodsAfter(28, 28);
  const twice = [first, second, { startedOn: '2026-01-31', endedOn: null }, third].filter((one) => one !== undefined);
  expect(outlookOf(twice, '2026-03-01', adult).next).toEqual(outlookOf(periodsAfter(28, 28), '2026-03-01', adult).next);
  const { next } = outlookOf(periodsAfter(28, 28, 120, 28), '2026-07-30', adult);
  expect(next?.ofCycles).toBe(3);
});

test.each([
  ['nothing after one odd cycle', periodsAfter(28, 45), '2026-03-20', null],
  ['two long cycles', periodsAfter(28, 45, 44), '2026-05-01', 'long'],
  ['two short cycles', periodsAfter(20, 21), '2026-02-15', 'short'],
  ['a bleeding of nine days', [{ startedOn: '2026-01-01', endedOn: '2026-01-09' }], '2026-01-12', 'longBleeding'],
  ['three months without', periodsAfter(28), '2026-05-01', 'absent'],
  ['bleeding after more than a year', periodsAfter(400), '2027-02-06', 'afterYear'],
])('%s', (_, periods, today, hint) => {
  expect(outlookOf(periods, today, adult).hint).toBe(hint);
});

test('nothing is predicted in a pregnancy and while breastfeeding; how late it is is counted else', () => {
  const periods = periodsAfter(28, 28, 28);
  expect(outlookOf(periods, '2026-04-28', adult).lateDays).toBe(3);
  for (const lifeStage of ['pregnant', 'breastfeeding'] as const)
    expect(outlookOf(periods, '2026-04-28', { ...adult, lifeStage })).toMatchObject({
      ...{ next: null, lateDays: 0, unpredicted: lifeStage },
    });
  const lately = { startedOn: '2026-04-26', endedOn: null };
  expect(isBleedingInPregnancy('pregnant', lately, '2026-04-28')).toBe(true);
  expect(isBleedingInPregnancy('pregnant', periods[0], '2026-04-28')).toBe(false);
});
